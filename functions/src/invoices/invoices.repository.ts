import type { DayRange } from '@bookstore/contract/days';
import type { Firestore } from 'firebase-admin/firestore';
import { documentsOfQuery } from '../firestore/allDocuments.ts';
import { type InvoiceRecord, invoicesOf, readInvoice } from './invoiceRecord.ts';

/** Costs one read. @returns undefined without invoices */
export async function findLatestNumber(db: Firestore): Promise<string | undefined> {
  const { docs } = await invoicesOf(db).orderBy('issuedAt', 'desc').limit(1).select('number').get();
  return docs[0] && String(docs[0].get('number'));
}

/** By day. @throws InvalidDocument */
export async function* invoicesOfDays(db: Firestore, { from, to }: DayRange): AsyncGenerator<InvoiceRecord> {
  const query = invoicesOf(db).where('day', '>=', from).where('day', '<=', to).orderBy('day');
  for await (const document of documentsOfQuery(db, query)) {
    const invoice = readInvoice(document);
    if (invoice) yield invoice;
  }
}
