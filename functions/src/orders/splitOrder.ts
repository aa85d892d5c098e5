import { isDocumentId } from '@bookstore/contract/ids';
import { DELIVERY_KEPT_DAYS } from '@bookstore/contract/limits';
import { UNDO_SECONDS } from '@bookstore/contract/orderSteps';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Database } from '../firestore/firebase.ts';
import { type OptimisticRead, readOneOptimistically, readOptimistically } from '../firestore/optimisticRead.ts';
import { daysAfter } from '../firestore/timestamps.ts';
import type { IsSeen } from './decideChange.ts';
import type { EditPolicy } from './decideEdit.ts';
import { assertSameSplit, decideMerge, decideSplit, isMergeable, type SplitRequest } from './decideSplit.ts';
import { type DeliveryRecord, deliveryRef } from './deliveryRecord.ts';
import { type OrderRecord, ordersOf, readOrder, splitIdOf, toAdminOrder } from './orderRecord.ts';
import { NotMergeable, OrderChangedMeanwhile, OrderNotFound, StatusConflict, TooLateToUndo } from './orders.errors.ts';
import { saleOfSplit } from './saleOf.ts';
import { searchKeysOf } from './searchKeys.ts';
import type { OrderAttempt, OrderWrites, WriteOrder, WrittenOrder } from './writeOrder.ts';

export interface SplitOrder {
  /**
   * Moves books of a placed order to a second order, once for each key.
   * @returns the first order. @throws OrderNotFound, SplitKeyReused, BookBusy, and what decideSplit throws.
   */
  split: (id: string, request: SplitRequest) => Promise<WrittenOrder>;
  /**
   * Moves the books of a second part back, once.
   * @returns the first order. @throws OrderNotFound, OrderChangedMeanwhile, NotMergeable, BookBusy.
   */
  merge: (id: string, request: { username: string; isSeen: IsSeen }) => Promise<WrittenOrder>;
  /**
   * Takes back the latest split of an order.
   * @throws OrderNotFound, StatusConflict, TooLateToUndo, NotMergeable, BookBusy.
   */
  undoSplit: (id: string, username: string) => Promise<WrittenOrder>;
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
      const written = await writeOrder(id, async ({ order, delivery }, { db, transaction, now, attempt }) => {
        const secondId = splitIdOf(id, request.key);
        const secondRead = await readOneOptimistically(ordersOf(db).doc(secondId));
        const existing = readOrder(secondRead);
        if (existing) {
          // The first order may have changed since an attempt whose answer was lost.
          isOwn = existing.attempt === attempt;
          if (!isOwn) assertSameSplit(order, existing, request);
          return null;
        }
        const { first, second } = decideSplit(order, secondId, request, policy, now);
        return {
          fields: first,
          isSearchChanged: true,
          saleOf: (after) => saleOfSplit(after, 1, timeZone),
          log: { by: request.username, what: 'order-split', fields: [], subjects: [secondId] },
          write(after) {
            writeSecond(transaction, secondRead, { ...second, attempt: after.attempt });
            if (delivery) transaction.set(deliveryRef(db, secondId), secondDelivery(delivery));
            return {};
          },
        };
      });
      return { ...written, isNew: written.isNew || isOwn };
    },

    async merge(id, { username, isSeen }) {
      const db = await database();
      const part = isDocumentId(id) ? readOrder(await ordersOf(db).doc(id).get()) : null;
      if (!part) throw new OrderNotFound();
      if (part.splitFrom === null) throw new NotMergeable(toAdminOrder(part));
      return writeOrder(part.splitFrom, async ({ order: first }, call) => {
        const second = await readSecond(call.db, id);
        if (second.order.mergedInto !== null) return null;
        if (!isSeen(second.order)) throw new OrderChangedMeanwhile(toAdminOrder(second.order));
        return mergeWrites(first, second, username, call);
      });
    },

    undoSplit(id, username) {
      return writeOrder(id, async ({ order: first }, call) => {
        const present = toAdminOrder(first);
        if (first.status !== 'placed') throw new StatusConflict(present);
        const latest = first.splitInto.at(-1);
        if (latest === undefined) throw new TooLateToUndo(present);
        const second = await readSecond(call.db, latest);
        const { mergedInto, splitAt } = second.order;
        if (mergedInto !== null) return null;
        if (Number(call.now) > Number(splitAt) + UNDO_SECONDS * 1000) throw new TooLateToUndo(present);
        return mergeWrites(first, second, username, call);
      });
    },
  };

  function mergeWrites(
    first: OrderRecord,
    { order, read, deliveryRead }: Second,
    by: string,
    { transaction, now }: OrderAttempt,
  ): OrderWrites {
    if (!isMergeable(first, order)) throw new NotMergeable(toAdminOrder(order));
    const merged = decideMerge(first, order, by, policy, now);
    return {
      fields: merged.first,
      isSearchChanged: true,
      saleOf: (after) => saleOfSplit(after, -1, timeZone),
      log: { by, what: 'order-merged', fields: [], subjects: [order.id] },
      write({ attempt }) {
        read.update(transaction, { ...merged.second, attempt, steps: order.steps + 1 });
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
  const order = read && readOrder(read);
  if (!order || !deliveryRead) throw new OrderNotFound();
  return { order, read, deliveryRead };
}

function writeSecond(transaction: Transaction, read: OptimisticRead, order: OrderRecord): void {
  const { id: _id, ...fields } = order;
  read.write(transaction, { ...fields, searchKeys: searchKeysOf(order) });
}

/** A gift stays one, so that its slip shows no prices; the note stays with the first order. */
const secondDelivery = ({ uid, street, note, gift }: DeliveryRecord): Omit<DeliveryRecord, 'id'> => ({
  uid,
  street,
  note,
  ...(gift && { gift: { ...gift, note: '' } }),
  expiresAt: null,
});
