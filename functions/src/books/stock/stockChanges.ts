import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { writeIfUnchanged } from '../../lib/writeIfUnchanged.ts';
import { type BookRecord, booksOf } from '../bookRecord.ts';
import { recordChanges } from '../catalogue/catalogueChanges.ts';
import { isAvailable, shownCopiesOf } from './shownCopies.ts';
import { readStock, stockRef } from './stockRecord.ts';

/*
 * A document of stock is never locked: whoever sells a book, returns one or counts anew reads it beside the transaction and
 * writes it on condition that it is still what was read (retryCollisions). With locks, those who want the same book would all
 * hold what the first of them has to write, and wait for seconds.
 */

/** A book and its copies, as they are. */
export interface Copies {
  book: BookRecord;
  /** Null where they are not counted. */
  counted: { stock: DocumentSnapshot; count: number } | null;
}

/** What shall become of a book's copies. */
export interface CopiesChange {
  book: BookRecord;
  stock: DocumentSnapshot;
  /** Null counts them no more. */
  wanted: number | null;
  /** Names what an admin does. */
  changeId?: string | undefined;
}

/** So many of an admin's changes are remembered. */
const REMEMBERED = 20;

/**
 * The copies of some books.
 * @param books as they were read in the transaction
 * @param stocks of some of them, read beside it. Those of other books that are counted are read after the book: whether they are
 * counted cannot change any more then, and how many there are is compared when it is written.
 */
export async function readCopies(
  db: Firestore,
  books: BookRecord[],
  stocks: readonly DocumentSnapshot[],
): Promise<Copies[]> {
  const known = new Map(stocks.filter(({ exists }) => exists).map((stock) => [stock.id, stock]));
  const unread = books.filter(({ id, shownCopies }) => shownCopies !== null && !known.has(id));
  const others = unread.length > 0 ? await db.getAll(...unread.map(({ id }) => stockRef(db, id))) : [];
  for (const stock of others) known.set(stock.id, stock);
  return books.map((book) => {
    const stock = known.get(book.id);
    const record = stock ? readStock(stock) : null;
    return { book, counted: stock && record ? { stock, count: record.count } : null };
  });
}

const isShownOtherwise = ({ book, wanted }: CopiesChange) => shownCopiesOf(wanted) !== book.shownCopies;

/** Whether visitors see another thing of a book then, so that the catalogue changes. */
export const changesCatalogue = (changes: CopiesChange[]) => changes.some(isShownOtherwise);

function writeStock(transaction: Transaction, { stock, wanted, changeId }: CopiesChange): void {
  if (wanted === null) {
    if (stock.updateTime) transaction.delete(stock.ref, { lastUpdateTime: stock.updateTime });
    return;
  }
  const before = readStock(stock)?.changes ?? [];
  const changes = changeId === undefined ? before : [...before, changeId].slice(-REMEMBERED);
  writeIfUnchanged(transaction, stock, { count: wanted, changes });
}

/** Writes copies, and of books of which visitors see another thing what they see. Nothing may have been written before. */
export async function writeCopies(db: Firestore, transaction: Transaction, changes: CopiesChange[]): Promise<void> {
  const shown = changes.filter(isShownOtherwise).map(({ book, wanted }) => {
    return { before: book, after: { ...book, shownCopies: shownCopiesOf(wanted) } };
  });
  const changeSeq = shown.length > 0 ? await recordChanges(db, transaction, shown) : 0;
  for (const { after } of shown) {
    const { id, shownCopies } = after;
    transaction.update(booksOf(db).doc(id), { shownCopies, available: isAvailable(after), changeSeq });
  }
  for (const change of changes) writeStock(transaction, change);
}
