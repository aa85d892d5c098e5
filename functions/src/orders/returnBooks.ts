import { randomUUID } from 'node:crypto';
import { isDocumentId } from '@bookstore/contract/ids';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { isShownOtherwise } from '../books/shownCopies.ts';
import { readStock, stockRef, writeStock } from '../books/stock/stockRecord.ts';
import { commitOnce } from '../books/stock/turns.ts';
import { recordChange } from '../changes/changeRecord.ts';
import { type OptimisticRead, readOptimistically } from '../firestore/optimisticRead.ts';
import { readEach } from '../firestore/readDocument.ts';
import { COUNTER_PATH } from '../invoices/invoiceCounter.ts';
import { type ComposeMails, type NewMail, withNew } from '../mail/composeMails.ts';
import { mailRef, readMail } from '../mail/mailRecord.ts';
import { writeAvailabilityTask, writeSaleTask } from '../tasks/taskRecord.ts';
import type { ChangeOrderDependencies } from './changeOrder.ts';
import { decideReturn, isRepeated, type ReturnRequest } from './decideReturn.ts';
import { deliveryRef } from './deliveryRecord.ts';
import { prepareInvoiceOfChange } from './orderInvoices.ts';
import { ERASED_UID, type OrderRecord, ordersOf, stepId } from './orderRecord.ts';
import { OrderNotFound } from './orders.errors.ts';
import { type FindMails, type OrderWithDelivery, readOrderWithDelivery } from './orders.repository.ts';
import { saleOfChange } from './saleOf.ts';

/**
 * Takes books back that were delivered, in one commit, on condition that the order is still what was read: it locks nothing. They leave
 * the sales of the order's day, and those that can be sold again and are counted go back into stock. Where the order has an invoice, a
 * credit note is written. There is no undo: what came back is paid back.
 * @throws OrderNotFound, StatusConflict, NotInOrder, AlreadyReturned, KeyOfAnotherReturn, BookBusy.
 */
export type ReturnBooks = (id: string, request: ReturnRequest) => Promise<OrderWithDelivery & { isNew: boolean }>;

/** The call that returns books. Each of its tries has the same `attempt`, so that it knows its own work again. */
interface Call {
  db: Firestore;
  id: string;
  request: ReturnRequest;
  attempt: string;
  now: Date;
  /** The books whose copies go back into stock. */
  bookIds: string[];
  /** What turns are taken over: these books, and the numbers of invoices where it writes a credit note. */
  turns: string[];
}

/** Read beside the transaction, and written on condition. */
interface Reads extends OrderWithDelivery {
  orderRead: OptimisticRead;
  /** The mail of an earlier return, if there was one. */
  mailRead: OptimisticRead;
}

export function createReturnBooks(dependencies: ChangeOrderDependencies): ReturnBooks {
  const { database, takeTurns, clock } = dependencies;

  return async (id, request) => {
    if (!isDocumentId(id)) throw new OrderNotFound();
    const bookIds = request.restock ? [...new Set(request.items)].filter(isDocumentId) : [];
    const db = await database();
    const call: Call = { db, id, request, attempt: randomUUID(), now: clock(), bookIds, turns: bookIds };
    return takeTurns(
      () => call.turns,
      () => attempt(call),
    );
  };

  /** One try: reads, decides, writes. */
  async function attempt(call: Call): ReturnType<ReturnBooks> {
    const { orderRead, mailRead, ...present } = await read(call, dependencies.findMails);
    const { order: before } = present;
    // Written by an earlier try of this call, whose answer was lost.
    if (before.attempt === call.attempt) return { ...present, isNew: true };
    if (isRepeated(before, call.request)) return { ...present, isNew: false };
    const decided = decideReturn(before, call.request, call.now);
    const stocks = await readStocks(call);
    const counted = withoutCopies(
      before.counted,
      call.request.items.filter((id) => stocks.some((stock) => stock.id === id)),
    );
    const step = { ...decided, counted, attempt: call.attempt, steps: before.steps + 1 };
    const change = { db: call.db, by: call.request.username, now: call.now, timeZone: dependencies.timeZone };
    const credit = await prepareInvoiceOfChange(change, before, { ...before, ...step });
    if (credit) call.turns = [...call.bookIds, COUNTER_PATH];
    const fields = { ...step, invoices: before.invoices, ...credit?.fields };
    const order = { ...before, ...fields };
    const mails = toMails(order, mailRead, dependencies.composeMails, call.now);
    await commitOnce(call.db, async (transaction) => {
      orderRead.update(transaction, fields);
      credit?.write(transaction);
      for (const { document } of mails) mailRead.write(transaction, document);
      write(call, transaction, { before, order, stocks }, dependencies.timeZone);
    });
    return { order, delivery: present.delivery, mails: present.mails && withNew(present.mails, mails), isNew: true };
  }
}

async function read({ db, id, now }: Call, findMails: FindMails): Promise<Reads> {
  const refs = [ordersOf(db).doc(id), deliveryRef(db, id), mailRef(db, id, 'returned')];
  const [documents, mails] = await Promise.all([readOptimistically(db, refs), findMails(db, id)]);
  const [orderRead, , mailRead] = documents;
  const present = readOrderWithDelivery(documents, now);
  if (!orderRead || !mailRead || !present) throw new OrderNotFound();
  return { ...present, orderRead, mailRead, mails };
}

/** Of the books that go back into stock, those whose copies are counted: on condition that they still are when it is written. */
async function readStocks({ db, bookIds }: Call): Promise<OptimisticRead[]> {
  const stocks = await readOptimistically(
    db,
    bookIds.map((id) => stockRef(db, id)),
  );
  return stocks.filter(({ exists }) => exists);
}

/** One copy less for each that went back. */
function withoutCopies(counted: readonly string[], restocked: readonly string[]): string[] {
  const left = [...counted];
  for (const id of restocked) {
    const index = left.indexOf(id);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

/**
 * The mail that says what came back so far. It takes the place of the one of an earlier return, as a mail of its own that no mail server
 * drops for a repetition. Nobody is written to once they are erased.
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

/** Copies, log and tasks. */
function write(
  { db, id, request, now }: Call,
  transaction: Transaction,
  { before, order, stocks }: { before: OrderRecord; order: OrderRecord; stocks: readonly OptimisticRead[] },
  timeZone: string,
): void {
  const shownOtherwise: string[] = [];
  for (const stock of stocks) {
    const present = readStock(stock)?.count ?? 0;
    const after = present + request.items.filter((bookId) => bookId === stock.id).length;
    writeStock(transaction, stock, after, now);
    if (isShownOtherwise(present, after)) shownOtherwise.push(stock.id);
  }
  writeAvailabilityTask(db, transaction, stepId(order), now, shownOtherwise);
  writeSaleTask(db, transaction, stepId(order), now, saleOfChange(before, order, timeZone));
  const fields = before.status === order.status ? ['returned'] : ['returned', 'status'];
  recordChange(db, transaction, { at: now, by: request.username, what: 'order-returned', subjects: [id], fields });
}
