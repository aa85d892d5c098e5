import type { Book } from '@bookstore/contract/book';
import type { BooksPageQuery } from '@bookstore/contract/booksQuery';
import type { BooksSelection } from './catalogueReads.ts';

/**
 * Which books pages and searches let through. `available` compares nothing: while no book's copies are counted, every book on
 * sale is available.
 */
type BookFilter = Pick<BooksPageQuery, 'category' | 'trending'>;

/** As Firestore filters them. */
export function equalFieldsOf({ category, trending }: BookFilter): BooksSelection['equal'] {
  const equal: BooksSelection['equal'] = [];
  if (category) equal.push(['category', category]);
  if (trending) equal.push(['trending', true]);
  return equal;
}

/** The same in memory. */
export function passesFilter(book: Book, { category, trending }: BookFilter): boolean {
  return (!category || book.category === category) && (!trending || book.trending);
}
