import type { MailState } from '@bookstore/contract/api/orderMail';
import { LIMITS } from '@bookstore/contract/limits';
import type { DocumentReference, Firestore, Timestamp } from 'firebase-admin/firestore';
import { documentsOf } from '../firestore/allDocuments.ts';
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

const AFTER_ALL = '\uf8ff';

/** What the first failed mails are about. */
interface FailedMails {
  /** Each once. */
  orderIds: string[];
  /** How many. */
  withdrawals: number;
}

/** What these mails are about, each once. */
const subjectsOf = (docs: readonly { id: string }[]) => [...new Set(docs.map(({ id }) => orderIdOf(id)))];

/**
 * Failed mails of orders and of withdrawals. Mails of alerts lie among those of orders and are left out by name.
 * Three reads, or one for each such mail, of which there are at most `LIMITS.failedMails` of each kind.
 */
export async function findFailedMails(db: Firestore): Promise<FailedMails> {
  const failed = mailsOf(db)
    .where('delivery.state', '==', 'ERROR' satisfies MailState)
    .orderBy('__name__')
    .select();
  const named = (name: string) => mailsOf(db).doc(name);
  const [alerts, withdrawals] = [ALERT_PREFIX, WITHDRAWAL_PREFIX];
  const queries = [
    failed.endBefore(named(alerts)),
    failed.startAfter(named(`${alerts}${AFTER_ALL}`)).endBefore(named(withdrawals)),
    failed.startAt(named(withdrawals)).endAt(named(`${withdrawals}${AFTER_ALL}`)),
  ];
  const [before = [], between = [], ofWithdrawals = []] = await Promise.all(
    queries.map(async (query) => (await query.limit(LIMITS.failedMails).get()).docs),
  );
  return {
    orderIds: subjectsOf([...before, ...between].slice(0, LIMITS.failedMails)),
    withdrawals: subjectsOf(ofWithdrawals).length,
  };
}

/** How many mails were due before a moment and are unsettled. A read. */
export async function countOverdueMails(db: Firestore, before: Date): Promise<number> {
  return (await mailsOf(db).where('dueAt', '<=', before).count().get()).data().count;
}
