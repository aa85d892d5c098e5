import { isDocumentId } from '@bookstore/contract/ids';
import { openInvoiceOf } from '@bookstore/contract/invoices';
import { isCounterSale } from '@bookstore/contract/payment';
import { SHOP_POLICY, type ShopPolicy } from '@bookstore/contract/pricing';
import type { Firestore } from 'firebase-admin/firestore';
import { booksOf } from '../books/bookRecord.ts';
import { BookBusy, type LockBooks } from '../books/stock/lockQueue.ts';
import type { Database } from '../firestore/firebase.ts';
import { readOneOptimistically } from '../firestore/optimisticRead.ts';
import { counterRef } from '../invoices/invoiceCounter.ts';
import { type InvoiceRecord, invoiceRef, readInvoice } from '../invoices/invoiceRecord.ts';
import type { Clock } from '../lib/clock.ts';
import { assertNamed } from './buildOrder.ts';
import { isInvoiced, prepareInvoice } from './orderInvoices.ts';
import { ERASED_UID, type OrderRecord } from './orderRecord.ts';
import { InvoiceRefused, InvoicesBusy } from './orders.errors.ts';
import { findNoMails } from './orders.repository.ts';
import { createWriteOrder } from './writeOrder.ts';

/**
 * Issues one invoice. @throws OrderNotFound, InvoiceRefused if the order is neither packed nor delivered or its
 * customer was erased, InvoicesBusy, OrderFieldRefused if a counter sale lacks the required name
 */
export type IssueInvoice = (id: string, by: string) => Promise<{ invoice: InvoiceRecord; isNew: boolean }>;

interface IssueInvoiceDependencies {
  database: Database;
  lockBooks: LockBooks;
  clock: Clock;
  /** Determines the year in the number. */
  timeZone: string;
  policy?: Pick<ShopPolicy, 'namelessInvoiceUpTo'>;
}

export function createIssueInvoice(dependencies: IssueInvoiceDependencies): IssueInvoice {
  const { database, timeZone, policy = SHOP_POLICY } = dependencies;
  // An invoice changes no mail.
  const writeOrder = createWriteOrder({ ...dependencies, findMails: findNoMails, composeMail: null });

  return async (id, by) => {
    try {
      const { order, isNew } = await writeOrder(id, async ({ order: before, delivery }, { db, now }) => {
        if (openInvoiceOf(before.invoices)) return null;
        if (!isInvoiced(before) || before.uid === ERASED_UID) throw new InvoiceRefused(before);
        if (isCounterSale(before)) assertNamed(before, policy);
        const [isbns, counterRead] = await Promise.all([findIsbns(db, before), readOneOptimistically(counterRef(db))]);
        const street = delivery?.street ?? '';
        const change = { db, by, now, timeZone };
        const prepared = await prepareInvoice(change, before, counterRead, { street, isbns });
        return { fields: {}, log: null, invoice: prepared };
      });
      return { invoice: await findOpenInvoice(await database(), order), isNew };
    } catch (error) {
      throw error instanceof BookBusy ? new InvoicesBusy(error) : error;
    }
  };
}

async function findOpenInvoice(db: Firestore, { id, invoices }: OrderRecord): Promise<InvoiceRecord> {
  const ref = invoiceRef(db, openInvoiceOf(invoices)?.id ?? id);
  const invoice = readInvoice(await ref.get());
  if (!invoice) throw new Error(`${ref.path} is missing.`);
  return invoice;
}

/** Includes deleted books. */
async function findIsbns(db: Firestore, { items }: OrderRecord): Promise<Map<string, string>> {
  const ids = [...new Set(items.map(({ id }) => id))].filter(isDocumentId);
  if (ids.length === 0) return new Map();
  const refs = ids.map((id) => booksOf(db).doc(id));
  const documents = await db.getAll(...refs, { fieldMask: ['isbn'] });
  return new Map(documents.map((document) => [document.id, String(document.get('isbn') ?? '')]));
}
