import type { Firestore } from 'firebase-admin/firestore';
import { type OrderRecord, ordersOf } from './orderRecord.ts';

/** Firestore takes so many alternatives in one query. */
const CUSTOMERS_AT_ONCE = 30;

/** How many parcels of each customer came back. */
export type RefusedParcels = ReadonlyMap<string, number>;

/**
 * Counts by the orders themselves, so nothing can drift: a read for each parcel that came back, and one at least for thirty customers. There
 * are no more than the admins have marked one by one.
 */
export async function countRefused(db: Firestore, uids: readonly string[]): Promise<RefusedParcels> {
  const customers = [...new Set(uids)];
  const groups = Array.from({ length: Math.ceil(customers.length / CUSTOMERS_AT_ONCE) }, (_, index) =>
    customers.slice(index * CUSTOMERS_AT_ONCE, (index + 1) * CUSTOMERS_AT_ONCE),
  );
  const found = await Promise.all(
    groups.map((group) => ordersOf(db).where('uid', 'in', group).where('refused', '==', true).select('uid').get()),
  );
  const counts = new Map<string, number>();
  for (const { docs } of found) {
    for (const document of docs) {
      const uid = String(document.get('uid'));
      counts.set(uid, (counts.get(uid) ?? 0) + 1);
    }
  }
  return counts;
}

/** How many others of an order's customer came back. */
export function otherRefusedParcels(order: OrderRecord, counts: RefusedParcels): number {
  return (counts.get(order.uid) ?? 0) - (order.refused ? 1 : 0);
}
