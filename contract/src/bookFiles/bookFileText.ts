import type { Book } from '../book.ts';
import { BYTE_ORDER_MARK, toCsvRow } from '../csvCells.ts';
import { COLUMNS, type Column } from './columns.ts';

/** What a file of books begins with: its columns. */
export const BOOK_FILE_HEADING = BYTE_ORDER_MARK + toCsvRow(COLUMNS);

/**
 * A book's row of a file, which can be imported again and then changes nothing.
 * @param count copies of it; null where they are not counted.
 */
export function toBookFileRow(book: Book, count: number | null): string {
  const cells: Record<Column, string> = {
    ...book,
    author: book.author ?? '',
    newPrice: book.newPrice.toFixed(2),
    oldPrice: book.oldPrice.toFixed(2),
    trending: String(book.trending),
    publisher: book.publisher ?? '',
    published: book.published ?? '',
    pages: String(book.pages ?? ''),
    language: book.language ?? '',
    format: book.format ?? '',
    isbn: book.isbn ?? '',
    stock: count === null ? '' : String(count),
  };
  return toCsvRow(COLUMNS.map((column) => cells[column]));
}
