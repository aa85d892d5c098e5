import type { Book } from '@bookstore/contract/api/book';
import type { BooksQuery } from '@bookstore/contract/api/booksQuery';
import { canBeOrdered, namedAuthor } from '@bookstore/contract/format/bookFacts';
import { foldText } from '@bookstore/contract/search/foldText';
import { skipToken } from '@reduxjs/toolkit/query/react';

export const SHELF_LENGTH = 10;

type WithAuthor = Pick<Book, '_id' | 'author'>;

/** Compares names exactly. Books without an author match none. */
export const isBySameAuthor = (book: WithAuthor) => (other: WithAuthor) =>
  namedAuthor(book) !== undefined && other.author === book.author && other._id !== book._id;

/** Ignores case and accents of author and title. */
export const isOtherEdition = (book: Book) => (other: Book) =>
  isBySameAuthor(book)(other) && foldText(other.title) === foldText(book.title);

/** Picks the author's other books, then the category's, without other editions, duplicates and sold-out books. */
export function moreLikeThis(book: Book, found: readonly Book[]): Book[] {
  const isEdition = isOtherEdition(book);
  const available = found.filter((other) => canBeOrdered(other) && !isEdition(other));
  const first = available.filter(isBySameAuthor(book));
  const then = available.filter(({ category }) => category === book.category);
  const others = new Map([...first, ...then].map((other) => [other._id, other]));
  others.delete(book._id);
  return [...others.values()].slice(0, SHELF_LENGTH);
}

/** Other editions and similar books share this query. */
export function authorQuery(book: Pick<Book, 'author'>): BooksQuery | typeof skipToken {
  const author = namedAuthor(book);
  return author ? { contributor: author } : skipToken;
}
