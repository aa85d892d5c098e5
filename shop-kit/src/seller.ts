import { z } from 'zod';
import { countryCode, listOf, object, text } from './fields.ts';

/** `seller.ts`: the seller in About, Imprint, footer, mails and documents. */
export const seller = object({
  /** Registered name, or the owner's name. */
  name: text(100),
  /** Postal address, one line each, without name and country. */
  address: listOf(text(80), 1, 'lines of the address'),
  country: countryCode,
  email: z.email({ error: 'is not an email address: write one, such as hello@example.com' }),
  /** Phone number with country code: `+49 40 123456`. */
  phone: text(40).refine((value) => /^\+?[\d() /-]{5,}$/.test(value), {
    error: 'is not a phone number: write digits, spaces and hyphens, such as +49 40 123456',
  }),
  /** Printed on invoices. */
  taxNumber: text(40).optional(),
  /** Example: `Amtsgericht Hamburg, HRB 12345`. */
  register: text(100).optional(),
});

export type Seller = z.infer<typeof seller>;
