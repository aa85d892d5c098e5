import type { Book } from '@bookstore/contract/api/book';
import type { BooksPageQuery } from '@bookstore/contract/api/booksQuery';
import type { BooksSelection } from '../catalogue/catalogueSnapshot.ts';

/** Which books pages and searches let through. */
export type BookFilter = Pick<BooksPageQuery, 'category' | 'trending' | 'available'>;

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
