import type { MailState } from '@bookstore/contract/api/orderMail';
import { LIMITS } from '@bookstore/contract/limits';
import type { DocumentReference, Firestore, Timestamp } from 'firebase-admin/firestore';
import { documentsOf } from '../firestore/allDocuments.ts';
import { isOfOrder, mailsOf, WITHDRAWAL_PREFIX } from './mailRecord.ts';

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

const GIVEN_UP: MailState = 'ERROR';

/** What the first mails are about that were given up. */
interface FailedMails {
  /** Each once. */
  orderIds: string[];
  /** How many. */
  withdrawals: number;
}

/** A read for each of these mails, of which there are at most `LIMITS.failedMails`. */
export async function findFailedMails(db: Firestore): Promise<FailedMails> {
  const given = mailsOf(db).where('delivery.state', '==', GIVEN_UP);
  const { docs } = await given.limit(LIMITS.failedMails).select().get();
  const about = [...new Set(docs.map(({ id }) => orderIdOf(id)))];
  const orderIds = about.filter(isOfOrder);
  return { orderIds, withdrawals: about.filter((id) => id.startsWith(WITHDRAWAL_PREFIX)).length };
}
