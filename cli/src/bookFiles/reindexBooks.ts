import type { Firestore } from 'firebase-admin/firestore';
import type { BooksRepository } from '../../../functions/src/books/books.repository.ts';
import { findRefusedTasks } from '../../../functions/src/tasks/tasks.repository.ts';
import { NO_PROGRESS, type Progress } from '../lib/progress.ts';
import { whileLocked } from '../lib/whileLocked.ts';

/** @returns the number of outdated books */
export function reindexBooks(books: BooksRepository, progress: Progress): Promise<number> {
  return whileLocked(() => books.reindex(() => progress.count('books checked')));
}

/** @returns the number of outdated books */
export async function reindexOutdated(books: BooksRepository, progress: Progress = NO_PROGRESS): Promise<number> {
  const { counts } = await books.readVersion();
  return counts ? 0 : reindexBooks(books, progress);
}

/** A reindex does the work of these tasks. */
export async function deleteRejectedTasks(db: Firestore): Promise<void> {
  for (const { ref } of await findRefusedTasks(db, 'availability')) await ref.delete();
}
