import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { type OptimisticRead, readOptimistically } from '../../firestore/optimisticRead.ts';
import { type InvalidDocument, readEach } from '../../firestore/readDocument.ts';
import { TransactionSize } from '../../firestore/transactionSize.ts';
import { BOOK_FIELDS, type BookRecord, booksOf, readBook } from '../bookRecord.ts';
import { sizeOfBookWrite } from '../bookWriteSize.ts';
import { recordChanges } from '../catalogue/catalogueChanges.ts';
import { isAvailable, toShownCopies } from '../shownCopies.ts';
import { readStock, stockRef } from './stockRecord.ts';

export interface ShownChange {
  read: OptimisticRead;
  book: BookRecord;
  shownCopies: number | null;
}

/** An estimate, because keys are not read. */
const KEY_BYTES = 20_000;

/** @throws TransactionTooBig */
function checkSize(changes: readonly ShownChange[]): void {
  const size = new TransactionSize();
  for (const { read, shownCopies } of changes) {
    const before = read.data() as object;
    const after = { ...before, shownCopies, available: isAvailable({ shownCopies }), changeSeq: 0 };
    size.add(sizeOfBookWrite(read.id, before, after) + KEY_BYTES);
  }
}

/** Fails if the books have changed. Must be the transaction's first write. @throws TransactionTooBig */
export async function writeShownCopies(db: Firestore, transaction: Transaction, changes: ShownChange[]): Promise<void> {
  if (changes.length === 0) return;
  checkSize(changes);
  const after = changes.map(({ book, shownCopies }) => ({ before: book, after: { ...book, shownCopies } }));
  const changeSeq = await recordChanges(db, transaction, after);
  for (const { read, shownCopies } of changes)
    read.update(transaction, { shownCopies, available: isAvailable({ shownCopies }), changeSeq });
}

/** Includes invalid documents. */
async function readShownChanges(db: Firestore, ids: readonly string[]) {
  const invalid: InvalidDocument[] = [];
  if (ids.length === 0) return { changes: [], invalid };
  const reads = await readOptimistically(
    db,
    ids.map((id) => booksOf(db).doc(id)),
    { fieldMask: BOOK_FIELDS },
  );
  // Read after the book, which is written only if it has not changed since.
  const stocks = await db.getAll(...ids.map((id) => stockRef(db, id)));
  const changes = reads.flatMap((read, index): ShownChange[] => {
    const [books, copies] = [readEach([read], readBook), readEach(stocks.slice(index, index + 1), readStock)];
    invalid.push(...books.invalid, ...copies.invalid);
    const [book, count] = [books.records[0], copies.records[0]?.count];
    // Only admins decide whether stock is tracked, in the same write as the stock.
    if (!book || book.shownCopies === null || count === undefined) return [];
    const shownCopies = toShownCopies(count);
    return shownCopies === book.shownCopies ? [] : [{ read, book, shownCopies }];
  });
  return { changes, invalid };
}

export interface RefreshOptions {
  keepsTasksIfUnchanged?: boolean;
  /** May run several times in the transaction. */
  onInvalid?: (transaction: Transaction, invalid: readonly InvalidDocument[]) => void;
}

/**
 * Takes no locks, because orders hold some on these books. @param tasks tasks that requested it, deleted with it; kept
 * if nothing is written while older tasks of the book remain, because another worker may be about to write an
 * outdated state @throws TransactionTooBig, and a collision if another worker was first
 */
export async function refreshAvailability(
  db: Firestore,
  bookIds: Iterable<string>,
  tasks: readonly DocumentReference[],
  { keepsTasksIfUnchanged = false, onInvalid }: RefreshOptions = {},
): Promise<void> {
  const ids = [...new Set(bookIds)];
  const refresh = async (transaction: Transaction) => {
    const { changes, invalid } = await readShownChanges(db, ids);
    if (keepsTasksIfUnchanged && changes.length === 0) return;
    await writeShownCopies(db, transaction, changes);
    for (const task of tasks) transaction.delete(task, { exists: true });
    if (invalid.length > 0) onInvalid?.(transaction, invalid);
  };
  await db.runTransaction(refresh);
}
