import type { BooksRepository } from '../../../functions/src/books/books.repository.ts';
import { NO_PROGRESS, type Progress } from '../lib/progress.ts';
import { whileLocked } from '../lib/whileLocked.ts';
import { SEED_BOOKS } from '../samples/seedBooks.ts';
import { fakeBook, fakeBookId } from './fakeBook.ts';

/** A tenth of Firestore's transaction limit. */
const BATCH = 400;
/** One batch is written, one prepared and one looked up. */
const MAX_CONCURRENT = 3;

interface Range {
  first: number;
  last: number;
}

function batchesUpTo(total: number): Range[] {
  const count = Math.ceil((total - SEED_BOOKS.length) / BATCH);
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const first = SEED_BOOKS.length + index * BATCH;
    return { first, last: Math.min(first + BATCH, total) - 1 };
  });
}

async function addMissing(books: BooksRepository, { first, last }: Range): Promise<number> {
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const existing = await books.findTakenIds(numbers.map(fakeBookId));
  const missing = numbers.filter((number) => !existing.has(fakeBookId(number)));
  if (missing.length > 0) await whileLocked(() => books.insert(missing.map(fakeBook)));
  return missing.length;
}

/** Existing, edited and deleted books stay. @returns the number of new books */
export async function seedFakeBooks(
  books: BooksRepository,
  total: number,
  progress: Progress = NO_PROGRESS,
): Promise<number> {
  const batches = batchesUpTo(total);
  if (batches.length === 0) return 0;
  // The last book exists only if the whole batch does.
  const lastOnes = await books.findTakenIds(batches.map(({ last }) => fakeBookId(last)));
  const missing = batches.filter(({ last }) => !lastOnes.has(fakeBookId(last)));
  let added = 0;
  const addNext = async () => {
    for (let batch = missing.shift(); batch; batch = missing.shift()) {
      const count = await addMissing(books, batch);
      for (let book = 0; book < count; book += 1) progress.count('books');
      added += count;
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, addNext));
  return added;
}
