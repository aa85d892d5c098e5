import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ChangeCode } from '@bookstore/contract/api/changes';
import type { OrderStatus } from '@bookstore/contract/api/order';
import type { MailEvent } from '@bookstore/contract/api/orderMail';
import { isDocumentId } from '@bookstore/contract/ids';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { isShownOtherwise } from '../books/shownCopies.ts';
import { readStock, stockRef, writeStock } from '../books/stock/stockRecord.ts';
import { commitOnce, type TakeTurns } from '../books/stock/turns.ts';
import { type NewChange, recordChange } from '../changes/changeRecord.ts';
import type { Database } from '../firestore/firebase.ts';
import { type OptimisticRead, readOneOptimistically, readOptimistically } from '../firestore/optimisticRead.ts';
import { COUNTER_PATH } from '../invoices/invoiceCounter.ts';
import { addressLines } from '../lib/addressLines.ts';
import type { Clock } from '../lib/clock.ts';
import { type ComposeMail, type ComposeMails, type NewMail, withNew, writeMails } from '../mail/composeMails.ts';
import { mailRef, readMail } from '../mail/mailRecord.ts';
import { type FoundMail, rewriteUnsentMails } from '../mail/unsentMails.ts';
import { writeAvailabilityTask, writeSaleTask } from '../tasks/taskRecord.ts';
import { type ChangeRequest, decideChange, type OrderChange } from './decideChange.ts';
import { deliveryRef } from './deliveryRecord.ts';
import { type PreparedInvoice, prepareInvoiceOfChange } from './orderInvoices.ts';
import { ERASED_UID, type OrderRecord, ordersOf, stepId, toAdminOrder } from './orderRecord.ts';
import { OrderNotFound, SoldOutMeanwhile, TooLateToUndo } from './orders.errors.ts';
import { type FindMails, type OrderWithDelivery, readOrderWithDelivery } from './orders.repository.ts';
import { saleOf } from './saleOf.ts';

/**
 * Changes an order in one commit, on condition that it is still what was read: it locks nothing.
 * @throws OrderNotFound, BookBusy, SoldOutMeanwhile where an order that is taken up again finds no copies, TooLateToUndo where its mail
 * has gone, and what decideChange throws.
 */
export type ChangeOrder = (id: string, request: ChangeRequest) => Promise<OrderWithDelivery>;

export interface ChangeOrderDependencies {
  database: Database;
  findMails: FindMails;
  composeMails: ComposeMails;
  /** Null if the shop sends no mail. */
  composeMail: ComposeMail | null;
  /** Shared by all of this instance who change copies. */
  takeTurns: TakeTurns;
  clock: Clock;
  /** By which the shop's days begin. */
  timeZone: string;
}

/** The call that changes an order. Each of its tries has the same, so that it knows its own work again. */
interface Call {
  db: Firestore;
  id: string;
  request: ChangeRequest;
  attempt: string;
  now: Date;
}

/** Read beside the transaction, and written on condition. */
interface Reads extends OrderWithDelivery {
  orderRead: OptimisticRead;
  mails: FoundMail[] | null;
}

/** An order that goes on, and what is written with it. */
interface Decided extends Pick<OrderChange, 'deliveryExpiresAt' | 'sold'> {
  before: OrderRecord;
  fields: Omit<OrderChange, 'deliveryExpiresAt' | 'sold' | 'undone'> &
    Pick<OrderRecord, 'attempt' | 'steps' | 'invoices'>;
  order: OrderRecord;
  newMails: NewMail[];
  /** The mail of a step that is taken back. */
  unsentMail: OptimisticRead | null;
  /** Copies that are given back, or taken again. */
  stocks: OptimisticRead[];
  /** The credit note that it calls for, or the invoice. */
  invoice: PreparedInvoice | null;
}

export function createChangeOrder(dependencies: ChangeOrderDependencies): ChangeOrder {
  const { database, findMails, takeTurns, clock } = dependencies;

  return async (id, request) => {
    if (!isDocumentId(id)) throw new OrderNotFound();
    const call: Call = { db: await database(), id, request, attempt: randomUUID(), now: clock() };
    let keys: string[] = [];
    return takeTurns(
      () => keys,
      async () => {
        const reads = await read(call, findMails);
        // Written by an earlier try of this call, whose answer was lost.
        if (reads.order.attempt === call.attempt) return reads;
        const decided = await decide(call, reads, dependencies);
        keys = [...decided.stocks.map((stock) => stock.id), ...(decided.invoice ? [COUNTER_PATH] : [])];
        // Somebody notes what is noted already.
        if (changedFields(decided).length === 0) return reads;
        await write(call, reads, decided, dependencies);
        const mails = reads.mails?.filter((mail) => mail.id !== decided.unsentMail?.id) ?? null;
        return { order: decided.order, delivery: reads.delivery, mails: mails && withNew(mails, decided.newMails) };
      },
    );
  };
}

async function read({ db, id, now }: Call, findMails: FindMails): Promise<Reads> {
  const refs = [ordersOf(db).doc(id), deliveryRef(db, id)];
  const [documents, mails] = await Promise.all([readOptimistically(db, refs), findMails(db, id)]);
  const [orderRead] = documents;
  const present = readOrderWithDelivery(documents, now);
  if (!orderRead || !present) throw new OrderNotFound();
  return { ...present, orderRead, mails };
}

