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

/** How many books are on sale in each category, how many of them are trending, and how many of both are sold out. */
export type CategoryCounts = Record<Category, Count>;

/**
 * As it is stored: a category that is new has no books yet, and one that the shop has no more stays counted, so that it can come back and
 * that a release without it is refused while books have it (tools/lib/stack/removedCategories.ts).
 */
export const categoryCountsSchema = z
  .record(z.string(), countSchema)
  .transform((stored): CategoryCounts => ({ ...noBooks(), ...stored }));

/** A book before and after a change; null where there was none. */
export interface BookChange {
  before: BookContent | null;
  after: BookContent;
}

/** What is counted of a book. */
export type Counted = Pick<BookContent, 'category' | 'trending' | 'shownCopies'>;

export function noBooks(): CategoryCounts {
  const none = CATEGORIES.map((category): [Category, Count] => [
    category,
    { all: 0, trending: 0, soldOut: 0, trendingSoldOut: 0 },
  ]);
  return Object.fromEntries(none) as CategoryCounts;
}

/** Never below nothing: books that were changed past the repository were not counted. */
function add(counts: CategoryCounts, book: Counted, step: 1 | -1): void {
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

export function countBooks(books: Iterable<Counted>): CategoryCounts {
  const counts = noBooks();
  for (const book of books) add(counts, book, 1);
  return counts;
}

/** The same of books as they are answered. */
export function countListed(books: readonly Book[]): CategoryCounts {
  return countBooks(books.map((book) => ({ ...book, shownCopies: isSoldOut(book) ? 0 : null })));
}

/** The counts after some changes. */
export function countChanges(counts: CategoryCounts, changes: BookChange[]): CategoryCounts {
  const next = structuredClone(counts);
  for (const { before, after } of changes) {
    if (before && before.deletedAt === null) add(next, before, -1);
    if (after.deletedAt === null) add(next, after, 1);
  }
  return next;
}

/** How many books a page's filters let through. */
export function totalOf(counts: CategoryCounts, { category, trending, available }: BookFilter = {}): number {
  const fitting = (category ? [category] : CATEGORIES).map((one) => counts[one]);
  const sum = (name: keyof Count) => fitting.reduce((total, count) => total + count[name], 0);
  const all = trending ? sum('trending') : sum('all');
  if (available === undefined) return all;
  const soldOut = trending ? sum('trendingSoldOut') : sum('soldOut');
  return available ? all - soldOut : soldOut;
}

export function toBookCounts(counts: CategoryCounts): BookCounts {
  const categories = CATEGORIES.map((category): [Category, number] => [category, counts[category].all]);
  return {
    total: totalOf(counts),
    trending: totalOf(counts, { trending: true }),
    categories: Object.fromEntries(categories) as Record<Category, number>,
  };
}
