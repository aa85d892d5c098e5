import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod';
import type { OptimisticRead } from '../../firestore/optimisticRead.ts';
import { readDocument, type StoredDocument } from '../../firestore/readDocument.ts';

/** A document of `stock`: the copies of the book of the same id, as long as they are counted. */
export const stockDocumentSchema = z.object({
  count: z.int().min(0),
  /** What admins have done to it lately, oldest first: a call that comes again finds itself among them. */
  changes: z.array(z.string()).default([]),
});

type StockRecord = z.output<typeof stockDocumentSchema>;

export const stockOf = (db: Firestore) => db.collection('stock');

export const stockRef = (db: Firestore, bookId: string): DocumentReference => stockOf(db).doc(bookId);

/** @returns null where copies are not counted. @throws InvalidDocument. */
export function readStock(document: StoredDocument): StockRecord | null {
  return readDocument(stockDocumentSchema, document);
}

/** So many of an admin's changes are remembered. */
const REMEMBERED = 20;

/**
 * Writes how many copies there are, on condition that they still are what was read. A document of stock is never locked: with locks,
 * those who want the same book would all hold what the first of them has to write, and wait for seconds.
 * @param count null counts them no more.
 * @param changeId names what an admin does.
 */
export function writeStock(
  transaction: Transaction,
  read: OptimisticRead,
  count: number | null,
  changeId?: string,
): void {
  if (count === null) {
    if (read.exists) read.delete(transaction);
    return;
  }
  const before = readStock(read)?.changes ?? [];
  const changes = changeId === undefined ? before : [...before, changeId].slice(-REMEMBERED);
  read.write(transaction, { count, changes });
}
