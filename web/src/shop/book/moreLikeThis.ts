import type { Book } from '@bookstore/contract/api/book';
import type { BooksQuery, BookTitle } from '@bookstore/contract/api/booksQuery';
import { isSoldOut, namedAuthor } from '@bookstore/contract/format/bookFacts';
import { LIMITS } from '@bookstore/contract/limits';

/** Books of the shelf. */
export const SHELF_LENGTH = 10;

type WithAuthor = Pick<Book, '_id' | 'author'>;

/** Another book of the same author, whose name is the same to the letter. A book without an author has no such others. */
export const isBySameAuthor = (book: WithAuthor) => (other: WithAuthor) =>
  namedAuthor(book) !== undefined && other.author === book.author && other._id !== book._id;

/**
 * What to show beside a book: first what else its author wrote, then what else its category has, each as it came. Never the
 * book itself, none twice, none that is sold out.
 * @param found may hold other books, too: a search for an author's name finds more than their books
 */
export function moreLikeThis(book: Book, found: readonly Book[]): Book[] {
  const present = found.filter((other) => !isSoldOut(other));
  const first = present.filter(isBySameAuthor(book));
  const then = present.filter(({ category }) => category === book.category);
  const others = new Map([...first, ...then].map((other) => [other._id, other]));
  others.delete(book._id);
  return [...others.values()].slice(0, SHELF_LENGTH);
}

/**
 * What to ask the shop for to have the author's other books; null where there is nothing to ask for.
 * @param titles all that the shop has; null in a shop too large for such a list, which has to search
 * @param atHand what has come already
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
    .filter((title) => isBySameAuthor(book)(title) && !isSoldOut(title))
    .slice(0, SHELF_LENGTH)
    .map(({ _id }) => _id);
  return ids.every((id) => atHand.some(({ _id }) => _id === id)) ? null : { ids };
}
