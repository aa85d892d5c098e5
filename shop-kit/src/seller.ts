import { z } from 'zod';
import { countryCode, listOf, object, text } from './fields.ts';

/** `seller.ts`: for About, Imprint, footer, mails and documents. */
export const seller = object({
  /** Registered, or the owner's. */
  name: text(100),
  /** One line each, without name and country. */
  address: listOf(text(80), 1, 'lines of the address'),
  country: countryCode,
  email: z.email({ error: 'is not an email address: write one, such as hello@example.com' }),
  /** With country code: `+49 40 123456`. */
  phone: text(40).refine((value) => /^\+?[\d() /-]{5,}$/.test(value), {
    error: 'is not a phone number: write digits, spaces and hyphens, such as +49 40 123456',
  }),
  /** On invoices. */
  taxNumber: text(40).optional(),
  /** `Amtsgericht Hamburg, HRB 12345`. */
  register: text(100).optional(),
});

export type Seller = z.infer<typeof seller>;
