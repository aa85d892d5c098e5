import { z } from 'zod';
import { countryCode, listOf, object, text } from './fields.ts';

/** `seller.ts`: who sells, and how people reach the shop. On the pages About and Imprint, in the footer, mails and papers. */
export const seller = object({
  /** As it stands in the register, or the owner's own name. */
  name: text(100),
  /** Street, town and what else an envelope needs, a line each, without name and country. */
  address: listOf(text(80), 1, 'lines of the address'),
  country: countryCode,
  email: z.email({ error: 'is no e-mail address: write one, as hello@example.com' }),
  /** As people write it, with the country: `+49 40 123456`. */
  phone: text(40).refine((value) => /^\+?[\d() /-]{5,}$/.test(value), {
    error: 'is no phone number: write digits, spaces and hyphens, as +49 40 123456',
  }),
  /** For invoices, as the tax office has given it. */
  taxNumber: text(40).optional(),
  /** Register and number, as `Amtsgericht Hamburg, HRB 12345`. */
  register: text(100).optional(),
});

export type Seller = z.infer<typeof seller>;
