import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { BOOK_FIELDS, type BookRecord, booksOf, isOnSale, readBook } from '../books/bookRecord.ts';
import { LockNeeded } from '../books/catalogue/catalogueMutex.ts';
import type { CountedBooks } from '../books/stock/countedBooks.ts';
import { shownCopiesOf } from '../books/stock/shownCopies.ts';
import {
  type Copies,
  type CopiesChange,
  changesCatalogue,
  readCopies,
  writeCopies,
} from '../books/stock/stockChanges.ts';
import { stockRef } from '../books/stock/stockRecord.ts';
import { readEach } from '../lib/readDocument.ts';
import type { OrderRecord } from './orderRecord.ts';

/** What an order reads beside its transaction: the copies of those of its books that are probably counted. */
export function copiesRefs(db: Firestore, counted: CountedBooks, bookIds: readonly string[]): DocumentReference[] {
  return counted.among(bookIds).map((id) => stockRef(db, id));
}

/** The books of an order that are on sale, with their copies. @param documents as they were read in its transaction */
export function readOrderCopies(
  db: Firestore,
  counted: CountedBooks,
  documents: DocumentSnapshot[],
  stocks: DocumentSnapshot[],
): Promise<Copies[]> {
  const books = documents.map(readBook).filter(isOnSale);
  counted.note(books);
  return readCopies(db, books, stocks);
}

/** The books as they are by what there is of them. */
export const booksByCopies = (copies: Copies[]): BookRecord[] =>
  copies.map(({ book, counted }) => ({ ...book, shownCopies: shownCopiesOf(counted?.count ?? null) }));

/**
 * Takes copies of the books that are counted, or returns them. Nothing may have been written before.
 * @throws LockNeeded where the catalogue changes with it, and this one does not have its lock.
 */
async function addCopies(db: Firestore, transaction: Transaction, copies: Copies[], step: 1 | -1, hasLock: boolean) {
  const changes = copies.flatMap(({ book, counted }): CopiesChange[] =>
    counted ? [{ book, stock: counted.stock, wanted: counted.count + step }] : [],
  );
  if (!hasLock && changesCatalogue(changes)) throw new LockNeeded();
  await writeCopies(db, transaction, changes);
}

/** Takes a copy of each book that is counted. Nothing may have been written before. @throws LockNeeded. */
export const takeCopies = (db: Firestore, transaction: Transaction, copies: Copies[], hasLock: boolean) =>
  addCopies(db, transaction, copies, -1, hasLock);

/** Returns the copies that an order has taken, of books that are still counted. Nothing may have been written before. @throws LockNeeded. */
export async function returnCopies(
  db: Firestore,
  transaction: Transaction,
  { counted }: OrderRecord,
  hasLock: boolean,
): Promise<void> {
  if (counted.length === 0) return;
  const [documents, stocks] = await Promise.all([
    transaction.getAll(...counted.map((id) => booksOf(db).doc(id)), { fieldMask: BOOK_FIELDS }),
    db.getAll(...counted.map((id) => stockRef(db, id))),
  ]);
  const copies = await readCopies(db, readEach(documents, readBook).records, stocks);
  await addCopies(db, transaction, copies, 1, hasLock);
}
