import { type DetailsRecord, readDetails } from '../../../functions/src/customers/detailsRecord.ts';
import type { Database } from '../../../functions/src/lib/firebase.ts';
import type { OrderRecord } from '../../../functions/src/orders/orderRecord.ts';
import { createOrdersRepository } from '../../../functions/src/orders/orders.repository.ts';

/** Whether a text can be a customer's address: enough to tell it from an option or a name. */
export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text.trim());

const day = (date: Date) => date.toISOString().slice(0, 10);

function describe(uid: string, ordersOfUid: OrderRecord[]): string {
  if (ordersOfUid.length === 0) return `  --uid ${uid}   saved details, and no orders`;
  const days = ordersOfUid.map(({ createdAt }) => day(createdAt)).sort();
  const names = [...new Set(ordersOfUid.map(({ name }) => name))].join(', ');
  return `  --uid ${uid}   ${ordersOfUid.length} orders from ${days[0]} to ${days.at(-1)}, by ${names}`;
}

/**
 * The orders of one customer: those that carry this address, which several people may have had one after the other.
 * @param uid tells them apart.
 * @param details what customers of this address have saved: who has saved some need not have ordered.
 * @throws when there is neither order nor details, and, with each of them, when there are several customers and no uid.
 */
export async function findOrders(
  database: Database,
  email: string,
  uid?: string,
  details: readonly DetailsRecord[] = [],
): Promise<OrderRecord[]> {
  const address = email.trim().toLowerCase();
  const orders = await createOrdersRepository(database).findByEmail(address, uid);
  const whose = uid === undefined ? address : `${address} with the uid ${uid}`;
  if (orders.length + details.length === 0) throw new Error(`There is no order of ${whose}.`);
  const byUid = Map.groupBy(orders, (order) => order.uid);
  for (const saved of details) if (!byUid.has(saved.uid)) byUid.set(saved.uid, []);
  if (byUid.size > 1) {
    const customers = [...byUid].map(([one, ordersOfUid]) => describe(one, ordersOfUid));
    throw new Error([`${byUid.size} customers have had this address. Say which one:`, ...customers].join('\n'));
  }
  return orders;
}

/** What customers of an address, or the one of a uid, have saved for their next order. */
export async function findDetails(database: Database, email: string, uid?: string): Promise<DetailsRecord[]> {
  const db = await database();
  const ofEmail = db.collection('customers').where('email', '==', email.trim().toLowerCase());
  const { docs } = await (uid === undefined ? ofEmail : ofEmail.where('uid', '==', uid)).get();
  return docs.flatMap((document) => readDetails(document) ?? []);
}
