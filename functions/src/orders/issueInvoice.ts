import { randomUUID } from 'node:crypto';
import { isDocumentId } from '@bookstore/contract/ids';
import { openInvoiceOf } from '@bookstore/contract/invoices';
import type { Firestore } from 'firebase-admin/firestore';
import { booksOf } from '../books/bookRecord.ts';
import { BookBusy, commitOnce, type TakeTurns } from '../books/stock/turns.ts';
import type { Database } from '../firestore/firebase.ts';
import { readOptimistically } from '../firestore/optimisticRead.ts';
import { COUNTER_PATH, counterRef } from '../invoices/invoiceCounter.ts';
import { type InvoiceRecord, invoiceRef, readInvoice } from '../invoices/invoiceRecord.ts';
import type { Clock } from '../lib/clock.ts';
import { deliveryRef } from './deliveryRecord.ts';
import { isInvoiced, prepareInvoice } from './orderInvoices.ts';
import { ERASED_UID, type OrderRecord, ordersOf } from './orderRecord.ts';
import { InvoiceRefused, InvoicesBusy, OrderNotFound } from './orders.errors.ts';
import { readOrderWithDelivery } from './orders.repository.ts';

/**
 * Writes the invoice of an order with its number in one commit, on condition that order and counter are still what was read: it locks
 * nothing. Of an order that has one it answers that.
 * @throws OrderNotFound, InvoiceRefused where it is not packed or delivered, or nobody's any more, InvoicesBusy.
 */
export type IssueInvoice = (id: string, by: string) => Promise<{ invoice: InvoiceRecord; isNew: boolean }>;

interface IssueInvoiceDependencies {
  database: Database;
  /** Shared by all of this instance who count invoices. */
  takeTurns: TakeTurns;
  clock: Clock;
  /** By which the shop's days, and the years of its numbers, begin. */
  timeZone: string;
}

export function createIssueInvoice({ database, takeTurns, clock, timeZone }: IssueInvoiceDependencies): IssueInvoice {
  return async (id, by) => {
    if (!isDocumentId(id)) throw new OrderNotFound();
    const db = await database();
    const call = { id, by, attempt: randomUUID() };
    try {
      return await takeTurns(
        () => [COUNTER_PATH],
        () => issue(db, call),
      );
    } catch (error) {
      throw error instanceof BookBusy ? new InvoicesBusy(error) : error;
    }
  };

  /** One try: reads, decides, writes. */
  async function issue(
    db: Firestore,
    { id, by, attempt }: { id: string; by: string; attempt: string },
  ): ReturnType<IssueInvoice> {
    const now = clock();
    const refs = [ordersOf(db).doc(id), deliveryRef(db, id), counterRef(db)];
    const reads = await readOptimistically(db, refs);
    const [orderRead, , counterRead] = reads;
    const present = readOrderWithDelivery(reads, now);
    if (!orderRead || !counterRead || !present) throw new OrderNotFound();
    const { order: before, delivery } = present;
    const open = openInvoiceOf(before.invoices);
    // Where an earlier try of this call has written it, its answer was lost.
    if (open) return { invoice: await findInvoice(db, open.id), isNew: before.attempt === attempt };
    if (!isInvoiced(before) || before.uid === ERASED_UID) throw new InvoiceRefused(before);
    const step = { attempt, steps: before.steps + 1 };
    const isbns = await findIsbns(db, before);
    const prepared = await prepareInvoice({ db, by, now, timeZone }, { ...before, ...step }, counterRead, {
      street: delivery?.street ?? '',
      isbns,
    });
    await commitOnce(db, async (transaction) => {
      orderRead.update(transaction, { ...step, ...prepared.fields });
      prepared.write(transaction);
    });
    return { invoice: prepared.invoice, isNew: true };
  }
}

async function findInvoice(db: Firestore, id: string): Promise<InvoiceRecord> {
  const ref = invoiceRef(db, id);
  const invoice = readInvoice(await ref.get());
  if (!invoice) throw new Error(`${ref.path} is missing.`);
  return invoice;
}

/** Those of the order's books that have one at present; of books that were deleted, too. */
async function findIsbns(db: Firestore, { items }: OrderRecord): Promise<Map<string, string>> {
  const ids = [...new Set(items.map(({ id }) => id))].filter(isDocumentId);
  if (ids.length === 0) return new Map();
  const refs = ids.map((id) => booksOf(db).doc(id));
  const documents = await db.getAll(...refs, { fieldMask: ['isbn'] });
  return new Map(documents.map((document) => [document.id, String(document.get('isbn') ?? '')]));
}
