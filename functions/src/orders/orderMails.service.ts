import type { MailEvent, OrderMail } from '@bookstore/contract/api/orderMail';
import { isDocumentId } from '@bookstore/contract/ids';
import { recordChange } from '../changes/changeRecord.ts';
import type { Database } from '../firestore/firebase.ts';
import type { Clock } from '../lib/clock.ts';
import type { ComposeMail } from '../mail/composeMails.ts';
import { dueAtOf, isLeased, mailRef, newSendState, readMail, type SendState, toOrderMail } from '../mail/mailRecord.ts';
import { toChangedOrder } from './changeMail.ts';
import { deliveryRef, readDelivery } from './deliveryRecord.ts';
import { type OrderRecord, ordersOf, readOrder } from './orderRecord.ts';
import { MailNotFound, StepNotReached } from './orders.errors.ts';
import { toSentTo } from './sentTo.ts';

/** Also true after a commit whose answer was lost. */
const isRequested = ({ state, attempts }: SendState) => state === 'RETRY' && attempts === 0;

function hasReached({ history, returns }: OrderRecord, event: MailEvent): boolean {
  if (event === 'returned') return returns.length > 0;
  return event === 'shop' || event === 'changed' || history.some(({ status }) => status === event);
}

/**
 * Uses current text and address; does nothing while the mail is being sent. @param by the admin, for the log @throws
 * MailNotFound, StepNotReached
 */
export type SendMailAgain = (by: string, orderId: string, event: MailEvent) => Promise<OrderMail>;

interface SendMailAgainDependencies {
  database: Database;
  /** Null if the shop sends no mail. */
  composeMail: ComposeMail | null;
  clock: Clock;
}

export function createSendMailAgain({ database, composeMail, clock }: SendMailAgainDependencies): SendMailAgain {
  return async (by, orderId, event) => {
    if (!composeMail || !isDocumentId(orderId)) throw new MailNotFound();
    const db = await database();
    return db.runTransaction(async (transaction) => {
      const now = clock();
      const [orderDocument, mailDocument, street] = await transaction.getAll(
        ordersOf(db).doc(orderId),
        mailRef(db, orderId, event),
        deliveryRef(db, orderId),
      );
      const order = orderDocument && readOrder(orderDocument);
      if (!order || !mailDocument) throw new MailNotFound();
      if (!hasReached(order, event)) throw new StepNotReached(order);
      const mail = readMail(mailDocument);
      if (!mail) throw new MailNotFound();
      if (isLeased(mail.delivery, now) || isRequested(mail.delivery)) return toOrderMail(event, mail);
      const delivery = street ? readDelivery(street, now) : null;
      const composed = mail.base
        ? toChangedOrder({ order, delivery }, mail.base, mail.showsAddress)
        : { ...order, sentTo: toSentTo(order.address, delivery, mail.showsAddress) };
      const { document } = composeMail(composed, event, now);
      const { error } = document.delivery;
      const sendState = newSendState({
        state: error === undefined ? 'RETRY' : 'ERROR',
        attempts: 0,
        requests: mail.delivery.requests + 1,
        ...(error !== undefined && { error }),
      });
      transaction.update(mailDocument.ref, { ...document, delivery: sendState, dueAt: dueAtOf(sendState, now) });
      recordChange(db, transaction, { at: now, by, what: 'order-mail-sent', subjects: [orderId] });
      return toOrderMail(event, { delivery: sendState });
    });
  };
}
