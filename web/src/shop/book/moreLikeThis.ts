import type { Book } from '@bookstore/contract/api/book';
import type { BooksQuery, BookTitle } from '@bookstore/contract/api/booksQuery';
import { canBeOrdered, namedAuthor } from '@bookstore/contract/format/bookFacts';
import { LIMITS } from '@bookstore/contract/limits';

/** Books of the shelf. */
export const SHELF_LENGTH = 10;

type WithAuthor = Pick<Book, '_id' | 'author'>;

/** Another book of the same author, whose name is the same to the letter. A book without an author has no such others. */
export const isBySameAuthor = (book: WithAuthor) => (other: WithAuthor) =>
  namedAuthor(book) !== undefined && other.author === book.author && other._id !== book._id;

/**
 * The books to show with a book: first others of its author, then others of its category, in their given order. Without the book
 * itself, duplicates and sold-out books.
 * @param found may hold other books, too: a search for an author's name finds more than their books
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
 * The query for the author's other books; null if none is needed.
 * @param titles of all the shop's books; null in a shop too large for that list, which has to search
 * @param atHand books that have loaded already
 */
export function authorQuery(
  book: Book,
  titles: readonly BookTitle[] | null,
  atHand: readonly Book[],
): BooksQuery | null {
  const author = namedAuthor(book);
  if (!author) return null;
  // Some more than the shelf holds: the search finds the book itself, and titles with the author's name.
  if (!titles) return { q: Array.from(author).slice(0, LIMITS.bookSearch).join(''), limit: SHELF_LENGTH + 2 };
  const ids = titles
    .filter((title) => isBySameAuthor(book)(title) && canBeOrdered(title))
    .slice(0, SHELF_LENGTH)
    .map(({ _id }) => _id);
  return ids.every((id) => atHand.some(({ _id }) => _id === id)) ? null : { ids };
}
