import { isDocumentId } from '@bookstore/contract/ids';
import { DELIVERY_KEPT_DAYS } from '@bookstore/contract/limits';
import { UNDO_SECONDS } from '@bookstore/contract/orderSteps';
import type { Firestore } from 'firebase-admin/firestore';
import type { Database } from '../firestore/firebase.ts';
import { type OptimisticRead, readOneOptimistically, readOptimistically } from '../firestore/optimisticRead.ts';
import { daysAfter } from '../firestore/timestamps.ts';
import type { IsSeen } from './decideChange.ts';
import type { EditPolicy } from './decideEdit.ts';
import { assertSameSplit, decideMerge, decideSplit, isMergeable, type SplitRequest } from './decideSplit.ts';
import { type DeliveryRecord, deliveryRef } from './deliveryRecord.ts';
import { withEdit } from './editOrder.ts';
import { type OrderRecord, ordersOf, readOrder, splitIdOf, toAdminOrder } from './orderRecord.ts';
import { NotMergeable, OrderChangedMeanwhile, OrderNotFound, StatusConflict, TooLateToUndo } from './orders.errors.ts';
import { newOrderFields, queryFieldsChange } from './queryFields.ts';
import { saleOfSplit } from './saleOf.ts';
import type { OrderAttempt, OrderReads, OrderWrites, WriteOrder, WrittenOrder } from './writeOrder.ts';

export interface SplitOrder {
  /**
   * Once per key. @returns the first order @throws OrderNotFound, SplitKeyReused, BookBusy, and what decideSplit
   * throws
   */
  split: (id: string, request: SplitRequest) => Promise<WrittenOrder>;
  /** Once. @returns the first order @throws OrderNotFound, OrderChangedMeanwhile, NotMergeable, BookBusy */
  merge: (id: string, request: { username: string; isSeen: IsSeen }) => Promise<WrittenOrder>;
  /**
   * Undoes a split. @param part second order; default the latest @throws OrderNotFound, StatusConflict, TooLateToUndo,
   * NotMergeable, BookBusy
   */
  undoSplit: (id: string, username: string, part?: string) => Promise<WrittenOrder>;
}

interface SplitOrderDependencies {
  writeOrder: WriteOrder;
  database: Database;
  timeZone: string;
  policy: EditPolicy;
}

export function createSplitOrder({ writeOrder, database, timeZone, policy }: SplitOrderDependencies): SplitOrder {
  return {
    async split(id, request) {
      let isOwn = false;
      const written = await writeOrder(id, async (reads, call) => {
        const secondRead = await readOneOptimistically(ordersOf(call.db).doc(splitIdOf(id, request.key)));
        const existing = readOrder(secondRead);
        if (!existing) return splitWrites(reads, secondRead, request, call);
        // The first order may have changed since an attempt whose answer was lost.
        isOwn = existing.attempt === call.attempt;
        if (!isOwn) assertSameSplit(reads.order, existing, request);
        return null;
      });
      return { ...written, isNew: written.isNew || isOwn };
    },

    async merge(id, { username, isSeen }) {
      const db = await database();
      const part = isDocumentId(id) ? readOrder(await ordersOf(db).doc(id).get()) : null;
      if (!part) throw new OrderNotFound();
      if (part.splitFrom === null) throw new NotMergeable(toAdminOrder(part));
      return writeOrder(part.splitFrom, async (first, call) => {
        const second = await readSecond(call.db, id);
        if (second.order.mergedInto !== null) return null;
        if (!isSeen(second.order)) throw new OrderChangedMeanwhile(toAdminOrder(second.order));
        return mergeWrites(first, second, username, call);
      });
    },

    undoSplit(id, username, part) {
      return writeOrder(id, async (first, call) => {
        const current = toAdminOrder(first.order);
        const { status, splitInto } = first.order;
        if (status !== 'placed') throw new StatusConflict(current);
        const undone = splitInto.findLast((one) => part === undefined || one === part);
        if (undone === undefined) throw new TooLateToUndo(current);
        const second = await readSecond(call.db, undone);
        const { mergedInto, splitAt } = second.order;
        if (mergedInto !== null) return null;
        if (Number(call.now) > Number(splitAt) + UNDO_SECONDS * 1000) throw new TooLateToUndo(current);
        return mergeWrites(first, second, username, call);
      });
    },
  };

  function splitWrites(
    { order, delivery }: OrderReads,
    secondRead: OptimisticRead,
    request: SplitRequest,
    { db, transaction, now, attempt }: OrderAttempt,
  ): OrderWrites {
    const { username: by, notify = false, reason } = request;
    const { first, second } = decideSplit(order, secondRead.id, request, policy, now);
    const { totalCents, waiting } = second;
    const items = second.items.map(({ id, title }) => ({ id, title }));
    const removed = items.map(({ title }) => title);
    const edits = withEdit(order, { at: now, by, removed, afterCents: order.totalCents - totalCents, part: second.id });
    return {
      fields: { ...first, edits },
      isSearchChanged: true,
      saleOf: (after) => saleOfSplit(after, 1, timeZone),
      log: { by, what: 'order-split', subjects: [second.id] },
      rewrites: { delivery },
      notice: { notify, addedPart: { orderId: second.id, items, totalCents, waiting, reason } },
      write() {
        secondRead.write(transaction, newOrderFields({ ...second, attempt }));
        if (delivery) transaction.set(deliveryRef(db, second.id), secondDelivery(delivery));
        return {};
      },
    };
  }

  async function mergeWrites(
    { order: first, delivery }: OrderReads,
    { order, read, deliveryRead }: Second,
    by: string,
    { transaction, now, attempt }: OrderAttempt,
  ): Promise<OrderWrites> {
    if (!isMergeable(first, order)) throw new NotMergeable(toAdminOrder(order));
    const merged = decideMerge(first, order, by, policy, now);
    const added = order.items.map(({ title }) => title);
    const edits = withEdit(first, {
      at: now,
      by,
      added,
      afterCents: first.totalCents + order.totalCents,
      part: order.id,
    });
    const secondEdits = withEdit(order, { at: now, by, removed: added, part: first.id });
    const second = { ...merged.second, edits: secondEdits, attempt, steps: order.steps + 1 };
    const queryFields = await queryFieldsChange({ ...order, ...second });
    return {
      fields: { ...merged.first, edits },
      isSearchChanged: true,
      saleOf: (after) => saleOfSplit(after, -1, timeZone),
      log: { by, what: 'order-merged', subjects: [order.id] },
      rewrites: { delivery },
      notice: { notify: false, removedPart: order.id },
      write() {
        read.update(transaction, { ...second, ...queryFields });
        const expiresAt = daysAfter(now, DELIVERY_KEPT_DAYS.afterOrder);
        if (deliveryRead.exists) deliveryRead.update(transaction, { expiresAt });
        return {};
      },
    };
  }
}

interface Second {
  order: OrderRecord;
  read: OptimisticRead;
  deliveryRead: OptimisticRead;
}

async function readSecond(db: Firestore, id: string): Promise<Second> {
  const [read, deliveryRead] = await readOptimistically(db, [ordersOf(db).doc(id), deliveryRef(db, id)]);
  const order = readOrder(read);
  if (!order) throw new OrderNotFound();
  return { order, read, deliveryRead };
}

/** A gift's slip shows no prices. The gift's message and the shop's messages stay with the first order. */
const secondDelivery = ({ id: _id, messages: _messages, gift, ...delivery }: DeliveryRecord) => ({
  ...delivery,
  ...(gift && { gift: { ...gift, note: '' } }),
  expiresAt: null,
});
