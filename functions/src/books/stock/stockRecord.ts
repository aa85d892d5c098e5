import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { readDocument, type StoredDocument } from '../../lib/readDocument.ts';

/** A document of `stock`: the copies of the book of the same id, as long as they are counted. */
export const stockDocumentSchema = z.object({
  count: z.int().min(0),
  /** What admins have done to it lately, oldest first: a call that comes again finds itself among them. */
  changes: z.array(z.string()).default([]),
});

export type StockRecord = z.output<typeof stockDocumentSchema>;

export function stockRef(db: Firestore, bookId: string): DocumentReference {
  return db.collection('stock').doc(bookId);
}

/** @returns null where copies are not counted. @throws InvalidDocument. */
export function readStock(document: StoredDocument): StockRecord | null {
  return readDocument(stockDocumentSchema, document);
}
