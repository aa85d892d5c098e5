import { isDeepStrictEqual } from 'node:util';
import { compareNumbers, parseInvoiceNumber } from '@bookstore/contract/invoices';
import type { Firestore } from 'firebase-admin/firestore';
import { documentsOf } from '../../../functions/src/firestore/allDocuments.ts';
import { readEach } from '../../../functions/src/firestore/readDocument.ts';
import { type InvoiceEntry, invoicesOf, readInvoice, toEntry } from '../../../functions/src/invoices/invoiceRecord.ts';
import { ordersOf, readOrder } from '../../../functions/src/orders/orderRecord.ts';
import { NO_PROGRESS, type Progress } from '../lib/progress.ts';

function inOrder(entries: readonly InvoiceEntry[]): InvoiceEntry[] {
  const numbered = entries.flatMap((entry) => {
    const number = parseInvoiceNumber(entry.number);
    return number ? [{ number, entry }] : [];
  });
  return numbered.toSorted((one, other) => compareNumbers(one.number, other.number)).map(({ entry }) => entry);
}

/** @returns whether the order changed */
function relist(db: Firestore, id: string): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const document = await transaction.get(ordersOf(db).doc(id));
    const { docs } = await transaction.get(invoicesOf(db).where('orderId', '==', id));
    const [order] = readEach([document], readOrder).records;
    const invoices = inOrder(readEach(docs, readInvoice).records.map(toEntry));
    if (!order || isDeepStrictEqual(order.invoices, invoices)) return false;
    transaction.update(document.ref, { invoices });
    return true;
  });
}

/** A restore never reverts invoices. @returns the number of changed orders */
export async function relistInvoices(db: Firestore, progress: Progress = NO_PROGRESS): Promise<number> {
  const written = new Map<string, InvoiceEntry[]>();
  for await (const document of documentsOf(db, invoicesOf(db).id)) {
    for (const invoice of readEach([document], readInvoice).records)
      written.set(invoice.orderId, [...(written.get(invoice.orderId) ?? []), toEntry(invoice)]);
    progress.count('invoices checked');
  }
  let changed = 0;
  for await (const document of documentsOf(db, ordersOf(db).id)) {
    const [order] = readEach([document], readOrder).records;
    if (!order) continue;
    const isRight = isDeepStrictEqual(order.invoices, inOrder(written.get(order.id) ?? []));
    if (!isRight && (await relist(db, order.id))) changed += 1;
  }
  return changed;
}
