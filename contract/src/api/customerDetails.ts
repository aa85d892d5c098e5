import * as z from 'zod';
import { LIMITS } from '../limits.ts';
import { line } from '../text.ts';
import type { KeptAlert } from './alert.ts';
import type { Invoice } from './invoice.ts';
import { type Address, type AdminOrder, addressSchema, type Delivery, phoneSchema } from './order.ts';
import type { Withdrawal } from './withdrawal.ts';

export interface CustomerDetails {
  name: string;
  phone: string;
  street: string;
  address: Address;
}

/** Adds the address in its country's format, street first. */
export interface SavedDetails extends CustomerDetails {
  addressLines: string[];
}

/** Null if none are saved, which is not an error. */
export interface KeptDetails {
  details: SavedDetails | null;
}

export interface CustomerExport {
  account: { uid: string; email: string | null };
  details: CustomerDetails | null;
  /** Newest first, with street, mails and notes while they are kept. */
  orders: AdminOrder[];
  /** Phone orders under the confirmed address; in the first part, absent if there are none. */
  phoneOrders?: AdminOrder[];
  /** Unused streets; in the first part, absent if there are none. */
  streets?: Delivery[];
  /** Withdrawals from these orders, and in the first part those without an order; absent if there are none. */
  withdrawals?: Withdrawal[];
  /** Newest first within each order; absent if there are none. */
  invoices?: Invoice[];
  alerts?: KeptAlert[];
}

export const customerDetailsSchema = z.object({
  name: line(LIMITS.name),
  phone: phoneSchema,
  street: line(LIMITS.street),
  address: addressSchema,
});
