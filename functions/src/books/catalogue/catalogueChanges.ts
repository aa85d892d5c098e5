import { randomBytes } from 'node:crypto';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { createKeyedMutex } from '../../firestore/keyedMutex.ts';
import { type OptimisticRead, readOptimistically } from '../../firestore/optimisticRead.ts';
import type { StoredDocument } from '../../firestore/readDocument.ts';
import { writeRestockTask } from '../../tasks/taskRecord.ts';
import { isOrderable } from '../shownCopies.ts';
import { findBooksOnSale } from '../titles.repository.ts';
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

/** All changes write the version. Between instances the losing write retries. */
export interface CatalogueMutex {
  withLock<T>(task: () => Promise<T>): Promise<T>;
}

export function createCatalogueMutex(timeoutMs?: number): CatalogueMutex {
  const lockKey = createKeyedMutex(timeoutMs);
  return { withLock: (task) => lockKey('catalogue', task) };
}

export const newEra = () => randomBytes(6).toString('hex');

export async function readTitlesOfBooks(db: Firestore): Promise<TitleEntry[]> {
  return (await findBooksOnSale(db)).map(toTitleEntry);
}

/** Null if it must not be kept. */
async function readTitles(
  db: Firestore,
  current: CatalogueState,
  titles: StoredDocument,
  total: number,
): Promise<TitleEntry[] | null> {
  if (current.seq === 0) return [];
  if (current.remakeTitlesAt === null) {
    const entries = readTitleEntries(titles);
    if (entries) return entries;
  } else if (total > current.remakeTitlesAt) {
    return null;
  }
  return readTitlesOfBooks(db);
}

/** Leaves no counts of another release. */
const UNKNOWN_STATE = { form: null, counts: null, remakeTitlesAt: null };

const writeVersion = (transaction: Transaction, read: OptimisticRead, state: CatalogueState) =>
  read.write(transaction, { ...UNKNOWN_STATE, ...toStoredState(state) });

/**
 * Fails if the version has changed. @param read version document @param entries null if too many for the compact list
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
  const rebuildAt = titles ? null : remakeTitlesAt(totalOf(counts));
  writeVersion(transaction, read, { ...version, counts, remakeTitlesAt: rebuildAt });
}

function isBackInStock({ before, after }: BookChange): boolean {
  const canBeOrdered = (book: BookChange['after']) => book.deletedAt === null && isOrderable(book);
  return before !== null && !canBeOrdered(before) && canBeOrdered(after);
}

/**
 * The version is written conditionally (retryCollisions), because a lock would make concurrent changes wait for
 * seconds. Must run before other writes. @returns the version number
 */
export async function recordChanges(db: Firestore, transaction: Transaction, changes: BookChange[]): Promise<number> {
  const [read, titles] = await readOptimistically(db, [db.doc(VERSION_PATH), db.doc(TITLES_PATH)]);
  const current = toState(read);
  const version = { era: current.era || newEra(), seq: current.seq + 1 };
  const counts = current.counts && countChanges(current.counts, changes);
  const entries = counts && (await readTitles(db, current, titles, totalOf(counts)));
  if (entries) writeState(db, transaction, read, version, counts, changeTitles(entries, changes));
  else writeVersion(transaction, read, { ...current, ...version, counts });
  const back = changes.filter(isBackInStock).map(({ after }) => after.id);
  writeRestockTask(db, transaction, `${version.era}-${version.seq}`, new Date(), back);
  return version.seq;
}
