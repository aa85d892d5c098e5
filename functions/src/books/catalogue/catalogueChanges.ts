import { randomBytes } from 'node:crypto';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { readEach } from '../../lib/readDocument.ts';
import { booksOf, readBook } from '../bookRecord.ts';
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

export const newEra = () => randomBytes(6).toString('hex');

/** The state as of the transaction's moment; a transaction that writes locks it. */
export async function readStateIn(db: Firestore, transaction: Transaction): Promise<CatalogueState> {
  return toState(await transaction.get(db.doc(VERSION_PATH)));
}

/** The compact list as it stands before a change, or null when it shall not be kept. */
async function readTitlesIn(
  db: Firestore,
  transaction: Transaction,
  present: CatalogueState,
  total: number,
): Promise<TitleEntry[] | null> {
  if (present.seq === 0) return [];
  if (present.remakeTitlesAt === null) {
    const entries = readTitleEntries(await transaction.get(db.doc(TITLES_PATH)));
    if (entries) return entries;
  } else if (total > present.remakeTitlesAt) {
    return null;
  }
  const { docs } = await transaction.get(booksOf(db).where('deletedAt', '==', null));
  return readEach(docs, readBook).records.map(toTitleEntry);
}

/** Writes what is known of the whole catalogue. @param entries null when they are too many for the compact list. */
export function writeState(
  db: Firestore,
  transaction: Transaction,
  version: CatalogueVersion,
  counts: CategoryCounts,
  entries: TitleEntry[] | null,
): void {
  const titles = entries && toStoredTitles(entries, version);
  transaction.set(db.doc(TITLES_PATH), titles ?? withoutTitles(version));
  const whenToRemake = titles ? null : remakeTitlesAt(totalOf(counts));
  transaction.set(db.doc(VERSION_PATH), toStoredState({ ...version, counts, remakeTitlesAt: whenToRemake }));
}

/**
 * Writes what is known of the whole catalogue, its version, its counts and the compact list, after some changes of books. The
 * version document serialises all changes. Nothing may have been written in this transaction before.
 * @returns the number of the change.
 */
export async function recordChanges(db: Firestore, transaction: Transaction, changes: BookChange[]): Promise<number> {
  const present = await readStateIn(db, transaction);
  const version = { era: present.era || newEra(), seq: present.seq + 1 };
  const counts = present.counts && countChanges(present.counts, changes);
  const entries = counts && (await readTitlesIn(db, transaction, present, totalOf(counts)));
  if (entries) writeState(db, transaction, version, counts, changeTitles(entries, changes));
  else transaction.set(db.doc(VERSION_PATH), toStoredState({ ...present, ...version, counts }));
  return version.seq;
}
