import * as z from 'zod';
import { LIMITS } from './limits.ts';
import { type Address, addressSchema, phoneSchema } from './order.ts';
import { line } from './text.ts';

/** Where a customer's parcels go, kept to fill the next checkout in. */
export interface CustomerDetails {
  name: string;
  phone: string;
  street: string;
  address: Address;
}

/** The answer to who asks for their own; null where none are kept, which is no failure. */
export interface KeptDetails {
  details: CustomerDetails | null;
}

export const customerDetailsSchema = z.object({
  name: line(LIMITS.name),
  phone: phoneSchema,
  street: line(LIMITS.street),
  address: addressSchema,
});
