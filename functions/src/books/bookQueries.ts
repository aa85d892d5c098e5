import type { Book } from '@bookstore/contract/api/book';
import type { BooksPageQuery } from '@bookstore/contract/api/booksQuery';
import type { CollectionQuery, QueryValue } from '../firestore/firestoreReads.ts';

/** Which books pages and searches let through. */
export type BookFilter = Pick<BooksPageQuery, 'category' | 'trending' | 'available'>;

/** Books on sale that a query finds, by stored fields. */
export interface BooksSelection {
  equal: [field: string, value: QueryValue][];
  /** Has one of these keys. */
  keys?: string[] | undefined;
  orderBy: CollectionQuery['orderBy'];
  after?: QueryValue[] | undefined;
  limit: number;
}

/** Some of the books on sale. */
export interface BooksPage {
  books: Book[];
  /** The cursor of the next page; null on the last one. */
  next: string | null;
}

/** As Firestore filters them. */
export function equalFieldsOf({ category, trending, available }: BookFilter): BooksSelection['equal'] {
  const equal: BooksSelection['equal'] = [];
  if (category) equal.push(['category', category]);
  if (trending) equal.push(['trending', true]);
  if (available !== undefined) equal.push(['available', available]);
  return equal;
}

/** The same in memory. */
export function passesFilter(book: Book, { category, trending, available }: BookFilter): boolean {
  if (category && book.category !== category) return false;
  if (trending && !book.trending) return false;
  return available === undefined || available === (book.availability !== 'sold-out');
}
