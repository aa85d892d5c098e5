import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { BookDraft, BookRecord } from './bookRecord.ts';

export interface DraftChange {
  before: BookRecord | null;
  after: BookDraft;
}

/** Null if not tracked. */
export interface StockLevelChange {
  id: string;
  title: string;
  before: number | null;
  after: number | null;
}

/**
 * @returns a function that writes, called after all reads. Both may run several times, once per part of a split
 * change.
 */
export type AdditionalWrites<Change> = (
  db: Firestore,
) => Promise<(transaction: Transaction, changes: readonly Change[], ids: readonly string[]) => void>;
