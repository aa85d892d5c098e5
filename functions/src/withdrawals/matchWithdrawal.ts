import type { Firestore } from 'firebase-admin/firestore';
import { readOneOptimistically } from '../firestore/optimisticRead.ts';
import { ERASED_UID, type OrderRecord, ordersOf, readOrder } from '../orders/orderRecord.ts';
import { tasksOf } from '../tasks/taskRecord.ts';
import type { ComposeOwnerMail } from './withdrawalMails.ts';
import { readWithdrawal, withdrawalMailRef, withdrawalsOf } from './withdrawalRecord.ts';

/** The number of an order as people type it: with a sign before it, in capitals, in groups. */
const NUMBER = /^[0-9a-f]{8,32}$/;
const AFTER_ALL = '\uf8ff';

/** The one order whose id begins so; null where there is none, or more than one. */
async function findOrder(db: Firestore, typed: string): Promise<OrderRecord | null> {
  const number = typed.toLowerCase().replaceAll(/[#\s-]/g, '');
  if (!NUMBER.test(number)) return null;
  const orders = ordersOf(db);
  const { docs } = await orders
    .orderBy('__name__')
    .startAt(orders.doc(number))
    .endAt(orders.doc(`${number}${AFTER_ALL}`))
    .limit(2)
    .get();
  const [only] = docs;
  return only && docs.length === 1 ? readOrder(only) : null;
}

/**
 * Puts a withdrawal to its order, after the call that declared it: that one answers the same whether there is such an order or not. Where
 * the order has another address than was typed, that one is told. It ends its task in the same commit.
 */
export async function matchWithdrawal(
  db: Firestore,
  { id: taskId, withdrawalId }: { id: string; withdrawalId: string },
  composeOwnerMail: ComposeOwnerMail,
): Promise<void> {
  const read = await readOneOptimistically(withdrawalsOf(db).doc(withdrawalId));
  const withdrawal = readWithdrawal(read);
  const order = withdrawal && (await findOrder(db, withdrawal.order));
  await db.runTransaction(async (transaction) => {
    transaction.delete(tasksOf(db).doc(taskId), { exists: true });
    if (!withdrawal || !order) return;
    read.update(transaction, { orderId: order.id, expiresAt: null });
    const isTheirs = order.uid === ERASED_UID || order.email === withdrawal.email.toLowerCase();
    const mail = isTheirs ? null : composeOwnerMail(order, withdrawal.receivedAt);
    if (mail) transaction.set(withdrawalMailRef(db, withdrawalId, 'owner'), mail);
  });
}
