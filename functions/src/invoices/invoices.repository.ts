import type { DayRange } from '@bookstore/contract/days';
import { type InvoiceNumber, parseInvoiceNumber } from '@bookstore/contract/invoices';
import type { Firestore } from 'firebase-admin/firestore';
import { documentsOfQuery } from '../firestore/allDocuments.ts';
import { type InvoiceRecord, invoicesOf, readInvoice } from './invoiceRecord.ts';

/** Costs one read. @returns null without invoices, and for an invalid number */
export async function findLatestNumber(db: Firestore): Promise<InvoiceNumber | null> {
  const { docs } = await invoicesOf(db).orderBy('issuedAt', 'desc').limit(1).select('number').get();
  const [latest] = docs;
  return latest ? parseInvoiceNumber(String(latest.get('number'))) : null;
}

/** By day. @throws InvalidDocument */
export async function* invoicesOfDays(db: Firestore, { from, to }: DayRange): AsyncGenerator<InvoiceRecord> {
  const query = invoicesOf(db).where('day', '>=', from).where('day', '<=', to).orderBy('day');
  for await (const document of documentsOfQuery(db, query)) {
    const invoice = readInvoice(document);
    if (invoice) yield invoice;
  }
}
