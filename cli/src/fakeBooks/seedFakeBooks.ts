import type { BooksRepository } from '../../../functions/src/books/books.repository.ts';
import { NO_PROGRESS, type Progress } from '../lib/progress.ts';
import { whileLocked } from '../lib/whileLocked.ts';
import { SEED_BOOKS } from '../samples/seedBooks.ts';
import { fakeBook, fakeBookId } from './fakeBook.ts';

/** Books of one transaction, about a megabyte of the ten that Firestore takes. */
const BATCH = 400;
/** Batches on their way: while Firestore writes one, the keys of the next are made, and a third is looked for. */
const AT_ONCE = 3;

interface Range {
  first: number;
  last: number;
}

/** The numbers behind the samples' own, always cut at the same places. */
function batchesUpTo(total: number): Range[] {
  const count = Math.ceil((total - SEED_BOOKS.length) / BATCH);
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const first = SEED_BOOKS.length + index * BATCH;
    return { first, last: Math.min(first + BATCH, total) - 1 };
  });
}

async function addMissing(books: BooksRepository, { first, last }: Range): Promise<number> {
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const taken = await books.findTakenIds(numbers.map(fakeBookId));
  const missing = numbers.filter((number) => !taken.has(fakeBookId(number)));
  if (missing.length > 0) await whileLocked(() => books.insert(missing.map(fakeBook)));
  return missing.length;
}

/**
 * Fills a shop that has the samples up to so many books with made-up ones. Those that it has stay as they are, edited or deleted ones
 * too, so that going on after an interruption, or with a larger number, adds what is missing.
 * @returns how many are new.
 */
export async function seedFakeBooks(
  books: BooksRepository,
  total: number,
  progress: Progress = NO_PROGRESS,
): Promise<number> {
  const batches = batchesUpTo(total);
  if (batches.length === 0) return 0;
  // Who has the last book of a batch has all of it: its books come in one transaction, or those with higher numbers later.
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
  await Promise.all(Array.from({ length: AT_ONCE }, addNext));
  return added;
}
