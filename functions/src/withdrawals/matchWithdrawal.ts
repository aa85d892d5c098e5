import { LIMITS } from '@bookstore/contract/limits';
import type { Firestore } from 'firebase-admin/firestore';
import { readOneOptimistically } from '../firestore/optimisticRead.ts';
import { ERASED_UID, ordersOf, readOrder } from '../orders/orderRecord.ts';
import { tasksOf } from '../tasks/taskRecord.ts';
import type { ComposeOwnerMail } from './withdrawalMails.ts';
import { countWithdrawals, orderNumberOf, ownerMailRef, readWithdrawal, withdrawalsOf } from './withdrawalRecord.ts';

const AFTER_ALL = '\uf8ff';

/**
 * The id of the one order that begins so; null where there is none, or more than one, and where so much was withdrawn from it that nobody
 * means it.
 */
async function findOrderId(db: Firestore, typed: string): Promise<string | null> {
  const number = orderNumberOf(typed);
  if (number === null) return null;
  const orders = ordersOf(db);
  const { docs } = await orders
    .orderBy('__name__')
    .startAt(orders.doc(number))
    .endAt(orders.doc(`${number}${AFTER_ALL}`))
    .limit(2)
    .select()
    .get();
  const [only] = docs;
  if (!only || docs.length > 1) return null;
  const before = await countWithdrawals(db, only.id, LIMITS.withdrawalsOfOrder);
  return before < LIMITS.withdrawalsOfOrder ? only.id : null;
}

/**
 * Puts a withdrawal to its order, after the call that declared it: that one answers the same whether there is such an order or not. Where
 * the order has another address than was typed, that one is told, once. It ends its task in the same commit.
 */
export async function matchWithdrawal(
  db: Firestore,
  { id: taskId, withdrawalId }: { id: string; withdrawalId: string },
  composeOwnerMail: ComposeOwnerMail,
): Promise<void> {
  const read = await readOneOptimistically(withdrawalsOf(db).doc(withdrawalId));
  const withdrawal = readWithdrawal(read);
  const orderId = withdrawal && (await findOrderId(db, withdrawal.order));
  await db.runTransaction(async (transaction) => {
    // With a lock: whoever erases its customer is before this or after it.
    const order = orderId && readOrder(await transaction.get(ordersOf(db).doc(orderId)));
    const told = orderId && (await transaction.get(ownerMailRef(db, orderId)));
    transaction.delete(tasksOf(db).doc(taskId), { exists: true });
    if (!withdrawal || !order) return;
    // What belongs to an order goes with its customer, who may be gone already: then it keeps its end.
    const isErased = order.uid === ERASED_UID;
    const isFromOther = !isErased && order.email !== withdrawal.email;
    read.update(transaction, { orderId: order.id, isFromOther, ...(!isErased && { expiresAt: null }) });
    const mail = isFromOther ? composeOwnerMail(order, withdrawal.receivedAt) : null;
    if (mail && told && !told.exists) transaction.create(told.ref, mail);
  });
}
