import type { MailState } from '@bookstore/contract/api/orderMail';
import { LIMITS } from '@bookstore/contract/limits';
import type { DocumentReference, Firestore, Timestamp } from 'firebase-admin/firestore';
import { documentsOf } from '../firestore/allDocuments.ts';
import { AFTER_ALL, whereIdStartsWith } from '../firestore/idPrefix.ts';
import { ALERT_PREFIX, mailsOf, WITHDRAWAL_PREFIX } from './mailRecord.ts';

/** The mails that lie beside one order. */
interface OrderMails {
  /** The order's. */
  id: string;
  refs: DocumentReference[];
}

/** What stands before the last hyphen of a mail's name. */
const orderIdOf = (mailId: string) => mailId.slice(0, Math.max(0, mailId.lastIndexOf('-')));

/**
 * The outbox order by order, in the order of the orders' ids: a hyphen sorts before all that ids are made of.
 * @param readTime see `documentsOf`.
 */
export async function* mailsByOrder(db: Firestore, readTime?: Timestamp): AsyncGenerator<OrderMails> {
  let present: OrderMails | undefined;
  for await (const { id, ref } of documentsOf(db, mailsOf(db).id, readTime)) {
    const order = orderIdOf(id);
    if (present && present.id !== order) yield present;
    present = present?.id === order ? { id: order, refs: [...present.refs, ref] } : { id: order, refs: [ref] };
  }
  if (present) yield present;
}

/** Up to `LIMITS.failedMails` mails of each kind are counted. */
interface FailedMails {
  /** Without duplicates. */
  orderIds: string[];
  withdrawals: number;
}

/** Ids of the orders or withdrawals of some mails, without duplicates. */
const subjectsOf = (docs: readonly { id: string }[]) => [...new Set(docs.map(({ id }) => orderIdOf(id)))];

/**
 * Finds failed mails of orders and withdrawals. Ids of alert mails sort between those of orders and are skipped.
 * Costs a read for each failed mail, and three at least.
 */
export async function findFailedMails(db: Firestore): Promise<FailedMails> {
  const mails = mailsOf(db);
  const failed = mails.where('delivery.state', '==', 'ERROR' satisfies MailState).select();
  const byId = failed.orderBy('__name__');
  const queries = [
    byId.endBefore(mails.doc(ALERT_PREFIX)),
    byId.startAfter(mails.doc(`${ALERT_PREFIX}${AFTER_ALL}`)).endBefore(mails.doc(WITHDRAWAL_PREFIX)),
    whereIdStartsWith(failed, mails, WITHDRAWAL_PREFIX),
  ];
  const [before = [], between = [], ofWithdrawals = []] = await Promise.all(
    queries.map(async (query) => (await query.limit(LIMITS.failedMails).get()).docs),
  );
  return {
    orderIds: subjectsOf([...before, ...between].slice(0, LIMITS.failedMails)),
    withdrawals: subjectsOf(ofWithdrawals).length,
  };
}

/** Counts unsettled mails that were due before a moment, at a read. */
export async function countOverdueMails(db: Firestore, before: Date): Promise<number> {
  return (await mailsOf(db).where('dueAt', '<=', before).count().get()).data().count;
}
