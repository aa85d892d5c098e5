import { randomBytes } from 'node:crypto';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { createKeyedMutex } from '../../firestore/keyedMutex.ts';
import { type OptimisticRead, readOptimistically } from '../../firestore/optimisticRead.ts';
import { readEach, type StoredDocument } from '../../firestore/readDocument.ts';
import { writeBackTask } from '../../tasks/taskRecord.ts';
import { BOOK_FIELDS, booksOf, readBook } from '../bookRecord.ts';
import { isOrderable } from '../shownCopies.ts';
import { type BookChange, type CategoryCounts, countChanges, totalOf } from './bookCounts.ts';
import {
  changeTitles,
  readTitleEntries,
  remakeTitlesAt,
  TITLES_PATH,
  type TitleEntry,
  toStoredTitles,
  toTitleEntry,
  withoutTitles,
} from './bookTitles.ts';
import {
  type CatalogueState,
  type CatalogueVersion,
  toState,
  toStoredState,
  VERSION_PATH,
} from './catalogueVersion.ts';

/**
 * Whoever changes the catalogue writes its version, so that this instance does it one after the other: at the same time they
 * would only collide. Across instances the losing write tries again.
 */
export interface CatalogueMutex {
  withLock<T>(task: () => Promise<T>): Promise<T>;
}

/** @param timeoutMs how long a change may take; that of a request unless it is given. */
export function createCatalogueMutex(timeoutMs?: number): CatalogueMutex {
  const lockKey = createKeyedMutex(timeoutMs);
  return { withLock: (task) => lockKey('catalogue', task) };
}

export const newEra = () => randomBytes(6).toString('hex');

/** All books on sale, as the compact list has them; those that cannot be read are in no list. */
export async function readTitlesOfBooks(db: Firestore): Promise<TitleEntry[]> {
  const { docs } = await booksOf(db)
    .where('deletedAt', '==', null)
    .select(...BOOK_FIELDS)
    .get();
  return readEach(docs, readBook).records.map(toTitleEntry);
}

/** The compact list as it stands before a change, or null when it shall not be kept. */
async function readTitles(
  db: Firestore,
  present: CatalogueState,
  titles: StoredDocument,
  total: number,
): Promise<TitleEntry[] | null> {
  if (present.seq === 0) return [];
  if (present.remakeTitlesAt === null) {
    const entries = readTitleEntries(titles);
    if (entries) return entries;
  } else if (total > present.remakeTitlesAt) {
    return null;
  }
  return readTitlesOfBooks(db);
}

/** What it says where no counts are known: those of another release must not stay beside the new version. */
const NOT_KNOWN = { form: null, counts: null, remakeTitlesAt: null };

const writeVersion = (transaction: Transaction, read: OptimisticRead, state: CatalogueState) =>
  read.write(transaction, { ...NOT_KNOWN, ...toStoredState(state) });

/**
 * Writes what is known of the whole catalogue, on condition that its version is still what was read.
 * @param read the version's document
 * @param entries null when they are too many for the compact list.
 */
export function writeState(
  db: Firestore,
  transaction: Transaction,
  read: OptimisticRead,
  version: CatalogueVersion,
  counts: CategoryCounts,
  entries: TitleEntry[] | null,
): void {
  const titles = entries && toStoredTitles(entries, version);
  transaction.set(db.doc(TITLES_PATH), titles ?? withoutTitles(version));
  const whenToRemake = titles ? null : remakeTitlesAt(totalOf(counts));
  writeVersion(transaction, read, { ...version, counts, remakeTitlesAt: whenToRemake });
}

/** Whether somebody can order a book now who could not before: there are copies again, or it is on sale again. */
function isBack({ before, after }: BookChange): boolean {
  const canBeOrdered = (book: BookChange['after']) => book.deletedAt === null && isOrderable(book);
  return before !== null && !canBeOrdered(before) && canBeOrdered(after);
}

/**
 * Writes what is known of the whole catalogue, its version, its counts and the compact list, and has those told who wait for a book, after some changes of books. Every
 * change writes the version, so it is not locked: with locks, those who change the catalogue at the same time would all hold what
 * the first of them has to write, and wait for seconds. It is read beside the transaction, before all that is made of it, and
 * written on condition that it is still what was read (retryCollisions). Nothing may have been written in this transaction before.
 * @returns the number of the change.
 */
export async function recordChanges(db: Firestore, transaction: Transaction, changes: BookChange[]): Promise<number> {
  const [read, titles] = await readOptimistically(db, [db.doc(VERSION_PATH), db.doc(TITLES_PATH)]);
  if (!read || !titles) throw new Error('Firestore answered fewer documents than it was asked for.');
  const present = toState(read);
  const version = { era: present.era || newEra(), seq: present.seq + 1 };
  const counts = present.counts && countChanges(present.counts, changes);
  const entries = counts && (await readTitles(db, present, titles, totalOf(counts)));
  if (entries) writeState(db, transaction, read, version, counts, changeTitles(entries, changes));
  else writeVersion(transaction, read, { ...present, ...version, counts });
  const back = changes.filter(isBack).map(({ after }) => after.id);
  writeBackTask(db, transaction, `${version.era}-${version.seq}`, new Date(), back);
  return version.seq;
}
