import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { BookDraft, BookRecord } from './bookRecord.ts';

/** A book before and after a change; before is null for a new book. */
export interface DraftChange {
  before: BookRecord | null;
  after: BookDraft;
}

/** Stock level before and after a change; null if not tracked. */
export interface CopiesOfBook {
  id: string;
  title: string;
  before: number | null;
  after: number | null;
}

/**
 * Adds writes to a change's transaction: reads first, then returns a function that writes. That is also called without
 * changes. It may run several times, and runs once per part of a split change, with the ids of that part.
 */
export type AlsoWrite<Change> = (
  db: Firestore,
) => Promise<(transaction: Transaction, changes: readonly Change[], ids: readonly string[]) => void>;
