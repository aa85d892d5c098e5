import type { Book } from '@bookstore/contract/book';
import { foldText } from '@bookstore/contract/foldText';

/** A row of the table: a book with its number in the full list. */
export interface TableRow {
  number: number;
  book: Book;
}

/** The folded texts of books, kept as long as the books: a search compares ten thousand with every letter typed. */
const foldedTexts = new WeakMap<Book, string>();

function foldedTextOf(book: Book): string {
  const known = foldedTexts.get(book);
  if (known !== undefined) return known;
  const folded = foldText(`${book.title}\n${book.author ?? ''}\n${book.category}`);
  foldedTexts.set(book, folded);
  return folded;
}

/**
 * The rows that match what was typed in title, author or category, case and accents aside; all for nothing typed. A
 * filter does not change the numbers. A book that was just deleted is left out, though the list may not know it yet.
 */
export function tableRows(books: readonly Book[], query: string, deleted: readonly { _id: string }[] = []): TableRow[] {
  const wanted = foldText(query.trim());
  const goneIds = new Set(deleted.map(({ _id }) => _id));
  return books
    .filter((book) => !goneIds.has(book._id))
    .map((book, index) => ({ number: index + 1, book }))
    .filter(({ book }) => foldedTextOf(book).includes(wanted));
}