async function decide(
  { db, request, attempt, now }: Call,
  { order: before }: Reads,
  { composeMails, timeZone }: Pick<ChangeOrderDependencies, 'composeMails' | 'timeZone'>,
): Promise<Decided> {
  const { deliveryExpiresAt, sold, undone, ...change } = decideChange(before, request, now);
  const step = { ...change, attempt, steps: before.steps + 1 };
  const by = request.kind === 'cancel' ? '' : request.username;
  const invoice = await prepareInvoiceOfChange({ db, by, now, timeZone }, before, { ...before, ...step });
  const fields = { ...step, invoices: before.invoices, ...invoice?.fields };
  const order = { ...before, ...fields };
  const stockRefs = sold === 0 ? [] : before.counted.map((bookId) => stockRef(db, bookId));
  const stocks = await readOptimistically(db, stockRefs);
  const unsentMail = undone && (await readUnsentMail(db, before, undone));
  // Nobody is written to once they are erased.
  const isTold = order.history.length > before.history.length && order.uid !== ERASED_UID;
  const newMails = isTold ? composeMails(order, order.status, now) : [];
  return { before, fields, order, deliveryExpiresAt, sold, stocks, unsentMail, newMails, invoice };
}

/** The mail of a step, which nobody has tried to send. @throws TooLateToUndo. */
async function readUnsentMail(db: Firestore, order: OrderRecord, event: MailEvent): Promise<OptimisticRead> {
  const document = await readOneOptimistically(mailRef(db, order.id, event));
  const mail = readMail(document);
  const isUnsent = !mail || (mail.delivery.attempts === 0 && mail.delivery.requests === 0);
  if (!isUnsent) throw new TooLateToUndo(toAdminOrder(order));
  return document;
}

/** What the log says of a step, by where it leads. */
const CODES: Record<Exclude<OrderStatus, 'placed'>, ChangeCode> = {
  packed: 'order-packed',
  delivered: 'order-delivered',
  cancelled: 'order-cancelled',
  refused: 'order-refused',
  returned: 'order-returned',
};

const LOGGED_FIELDS = ['status', 'refused', 'tracking', 'internalNote', 'cashReceived'] as const;

const changedFields = ({ before, order }: Decided) =>
  LOGGED_FIELDS.filter((name) => !isDeepStrictEqual(before[name], order[name]));

/** The line of the log; null for what a customer does. Of an order it names fields alone: some of them say who the customer is. */
function toNewChange({ id, request, now }: Call, decided: Decided): NewChange | null {
  if (request.kind === 'cancel') return null;
  const { before, order } = decided;
  const { status } = order;
  const step = request.kind === 'undo' || status === 'placed' ? 'order-undone' : CODES[status];
  const what = before.status === status ? 'order-notes-changed' : step;
  return { at: now, by: request.username, what, subjects: [id], fields: changedFields(decided) };
}

async function write(
  call: Call,
  { orderRead, delivery, mails }: Reads,
  decided: Decided,
  { composeMail, timeZone }: Pick<ChangeOrderDependencies, 'composeMail' | 'timeZone'>,
): Promise<void> {
  const { db, id, now } = call;
  const { before, fields, order, deliveryExpiresAt, sold, stocks, unsentMail, newMails, invoice } = decided;
  const newChange = toNewChange(call, decided);
  await commitOnce(db, async (transaction) => {
    orderRead.update(transaction, fields);
    if (newChange) recordChange(db, transaction, newChange);
    invoice?.write(transaction);
    writeMails(db, transaction, newMails);
    if (unsentMail?.exists) unsentMail.delete(transaction);
    if (composeMail && mails)
      rewriteUnsentMails(transaction, mails, composeMail, order, {
        now,
        sentTo: addressLines(order.address, delivery?.street ?? ''),
        without: unsentMail?.id,
      });
    if (delivery && deliveryExpiresAt !== undefined)
      transaction.update(deliveryRef(db, id), { expiresAt: deliveryExpiresAt });
    if (sold === 0) return;
    const shownOtherwise = writeCopies(transaction, stocks, sold === 1 ? -1 : 1, now);
    if (!shownOtherwise) throw new SoldOutMeanwhile(toAdminOrder(before));
    writeAvailabilityTask(db, transaction, stepId(order), now, shownOtherwise);
    writeSaleTask(db, transaction, stepId(order), now, saleOf(order, sold, timeZone));
  });
}

/**
 * Gives back the copies that an order has taken (1), or takes them again (-1), of books that are still counted.
 * @returns the books of which visitors see another thing then; null where there are no such copies.
 */
function writeCopies(transaction: Transaction, stocks: OptimisticRead[], step: 1 | -1, now: Date): string[] | null {
  const counted = stocks.flatMap((stock) => {
    const record = readStock(stock);
    return record ? [{ stock, before: record.count, after: record.count + step }] : [];
  });
  if (counted.some(({ after }) => after < 0)) return null;
  for (const { stock, after } of counted) writeStock(transaction, stock, after, now);
  return counted.filter(({ before, after }) => isShownOtherwise(before, after)).map(({ stock }) => stock.id);
}
