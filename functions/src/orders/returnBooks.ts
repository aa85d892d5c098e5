import { isDocumentId } from '@bookstore/contract/ids';
import { isCounterSale } from '@bookstore/contract/payment';
import { stockRef } from '../books/stock/stockRecord.ts';
import { type OptimisticRead, readOneOptimistically, readOptimistically } from '../firestore/optimisticRead.ts';
import { readEach } from '../firestore/readDocument.ts';
import { partitionByIds } from '../lib/partitionByIds.ts';
import { type ComposeMails, type NewMail, withNewMails } from '../mail/composeMails.ts';
import { mailRef, readMail } from '../mail/mailRecord.ts';
import { decideReturn, isRepeated, type ReturnRequest } from './decideReturn.ts';
import { ERASED_UID, type OrderRecord } from './orderRecord.ts';
import type { OrderWithDelivery } from './orders.repository.ts';
import { saleOfChange } from './saleOf.ts';
import type { OrderWrites, WriteOrder } from './writeOrder.ts';

/**
 * Counted books go back into stock if they can be sold again. Cannot be undone, because the price is refunded.
 * @throws OrderNotFound, StatusConflict, NotInOrder, AlreadyReturned, ReturnKeyReused, BookBusy
 */
export type ReturnBooks = (id: string, request: ReturnRequest) => Promise<OrderWithDelivery & { isNew: boolean }>;

interface ReturnBooksDependencies {
  writeOrder: WriteOrder;
  composeMails: ComposeMails;
  timeZone: string;
}

export function createReturnBooks({ writeOrder, composeMails, timeZone }: ReturnBooksDependencies): ReturnBooks {
  return (id, request) =>
    writeOrder(id, async ({ order: before, mails }, { db, transaction, now }): Promise<OrderWrites | null> => {
      if (isRepeated(before, request)) return null;
      const decided = decideReturn(before, request, now);
      // A copy sold at the counter with a stock of 0 was never counted.
      const wasTaken = (bookId: string) => !isCounterSale(before) || before.counted.includes(bookId);
      const restocked = request.restock
        ? [...new Set(request.items)].filter((bookId) => isDocumentId(bookId) && wasTaken(bookId))
        : [];
      const stockRefs = restocked.map((bookId) => stockRef(db, bookId));
      const [mailRead, read] = await Promise.all([
        readOneOptimistically(mailRef(db, id, 'returned')),
        readOptimistically(db, stockRefs),
      ]);
      const stocks = read.filter(({ exists }) => exists);
      const isCounted = (bookId: string) => stocks.some((stock) => stock.id === bookId);
      return {
        fields: { ...decided, counted: partitionByIds(before.counted, request.items.filter(isCounted), String).rest },
        stocks,
        copiesOf: (bookId) => request.items.filter((item) => item === bookId).length,
        saleOf: (after) => saleOfChange(before, after, timeZone),
        log: {
          by: request.username,
          what: 'order-returned',
          fields: before.status === decided.status ? ['returned'] : ['returned', 'status'],
        },
        write(after) {
          const newMails = toMails(after, mailRead, composeMails, now);
          for (const { document } of newMails) mailRead.write(transaction, document);
          return { mails: mails && withNewMails(mails, newMails) };
        },
      };
    });
}

/**
 * About all books returned so far. Replaces an earlier mail as another request, so that no mail server drops it as a
 * duplicate.
 */
function toMails(order: OrderRecord, earlier: OptimisticRead, composeMails: ComposeMails, now: Date): NewMail[] {
  if (order.uid === ERASED_UID) return [];
  const [before] = readEach([earlier], readMail).records;
  const requests = earlier.exists ? (before?.delivery.requests ?? 0) + 1 : 0;
  return composeMails(order, 'returned', now).map(({ document, ...mail }) => ({
    ...mail,
    document: { ...document, delivery: { ...document.delivery, requests } },
  }));
}
