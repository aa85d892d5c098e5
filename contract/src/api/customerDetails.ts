import * as z from 'zod';
import { LIMITS } from '../limits.ts';
import { line } from '../text.ts';
import type { KeptAlert } from './alert.ts';
import type { Invoice } from './invoice.ts';
import { type Address, type AdminOrder, addressSchema, type Delivery, phoneSchema } from './order.ts';
import type { Withdrawal } from './withdrawal.ts';

/** Where a customer's parcels go, kept to fill the next checkout in. */
export interface CustomerDetails {
  name: string;
  phone: string;
  street: string;
  address: Address;
}

/** Saved details with their address as it is written in its country, the street first. */
export interface SavedDetails extends CustomerDetails {
  addressLines: string[];
}

/** The answer to who asks for their own; null where none are kept, which is no failure. */
export interface KeptDetails {
  details: SavedDetails | null;
}

/** All that the shop holds of a customer, for them to take away. */
export interface CustomerExport {
  account: { uid: string; email: string | null };
  details: CustomerDetails | null;
  /** Newest first, each with its street, mails and the shop's notes, as long as they are kept. */
  orders: AdminOrder[];
  /** Orders by phone under the confirmed address, in the first part; absent where there is none. */
  phoneOrders?: AdminOrder[];
  /** Streets that no order has, in the first part; absent where there is none. */
  streets?: Delivery[];
  /** From these orders, by their own address, and in the first part from the confirmed address and of no order; absent where there is none. */
  withdrawals?: Withdrawal[];
  /** Of these orders, each order's newest first; absent where there is none. */
  invoices?: Invoice[];
  /** Sold-out books that they wait for, in the first part; absent where there is none. */
  alerts?: KeptAlert[];
}

export const customerDetailsSchema = z.object({
  name: line(LIMITS.name),
  phone: phoneSchema,
  street: line(LIMITS.street),
  address: addressSchema,
});
