import type { Database } from '../lib/firebase.ts';
import { deliveriesOf } from '../orders/deliveryRecord.ts';
import type { OrderRecord } from '../orders/orderRecord.ts';
import { searchKeysOf } from '../orders/searchKeys.ts';
import { detailsRef } from './detailsRecord.ts';
import { findMails } from './exportOrders.ts';

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

/** Orders that are written side by side: a customer waits for it. */
const AT_ONCE = 10;

/** Deletes the mails of an order and takes its customer out, both or neither. */
async function eraseOrder(database: Database, order: OrderRecord): Promise<void> {
  const db = await database();
  const { id } = order;
  const batch = db.batch();
  for (const { ref } of await findMails(database, order)) batch.delete(ref);
  batch.update(db.collection('orders').doc(id), { ...NOBODY, searchKeys: searchKeysOf({ ...NOBODY, id }) });
  await batch.commit();
}

/**
 * Takes a customer out of their orders, and deletes their streets, mails and saved details. What was sold, when and for how much stays: the books of the
 * shop must still add up. It cannot be undone.
 * @param onErased is told of each order.
 * @returns how many orders there were. When it fails half-way, run it again: it goes on with the rest.
 */
export async function eraseCustomer(
  database: Database,
  uid: string,
  orders: readonly OrderRecord[],
  onErased: () => void = () => undefined,
): Promise<number> {
  const db = await database();
  for (const { ref } of await deliveriesOf(db, uid)) await ref.delete();
  for (let start = 0; start < orders.length; start += AT_ONCE) {
    const erase = async (order: OrderRecord) => {
      await eraseOrder(database, order);
      onErased();
    };
    await Promise.all(orders.slice(start, start + AT_ONCE).map(erase));
  }
  await detailsRef(db, uid).delete();
  return orders.length;
}
