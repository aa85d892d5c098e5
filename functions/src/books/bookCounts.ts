import type { BookCounts } from '@bookstore/contract/booksQuery';
import { CATEGORIES, type Category } from '@bookstore/contract/constants';
import * as z from 'zod';
import type { BookContent } from './bookRecord.ts';

const countSchema = z.object({ all: z.int(), trending: z.int() });

/** How many books are on sale in each category, and how many of them are trending. */
export const categoryCountsSchema = z.record(z.enum(CATEGORIES), countSchema);
export type CategoryCounts = z.output<typeof categoryCountsSchema>;

/** A book before and after a change; null where there was none. */
export interface BookChange {
  before: BookContent | null;
  after: BookContent;
}

/** What is counted of a book. */
type Counted = Pick<BookContent, 'category' | 'trending'>;

export function noBooks(): CategoryCounts {
  const none = CATEGORIES.map((category): [Category, z.output<typeof countSchema>] => [
    category,
    { all: 0, trending: 0 },
  ]);
  return Object.fromEntries(none) as CategoryCounts;
}

/** Never below nothing: books that were changed past the repository were not counted. */
function add(counts: CategoryCounts, book: Counted, step: 1 | -1): void {
  const count = counts[book.category];
  count.all = Math.max(0, count.all + step);
  if (book.trending) count.trending = Math.max(0, count.trending + step);
}

export function countBooks(books: Iterable<Counted>): CategoryCounts {
  const counts = noBooks();
  for (const book of books) add(counts, book, 1);
  return counts;
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

/** How many books a page's filters let through. While no book's copies are counted, every book on sale is available. */
export function totalOf(
  counts: CategoryCounts,
  filter: { category?: Category | undefined; trending?: true | undefined } = {},
): number {
  const categories = filter.category ? [filter.category] : CATEGORIES;
  return categories
    .map((category) => counts[category][filter.trending ? 'trending' : 'all'])
    .reduce((a, b) => a + b, 0);
}

export function toBookCounts(counts: CategoryCounts): BookCounts {
  const categories = CATEGORIES.map((category): [Category, number] => [category, counts[category].all]);
  return {
    total: totalOf(counts),
    trending: totalOf(counts, { trending: true }),
    categories: Object.fromEntries(categories) as Record<Category, number>,
  };
}
