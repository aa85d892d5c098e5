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

/** The address is in its country's format, street first. */
export interface SavedDetails extends CustomerDetails {
  addressLines: string[];
}

/** Null if none are saved. */
export interface KeptDetails {
  details: SavedDetails | null;
}

export interface CustomerExport {
  account: { uid: string; email: string | null };
  details: CustomerDetails | null;
  /** Newest first. */
  orders: AdminOrder[];
  /** Orders under the confirmed email address; in the first part only. */
  phoneOrders?: AdminOrder[];
  /** Streets without an order; in the first part only. */
  streets?: Delivery[];
  /** The first part includes withdrawals without an order. */
  withdrawals?: Withdrawal[];
  /** Newest first within each order. */
  invoices?: Invoice[];
  alerts?: KeptAlert[];
  /** Book ids of the wish list; in the first part, absent if it is empty. */
  wishes?: string[];
}

export const customerDetailsSchema = z.object({
  name: line(LIMITS.name),
  phone: phoneSchema,
  street: line(LIMITS.street),
  address: addressSchema,
});
