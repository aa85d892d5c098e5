import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { BookDraft, BookRecord } from './bookRecord.ts';

/** A book before and after a change; before is null where there was none. */
export interface DraftChange {
  before: BookRecord | null;
  after: BookDraft;
}

/** How many copies of a book there were before a change, and after it; null is not counted. */
export interface CopiesOfBook {
  id: string;
  title: string;
  before: number | null;
  after: number | null;
}

/**
 * What else is written in the transaction of a change. It reads before the change is decided, and answers what writes when all is read;
 * with no changes where there is nothing to change. It may run several times, and for each part of a change that is too big for one
 * transaction; then `ids` are those of the part.
 */
export type AlsoWrite<Change> = (
  db: Firestore,
) => Promise<(transaction: Transaction, changes: readonly Change[], ids: readonly string[]) => void>;
