import type { Book } from '@bookstore/contract/api/book';
import type { BookCounts } from '@bookstore/contract/api/booksQuery';
import { CATEGORIES, type Category } from '@bookstore/contract/constants';
import { isSoldOut } from '@bookstore/contract/format/bookFacts';
import * as z from 'zod';
import type { BookFilter } from '../bookQueries.ts';
import type { BookContent } from '../bookRecord.ts';
import { isAvailable } from '../shownCopies.ts';

const countSchema = z.object({ all: z.int(), trending: z.int(), soldOut: z.int(), trendingSoldOut: z.int() });
type Count = z.output<typeof countSchema>;

export type CategoryCounts = Record<Category, Count>;

/**
 * New categories start at zero. Removed ones stay counted, because a release without them is refused while books use
 * them (tools/lib/stack/removedCategories.ts).
 */
export const categoryCountsSchema = z
  .record(z.string(), countSchema)
  .transform((stored): CategoryCounts => ({ ...noBooks(), ...stored }));

/** Null if the book does not exist. */
export interface BookChange {
  before: BookContent | null;
  after: BookContent;
}

export type CountedBook = Pick<BookContent, 'category' | 'trending' | 'shownCopies'>;

export function noBooks(): CategoryCounts {
  const none = CATEGORIES.map((category): [Category, Count] => [
    category,
    { all: 0, trending: 0, soldOut: 0, trendingSoldOut: 0 },
  ]);
  return Object.fromEntries(none) as CategoryCounts;
}

/** Never negative, because external changes were not counted. */
function add(counts: CategoryCounts, book: CountedBook, step: 1 | -1): void {
  const count = counts[book.category];
  const isSoldOut = !isAvailable(book);
  const bump = (name: keyof Count) => {
    count[name] = Math.max(0, count[name] + step);
  };
  bump('all');
  if (book.trending) bump('trending');
  if (isSoldOut) bump('soldOut');
  if (isSoldOut && book.trending) bump('trendingSoldOut');
}

export function countBooks(books: Iterable<CountedBook>): CategoryCounts {
  const counts = noBooks();
  for (const book of books) add(counts, book, 1);
  return counts;
}

export function countListed(books: readonly Book[]): CategoryCounts {
  return countBooks(books.map((book) => ({ ...book, shownCopies: isSoldOut(book) ? 0 : null })));
}

export function countChanges(counts: CategoryCounts, changes: BookChange[]): CategoryCounts {
  const next = structuredClone(counts);
  for (const { before, after } of changes) {
    if (before && before.deletedAt === null) add(next, before, -1);
    if (after.deletedAt === null) add(next, after, 1);
  }
  return next;
}

export function totalOf(counts: CategoryCounts, { category, trending, available }: BookFilter = {}): number {
  const fitting = (category ? [category] : CATEGORIES).map((one) => counts[one]);
  const sum = (name: keyof Count) => fitting.reduce((total, count) => total + count[name], 0);
  const all = trending ? sum('trending') : sum('all');
  if (available === undefined) return all;
  const soldOut = trending ? sum('trendingSoldOut') : sum('soldOut');
  return available ? all - soldOut : soldOut;
}

export function toBookCounts(counts: CategoryCounts): BookCounts {
  const perCategory = (name: keyof Count) =>
    Object.fromEntries(CATEGORIES.map((category) => [category, counts[category][name]])) as Record<Category, number>;
  return {
    total: totalOf(counts),
    trending: totalOf(counts, { trending: true }),
    categories: perCategory('all'),
    soldOut: perCategory('soldOut'),
  };
}
