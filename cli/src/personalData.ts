import type { AdminOrder } from '@bookstore/contract/order';
import type { Firebase } from '../../functions/src/lib/firebase.ts';
import { toAdminOrder } from '../../functions/src/orders/orderRecord.ts';
import { createOrdersRepository } from '../../functions/src/orders/orders.repository.ts';
import { searchKeysOf } from '../../functions/src/orders/searchKeys.ts';

/** Stands where a person was. Every field still is what the contract asks for, so the order book goes on working. */
const NOBODY = {
  uid: 'erased',
  name: 'Erased',
  email: 'erased@example.invalid',
  phone: '0',
  address: { city: '-', country: '-', state: '-', zipcode: '-' },
};

/** All orders of an e-mail address as the admin sees them: what a person may ask a shop for. */
export async function exportOrders(firebase: Firebase, email: string): Promise<AdminOrder[]> {
  const orders = await createOrdersRepository(firebase.database).findByEmail(email.trim().toLowerCase());
  return orders.map(toAdminOrder);
}

/**
 * Takes the person out of the orders of an e-mail address. What was sold, when and for how much stays: the books of the
 * shop must still add up. It cannot be undone.
 * @returns how many orders there were. When it fails half-way, run it again: it goes on with the rest.
 */
export async function eraseOrders(firebase: Firebase, email: string): Promise<number> {
  const db = await firebase.database();
  const orders = await createOrdersRepository(firebase.database).findByEmail(email.trim().toLowerCase());
  for (const { id } of orders) {
    const searchKeys = searchKeysOf({ ...NOBODY, id });
    await db
      .collection('orders')
      .doc(id)
      .update({ ...NOBODY, searchKeys });
  }
  return orders.length;
}
