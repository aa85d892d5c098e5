import type { Book } from '@bookstore/contract/book';
import { foldText } from '../../lib/foldText.ts';

/** A row of the table: a book with its number in the full list, which a filter does not change. */
export interface BookRow {
  number: number;
  book: Book;
}

/** The books whose title, author or category contains what was typed, case and accents aside; all for nothing. */
export function filterBooks(books: readonly Book[], query: string): BookRow[] {
  const wanted = foldText(query.trim());
  return books
    .map((book, index) => ({ number: index + 1, book }))
    .filter(({ book }) => foldText(`${book.title}\n${book.author ?? ''}\n${book.category}`).includes(wanted));
}
