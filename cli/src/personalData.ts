import { type DetailsRecord, detailsRef, readDetails } from '../../functions/src/customers/detailsRecord.ts';
import { findDeliveries, findMails } from '../../functions/src/customers/exportOrders.ts';
import type { Database } from '../../functions/src/lib/firebase.ts';
import type { OrderRecord } from '../../functions/src/orders/orderRecord.ts';
import { createOrdersRepository } from '../../functions/src/orders/orders.repository.ts';
import { searchKeysOf } from '../../functions/src/orders/searchKeys.ts';
import { UNWATCHED, type Watch } from './watch.ts';

/** Stands where a person was. Every field still is what the contract asks for, so the order book goes on working. */
const NOBODY = {
  uid: 'erased',
  name: 'Erased',
  email: 'erased@example.invalid',
  phone: '0',
  address: { city: '-', country: '-', state: '-', zipcode: '-' },
  // Nobody's: it would be held against the next who is erased.
  refused: false,
};

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

/** Deletes them, whole. */
export async function eraseDetails(database: Database, details: readonly DetailsRecord[]): Promise<void> {
  const db = await database();
  for (const { uid } of details) await detailsRef(db, uid).delete();
}

/**
 * Takes the person out of orders, and deletes their streets and mails. What was sold, when and for how much stays: the books of the shop must still add up.
 * It cannot be undone.
 * @returns how many orders there were. When it fails half-way, run it again: it goes on with the rest.
 */
export async function eraseOrders(
  database: Database,
  orders: OrderRecord[],
  watch: Watch = UNWATCHED,
): Promise<number> {
  const db = await database();
  for (const { ref } of await findDeliveries(database, orders)) await ref.delete();
  for (const order of orders) {
    const { id } = order;
    for (const { ref } of await findMails(database, order)) await ref.delete();
    const searchKeys = searchKeysOf({ ...NOBODY, id });
    await db
      .collection('orders')
      .doc(id)
      .update({ ...NOBODY, searchKeys });
    watch.count('orders');
  }
  return orders.length;
}
