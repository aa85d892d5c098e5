import type { Firestore } from 'firebase-admin/firestore';
import type { BooksRepository } from '../../../functions/src/books/books.repository.ts';
import { refusedTasksOf } from '../../../functions/src/tasks/taskRecord.ts';
import { NO_PROGRESS, type Progress } from '../lib/progress.ts';
import { whileLocked } from '../lib/whileLocked.ts';

/** @returns how many books were not up to date. */
export function reindexBooks(books: BooksRepository, progress: Progress): Promise<number> {
  return whileLocked(() => books.reindex(() => progress.count('books looked at')));
}

/** Reindexes a catalogue that an older release stored. @returns how many of its books were not up to date. */
export async function bringUpToDate(books: BooksRepository, progress: Progress = NO_PROGRESS): Promise<number> {
  const { counts } = await books.readVersion();
  return counts ? 0 : reindexBooks(books, progress);
}

/** After a reindex: what books say of their copies needs no task any more that could not be carried out. */
export async function forgetRefusedTasks(db: Firestore): Promise<void> {
  const { docs } = await refusedTasksOf(db).where('kind', '==', 'availability').get();
  for (const { ref } of docs) await ref.delete();
}
