import type { MailState } from '@bookstore/contract/api/orderMail';
import { LIMITS } from '@bookstore/contract/limits';
import type { DocumentReference, Firestore, Timestamp } from 'firebase-admin/firestore';
import { documentsOf } from '../firestore/allDocuments.ts';
import { LAST_CHARACTER, whereIdStartsWith } from '../firestore/idPrefix.ts';
import { ALERT_PREFIX, mailsOf, WITHDRAWAL_PREFIX } from './mailRecord.ts';

interface OrderMails {
  id: string;
  refs: DocumentReference[];
}

/** Mail names are `{order id}-{event}`. */
const orderIdOf = (mailId: string) => mailId.slice(0, Math.max(0, mailId.lastIndexOf('-')));

/** Grouped by order, sorted by id. @param readTime see `documentsOf` */
export async function* mailsByOrder(db: Firestore, readTime?: Timestamp): AsyncGenerator<OrderMails> {
  let group: OrderMails | undefined;
  for await (const { id, ref } of documentsOf(db, mailsOf(db).id, readTime)) {
    const order = orderIdOf(id);
    if (group && group.id !== order) yield group;
    group = group?.id === order ? { id: order, refs: [...group.refs, ref] } : { id: order, refs: [ref] };
  }
  if (group) yield group;
}

/** Costs a read per mail. */
export async function withdrawalMails(db: Firestore): Promise<DocumentReference[]> {
  const { docs } = await whereIdStartsWith(mailsOf(db).select(), mailsOf(db), WITHDRAWAL_PREFIX).get();
  return docs.map(({ ref }) => ref);
}

/** At most `LIMITS.failedMails` of each kind. */
interface FailedMails {
  orderIds: string[];
  withdrawals: number;
}

const distinctSubjects = (docs: readonly { id: string }[]) => [...new Set(docs.map(({ id }) => orderIdOf(id)))];

/** Skips the range of alert mails between orders and withdrawals. Costs a read per failed mail, at least three. */
export async function findFailedMails(db: Firestore): Promise<FailedMails> {
  const mails = mailsOf(db);
  const failed = mails.where('delivery.state', '==', 'ERROR' satisfies MailState).select();
  const sorted = failed.orderBy('__name__');
  const queries = [
    sorted.endBefore(mails.doc(ALERT_PREFIX)),
    sorted.startAfter(mails.doc(`${ALERT_PREFIX}${LAST_CHARACTER}`)).endBefore(mails.doc(WITHDRAWAL_PREFIX)),
    whereIdStartsWith(failed, mails, WITHDRAWAL_PREFIX),
  ];
  const [before = [], between = [], ofWithdrawals = []] = await Promise.all(
    queries.map(async (query) => (await query.limit(LIMITS.failedMails).get()).docs),
  );
  return {
    orderIds: distinctSubjects([...before, ...between].slice(0, LIMITS.failedMails)),
    withdrawals: distinctSubjects(ofWithdrawals).length,
  };
}

/** Costs one read. */
export async function countOverdueMails(db: Firestore, before: Date): Promise<number> {
  return (await mailsOf(db).where('dueAt', '<=', before).count().get()).data().count;
}
