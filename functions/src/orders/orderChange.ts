import { isDeepStrictEqual } from 'node:util';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { type NewMail, withNew, writeMails } from '../mail/composeMails.ts';
import type { SaleRecorder } from '../sales/saleRecorder.ts';
import type { Sale } from '../sales/sales.ts';
import { type DeliveredOrder, type FindMails, toDelivered } from './deliveredOrder.ts';
import { deliveryRef } from './deliveryRecord.ts';
import { returnCopies } from './orderCopies.ts';
import { type OrderRecord, ordersOf } from './orderRecord.ts';

/** How an order goes on. */
export interface OrderChange extends Pick<OrderRecord, 'status' | 'history' | 'attempt' | 'refused'> {
  /** When the street is needed no more; null while it is. */
  forgetDeliveryAt: Date | null;
  mails: NewMail[];
  /** What it takes away from the sales of its day; null while it stays sold. */
  sale: Sale | null;
}

/** Answers what shall stand. It may be called several times, and what it throws ends the transaction. */
export type DecideChange = (present: OrderRecord) => OrderChange;

interface Parts {
  decide: DecideChange;
  sales: SaleRecorder;
  findMails: FindMails;
}

/** The transaction that changes an order, to be run as often as Firestore asks: null when there is no such order. */
export function orderChange(db: Firestore, id: string, now: Date, { decide, sales, findMails }: Parts) {
  const ref = ordersOf(db).doc(id);
  let written: OrderRecord | null = null;

  return async (transaction: Transaction, hasLock: boolean): Promise<DeliveredOrder | null> => {
    // Mails are read beside the transaction, which would keep them from being sent meanwhile.
    const [documents, mails] = await Promise.all([transaction.getAll(ref, deliveryRef(db, id)), findMails(db, id)]);
    const present = toDelivered(documents, now);
    // Run again after a commit whose answer was lost.
    if (!present || isDeepStrictEqual(present.order, written)) return present && { ...present, mails };
    const { forgetDeliveryAt, mails: newMails, sale, ...step } = decide(present.order);
    if (step.status === 'cancelled') await returnCopies(db, transaction, present.order, hasLock);
    transaction.update(ref, step);
    writeMails(db, transaction, newMails);
    if (present.delivery) transaction.update(deliveryRef(db, id), { expiresAt: forgetDeliveryAt });
    if (sale) sales.record(transaction, sale);
    written = { ...present.order, ...step };
    return { ...present, order: written, mails: mails && withNew(mails, newMails) };
  };
}
