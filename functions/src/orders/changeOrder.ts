import { randomUUID } from 'node:crypto';
import type { OrderStatus } from '@bookstore/contract/api/order';
import type { MailEvent } from '@bookstore/contract/api/orderMail';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Database } from '../firestore/firebase.ts';
import type { Clock } from '../lib/clock.ts';
import { type ComposeMails, withNew, writeMails } from '../mail/composeMails.ts';
import { mailRef, readMail } from '../mail/mailRecord.ts';
import { isShownOtherwise } from '../stock/shownCopies.ts';
import { readStock, stockRef, writeStock } from '../stock/stockRecord.ts';
import type { TakeTurns } from '../stock/turns.ts';
import { writeAvailabilityTask, writeSaleTask } from '../tasks/taskRecord.ts';
import { type DeliveredOrder, type FindMails, toDelivered } from './deliveredOrder.ts';
import { deliveryRef } from './deliveryRecord.ts';
import { type OrderRecord, ordersOf, stepId, stepsOf, toAdminOrder } from './orderRecord.ts';
import { SoldOutMeanwhile, TooLateToUndo } from './orders.errors.ts';
import { saleOf } from './saleOf.ts';

/** How an order goes on. */
export interface OrderChange extends Pick<OrderRecord, 'status' | 'history' | 'refused'> {
  /** When the street is needed no more; null while it is. */
  deliveryExpiresAt: Date | null;
  /** -1 where it is sold no more, 1 where it is sold again, 0 where neither. */
  sold: -1 | 0 | 1;
  /** The step that is taken back, with its mail; null where the new state is told by one. */
  undone: OrderStatus | null;
}

/** Answers what shall stand. It may be called several times, and what it throws ends the change. */
export type DecideChange = (present: OrderRecord, now: Date) => OrderChange;

/**
 * Changes an order in one commit, on condition that it is still what was read: it locks nothing.
 * @returns null when there is no such order. @throws BookBusy, and what `decide` throws.
 */
export type ChangeOrder = (id: string, decide: DecideChange) => Promise<DeliveredOrder | null>;

export interface ChangeOrderDependencies {
  database: Database;
  findMails: FindMails;
  composeMails: ComposeMails;
  /** Shared by all of this instance who change copies. */
  takeTurns: TakeTurns;
  clock: Clock;
  /** By which the shop's days begin. */
  timeZone: string;
}

/** Who tries again is takeTurns. */
const ONCE = { maxAttempts: 1 };

/**
 * Gives back the copies that an order has taken (1), or takes them again (-1), of books that are still counted.
 * @returns the books of which visitors see another thing then; null where there are no such copies.
 */
function writeCopies(transaction: Transaction, stocks: DocumentSnapshot[], step: 1 | -1): string[] | null {
  const counted = stocks.flatMap((stock) => {
    const record = readStock(stock);
    return record ? [{ stock, before: record.count, after: record.count + step }] : [];
  });
  if (counted.some(({ after }) => after < 0)) return null;
  for (const { stock, after } of counted) writeStock(transaction, stock, after);
  return counted.filter(({ before, after }) => isShownOtherwise(before, after)).map(({ stock }) => stock.id);
}

export function createChangeOrder(dependencies: ChangeOrderDependencies): ChangeOrder {
  const { database, findMails, composeMails, takeTurns, clock, timeZone } = dependencies;

  async function readStocks(db: Firestore, { counted }: OrderRecord): Promise<DocumentSnapshot[]> {
    return counted.length > 0 ? db.getAll(...counted.map((id) => stockRef(db, id))) : [];
  }

  /** The mail of a step, which nobody has tried to send. @throws TooLateToUndo. */
  async function readUnsent(db: Firestore, order: OrderRecord, event: MailEvent): Promise<DocumentSnapshot> {
    const document = await mailRef(db, order.id, event).get();
    const mail = readMail(document);
    const isUnsent = !mail || (mail.delivery.attempts === 0 && mail.delivery.requests === 0);
    if (!isUnsent) throw new TooLateToUndo(toAdminOrder(order));
    return document;
  }

  return async (id, decide) => {
    const db = await database();
    const now = clock();
    const attempt = randomUUID();
    let bookIds: string[] = [];

    async function tryOnce(): Promise<DeliveredOrder | null> {
      const [documents, mails] = await Promise.all([
        db.getAll(ordersOf(db).doc(id), deliveryRef(db, id)),
        findMails(db, id),
      ]);
      const present = toDelivered(documents, now);
      const [read] = documents;
      if (!present || !read?.updateTime) return null;
      // Written by an earlier try of this call, whose answer was lost.
      if (present.order.attempt === attempt) return { ...present, mails };
      const { deliveryExpiresAt, sold, undone, ...change } = decide(present.order, now);
      bookIds = sold === 0 ? [] : present.order.counted;
      const stocks = sold === 0 ? [] : await readStocks(db, present.order);
      const unsent = undone && (await readUnsent(db, present.order, undone));
      const fields = { ...change, attempt, steps: stepsOf(present.order) + 1 };
      const order = { ...present.order, ...fields };
      const newMails = undone ? [] : composeMails(order, order.status, now);
      const { updateTime: lastUpdateTime } = read;
      await db.runTransaction(async (transaction) => {
        transaction.update(read.ref, fields, { lastUpdateTime });
        writeMails(db, transaction, newMails);
        if (unsent?.updateTime) transaction.delete(unsent.ref, { lastUpdateTime: unsent.updateTime });
        if (present.delivery) transaction.update(deliveryRef(db, id), { expiresAt: deliveryExpiresAt });
        if (sold === 0) return;
        const shownOtherwise = writeCopies(transaction, stocks, sold === 1 ? -1 : 1);
        if (!shownOtherwise) throw new SoldOutMeanwhile(toAdminOrder(present.order));
        writeAvailabilityTask(db, transaction, stepId(order), now, shownOtherwise);
        writeSaleTask(db, transaction, stepId(order), now, saleOf(order, sold, timeZone));
      }, ONCE);
      const left = mails?.filter((mail) => mail.id !== unsent?.id) ?? null;
      return { ...present, order, mails: left && withNew(left, newMails) };
    }

    return takeTurns(() => bookIds, tryOnce);
  };
}
