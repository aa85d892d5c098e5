import type { Book } from '@bookstore/contract/book';
import { foldText } from '@bookstore/contract/foldText';

/** A book that was deleted here a moment ago: its place offers to bring it back. */
export interface DeletedBook {
  book: Book;
  /** Whether it has been brought back; the list then shows it again as soon as it has arrived. */
  isRestored: boolean;
}

/** A row of the table: a book with its number in the full list, or the place of one that was just deleted. */
export type TableRow = { kind: 'book'; number: number; book: Book } | { kind: 'deleted'; book: Book };

/** The folded texts of books, kept as long as the books: a search compares ten thousand with every letter typed. */
const foldedTexts = new WeakMap<Book, string>();

function foldedTextOf(book: Book): string {
  const known = foldedTexts.get(book);
  if (known !== undefined) return known;
  const folded = foldText(`${book.title}\n${book.author ?? ''}\n${book.category}`);
  foldedTexts.set(book, folded);
  return folded;
}

/** The list's order (api.md): newest first, then by id. */
function isBefore(book: Book, other: Book): boolean {
  if (book.createdAt !== other.createdAt) return book.createdAt > other.createdAt;
  return book._id < other._id;
}

/**
 * The rows that match what was typed in title, author or category, case and accents aside; all for nothing typed. A
 * filter does not change the numbers; a deleted book has none.
 */
export function tableRows(books: readonly Book[], query: string, deleted: readonly DeletedBook[] = []): TableRow[] {
  const wanted = foldText(query.trim());
  const matches = (book: Book) => foldedTextOf(book).includes(wanted);
  const listed = new Set(books.map((book) => book._id));
  const gone = deleted.filter(({ book, isRestored }) => !(isRestored && listed.has(book._id)));
  const goneIds = new Set(gone.map(({ book }) => book._id));
  const rows: TableRow[] = books
    .filter((book) => !goneIds.has(book._id))
    .map((book, index): TableRow => ({ kind: 'book', number: index + 1, book }))
    .filter(({ book }) => matches(book));
  for (const { book } of gone.filter((entry) => matches(entry.book))) {
    const after = rows.findIndex((row) => isBefore(book, row.book));
    rows.splice(after === -1 ? rows.length : after, 0, { kind: 'deleted', book });
  }
  return rows;
}
