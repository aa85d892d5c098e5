import type { Book } from '@bookstore/contract/api/book';
import type { BooksQuery, BookTitle } from '@bookstore/contract/api/booksQuery';
import { canBeOrdered, namedAuthor } from '@bookstore/contract/format/bookFacts';
import { LIMITS } from '@bookstore/contract/limits';

export const SHELF_LENGTH = 10;

type WithAuthor = Pick<Book, '_id' | 'author'>;

/** Compares names exactly. Books without an author match none. */
export const isBySameAuthor = (book: WithAuthor) => (other: WithAuthor) =>
  namedAuthor(book) !== undefined && other.author === book.author && other._id !== book._id;

/**
 * Picks the author's other books, then the category's, in the given order, without the book itself, duplicates and
 * sold-out books. @param found may contain other books, because a search for a name finds more
 */
export function moreLikeThis(book: Book, found: readonly Book[]): Book[] {
  const present = found.filter((other) => canBeOrdered(other));
  const first = present.filter(isBySameAuthor(book));
  const then = present.filter(({ category }) => category === book.category);
  const others = new Map([...first, ...then].map((other) => [other._id, other]));
  others.delete(book._id);
  return [...others.values()].slice(0, SHELF_LENGTH);
}

/**
 * Builds the query for the author's other books; null if none is needed. @param titles all titles; null if the shop
 * is too large for the list @param atHand loaded books
 */
export function authorQuery(
  book: Book,
  titles: readonly BookTitle[] | null,
  atHand: readonly Book[],
): BooksQuery | null {
  const author = namedAuthor(book);
  if (!author) return null;
  // A few more than the shelf holds, because the search also finds the book itself and titles with the name.
  if (!titles) return { q: Array.from(author).slice(0, LIMITS.bookSearch).join(''), limit: SHELF_LENGTH + 2 };
  const ids = titles
    .filter((title) => isBySameAuthor(book)(title) && canBeOrdered(title))
    .slice(0, SHELF_LENGTH)
    .map(({ _id }) => _id);
  return ids.every((id) => atHand.some(({ _id }) => _id === id)) ? null : { ids };
}
