import type { Book } from '../api/book.ts';
import { COLUMNS, type Column } from './columns.ts';
import { BYTE_ORDER_MARK, CSV_FORMAT, toCsvRow } from './csvCells.ts';
import { contributorsText, subjectsText } from './detailCells.ts';

export const bookFileHeading = (format = CSV_FORMAT) => BYTE_ORDER_MARK + toCsvRow(COLUMNS, format);

interface SeparateData {
  /** Null if not tracked. */
  count: number | null;
  /** '' if none. */
  excerpt: string;
}

/** Importing the row again changes nothing. */
export function toBookFileRow(book: Book, { count, excerpt }: SeparateData, format = CSV_FORMAT): string {
  const amount = (price: number) => price.toFixed(2).replace('.', format.decimal);
  const cells: Record<Column, string> = {
    ...book,
    subtitle: book.subtitle ?? '',
    author: book.author ?? '',
    contributors: contributorsText(book.contributors ?? []),
    series: book.series?.name ?? '',
    seriesNumber: book.series?.number ?? '',
    newPrice: amount(book.newPrice),
    oldPrice: amount(book.oldPrice),
    trending: String(book.trending),
    publisher: book.publisher ?? '',
    imprint: book.imprint ?? '',
    published: book.published ?? '',
    pages: String(book.pages ?? ''),
    language: book.language ?? '',
    format: book.format ?? '',
    // Spreadsheets round thirteen digits without a hyphen.
    isbn: book.isbn?.replace(/^97[89](?=\d)/, '$&-') ?? '',
    subjects: subjectsText(book.subjects ?? []),
    noteText: book.note?.text ?? '',
    noteBy: book.note?.by ?? '',
    excerpt,
    orderable: book.orderable === false ? 'false' : '',
    stock: count === null ? '' : String(count),
  };
  return toCsvRow(
    COLUMNS.map((column) => cells[column]),
    format,
  );
}
