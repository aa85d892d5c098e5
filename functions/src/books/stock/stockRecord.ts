import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod';
import type { OptimisticRead } from '../../firestore/optimisticRead.ts';
import { readDocument, type StoredDocument } from '../../firestore/readDocument.ts';
import { timestamp } from '../../firestore/timestamps.ts';
import { isVisibleChange } from '../shownCopies.ts';

/** Exists while copies are counted. Its id is the book's. */
export const stockDocumentSchema = z.object({
  count: z.int().min(0),
  /** Recent changes by admins, oldest first, to recognise repeated calls. */
  changes: z.array(z.string()).default([]),
  /** When it sold out. Absent for earlier releases, null if copies exist. */
  soldOutAt: timestamp.nullish(),
});

export type StockRecord = z.output<typeof stockDocumentSchema>;

export const stockOf = (db: Firestore) => db.collection('stock');

export const stockRef = (db: Firestore, bookId: string): DocumentReference => stockOf(db).doc(bookId);

/** @returns null if copies are not counted. @throws InvalidDocument. */
export function readStock(document: StoredDocument): StockRecord | null {
  return readDocument(stockDocumentSchema, document);
}

const MAX_CHANGE_IDS = 20;

/**
 * Fails if the copies have changed. Stock is never locked: callers waiting for the same book would hold what the
 * first must write, for seconds. @param count null stops counting @param at when the book sold out, if it does @param
 * changeId identifies an admin's change
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
  const previousChanges = before?.changes ?? [];
  const changes = changeId === undefined ? previousChanges : [...previousChanges, changeId].slice(-MAX_CHANGE_IDS);
  read.write(transaction, { count, changes, ...soldOutAtOf(before, count, at) });
}

/**
 * Skips untracked books; the caller has checked that none becomes negative. @param deltaOf gained or lost copies
 * @returns books with a visible change of availability
 */
export function adjustStock(
  transaction: Transaction,
  stocks: readonly OptimisticRead[],
  deltaOf: (bookId: string) => number,
  at: Date,
): string[] {
  return stocks.flatMap((stock) => {
    const before = readStock(stock)?.count;
    if (before === undefined) return [];
    const after = before + deltaOf(stock.id);
    writeStock(transaction, stock, after, at);
    return isVisibleChange(before, after) ? [stock.id] : [];
  });
}

function soldOutAtOf(before: StockRecord | null, count: number, at: Date): { soldOutAt?: Date | null } {
  if (count > 0) return before?.soldOutAt ? { soldOutAt: null } : {};
  return before?.count === 0 ? {} : { soldOutAt: at };
}
