import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod';
import type { OptimisticRead } from '../../firestore/optimisticRead.ts';
import { readDocument, type StoredDocument } from '../../firestore/readDocument.ts';
import { timestamp } from '../../firestore/timestamps.ts';
import { isShownOtherwise } from '../shownCopies.ts';

/** A document of `stock`: the copies of the book of the same id, as long as they are counted. */
export const stockDocumentSchema = z.object({
  count: z.int().min(0),
  /** What admins have done to it lately, oldest first: a call that comes again finds itself among them. */
  changes: z.array(z.string()).default([]),
  /** Since when there is none. Absent from what was sold out before this was noted; null where there are copies again. */
  soldOutAt: timestamp.nullish(),
});

export type StockRecord = z.output<typeof stockDocumentSchema>;

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
 * @param at when, for a book that is sold out from then on.
 * @param changeId names what an admin does.
 */
export function writeStock(
  transaction: Transaction,
  read: OptimisticRead,
  count: number | null,
  at: Date,
  changeId?: string,
): void {
  if (count === null) {
    if (read.exists) read.delete(transaction);
    return;
  }
  const before = readStock(read);
  const earlier = before?.changes ?? [];
  const changes = changeId === undefined ? earlier : [...earlier, changeId].slice(-REMEMBERED);
  read.write(transaction, { count, changes, ...soldOutAtOf(before, count, at) });
}

/**
 * Changes the copies of books that are still counted. The caller has checked that none becomes negative.
 * @param changeOf the copies that a book gains or loses.
 * @returns the books whose availability visitors see change.
 */
export function writeCopies(
  transaction: Transaction,
  stocks: readonly OptimisticRead[],
  changeOf: (bookId: string) => number,
  at: Date,
): string[] {
  return stocks.flatMap((stock) => {
    const before = readStock(stock)?.count;
    if (before === undefined) return [];
    const after = before + changeOf(stock.id);
    writeStock(transaction, stock, after, at);
    return isShownOtherwise(before, after) ? [stock.id] : [];
  });
}

/** A book that was sold out stays so since the same moment. */
function soldOutAtOf(before: StockRecord | null, count: number, at: Date): { soldOutAt?: Date | null } {
  if (count > 0) return before?.soldOutAt ? { soldOutAt: null } : {};
  if (before?.count !== 0) return { soldOutAt: at };
  return before.soldOutAt ? { soldOutAt: before.soldOutAt } : {};
}
