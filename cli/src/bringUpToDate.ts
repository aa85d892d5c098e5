import type { BooksRepository } from '../../functions/src/books/books.repository.ts';
import { UNWATCHED, type Watch } from './watch.ts';
import { whileLocked } from './whileLocked.ts';

/** @returns how many books were not up to date. */
export function reindexBooks(books: BooksRepository, watch: Watch): Promise<number> {
  return whileLocked(() => books.reindex(() => watch.count('books looked at')));
}

/** Reindexes a catalogue that an older release stored. @returns how many of its books were not up to date. */
export async function bringUpToDate(books: BooksRepository, watch: Watch = UNWATCHED): Promise<number> {
  const { counts } = await books.readVersion();
  return counts ? 0 : reindexBooks(books, watch);
}
