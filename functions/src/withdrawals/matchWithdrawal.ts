import { LIMITS } from '@bookstore/contract/limits';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { titleKeyOf } from '../books/bookSorts.ts';
import { findTitlesOnSale } from '../books/titles.repository.ts';
import { whereIdStartsWith } from '../firestore/idPrefix.ts';
import { type OptimisticRead, readOptimistically } from '../firestore/optimisticRead.ts';
import { readEach } from '../firestore/readDocument.ts';
import { dueAtOf, type MailRecord, readMail } from '../mail/mailRecord.ts';
import { ERASED_UID, ordersOf, readOrder } from '../orders/orderRecord.ts';
import { tasksOf } from '../tasks/taskRecord.ts';
import { type ComposeOwnerMail, type ComposeReceipt, MATCH_MS } from './withdrawalMails.ts';
import {
  orderNumberOf,
  ownerMailRef,
  readWithdrawal,
  type WithdrawalRecord,
  withdrawalMailRef,
  withdrawalsOf,
} from './withdrawalRecord.ts';
import { countWithdrawals } from './withdrawals.repository.ts';

/** Costs at most two reads. @param email absent for any address @returns null if none or several match */
async function findContractByPrefix(db: Firestore, prefix: string, email?: string): Promise<string | null> {
  const orders = ordersOf(db);
  const query = email === undefined ? orders : orders.where('email', '==', email);
  const { docs } = await whereIdStartsWith(query, orders, prefix).limit(2).select('contractId').get();
  const [only] = docs;
  return only && docs.length === 1 ? String(only.get('contractId') ?? only.id) : null;
}

/** An order's own address always matches; others are limited. */
async function findOrderId(db: Firestore, { order: typed, email }: WithdrawalRecord): Promise<string | null> {
  const number = orderNumberOf(typed);
  if (number === null) return null;
  // Others can place orders whose numbers start the same.
  const own = await findContractByPrefix(db, number, email);
  if (own) return own;
  const found = await findContractByPrefix(db, number);
  if (!found) return null;
  const before = await countWithdrawals(db, found, LIMITS.withdrawalsOfOrder);
  return before < LIMITS.withdrawalsOfOrder ? found : null;
}

/** Uses the catalogue's spelling. */
async function findTitles(db: Firestore, items: readonly string[]): Promise<string[]> {
  const titles = await findTitlesOnSale(db, items.map(titleKeyOf));
  return items.flatMap((item) => titles.get(titleKeyOf(item)) ?? []);
}

export interface MatchMails {
  composeOwnerMail: ComposeOwnerMail;
  composeReceipt: ComposeReceipt;
}

/** If the order has another address, informs that one, once. Ends its task in the same commit. */
export async function matchWithdrawal(
  db: Firestore,
  { id: taskId, withdrawalId }: { id: string; withdrawalId: string },
  mails: MatchMails | null,
): Promise<void> {
  const [read, receiptRead] = await readOptimistically(db, [
    withdrawalsOf(db).doc(withdrawalId),
    withdrawalMailRef(db, withdrawalId, 'receipt'),
  ]);
  const withdrawal = readWithdrawal(read);
  const orderId = withdrawal && (await findOrderId(db, withdrawal));
  const titles = withdrawal && mails ? await findTitles(db, withdrawal.items) : [];
  await db.runTransaction(async (transaction) => {
    // Locks the order, so that an erasure happens before or after.
    const order = orderId ? readOrder(await transaction.get(ordersOf(db).doc(orderId))) : null;
    const ownerMail = orderId ? await transaction.get(ownerMailRef(db, orderId)) : null;
    transaction.delete(tasksOf(db).doc(taskId), { exists: true });
    if (!withdrawal) return;
    const isErased = order?.uid === ERASED_UID;
    if (mails) {
      const isOwn = !isErased && order?.email === withdrawal.email;
      const message = mails.composeReceipt(withdrawal, { isOwn, titles });
      releaseReceipt(transaction, receiptRead, { withdrawal, message });
    }
    if (!order) return;
    // Expires with the order, unless the customer was erased.
    const isFromOther = !isErased && order.email !== withdrawal.email;
    read.update(transaction, { orderId: order.id, isFromOther, ...(!isErased && { expiresAt: null }) });
    const mail = isFromOther ? mails?.composeOwnerMail(order, withdrawal.receivedAt) : null;
    if (mail && ownerMail && !ownerMail.exists) transaction.create(ownerMail.ref, mail);
  });
}

/** The mailbox's limit may hold it back. */
function releaseReceipt(
  transaction: Transaction,
  read: OptimisticRead,
  { withdrawal, message }: { withdrawal: WithdrawalRecord; message: MailRecord['message'] },
): void {
  const [receipt] = readEach([read], readMail).records;
  if (receipt?.delivery.state !== 'PENDING') return;
  const { notBefore } = receipt.delivery;
  const isHeldBack = Number(notBefore) > withdrawal.receivedAt.getTime() + MATCH_MS;
  const delivery = { ...receipt.delivery, notBefore: isHeldBack ? notBefore : null };
  read.update(transaction, { message, delivery, dueAt: dueAtOf(delivery, withdrawal.receivedAt) });
}
