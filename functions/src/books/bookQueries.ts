import type { Book } from '@bookstore/contract/api/book';
import type { BooksPageQuery } from '@bookstore/contract/api/booksQuery';
import { priceToCents } from '@bookstore/contract/format/money';
import type { CollectionQuery, QueryValue } from '../firestore/firestoreReads.ts';

export type BookFilter = Omit<BooksPageQuery, 'kind' | 'limit' | 'after' | 'sort'>;

export interface BooksSelection {
  equal: [field: string, value: QueryValue][];
  /** A book matches with at least one of these keys. */
  keys?: string[] | undefined;
  orderBy: CollectionQuery['orderBy'];
  after?: QueryValue[] | undefined;
  through?: QueryValue[] | undefined;
  limit: number;
}

export interface BooksPage {
  books: Book[];
  next: string | null;
}

/** Prices are range limits instead. */
export function toEqualFields({
  category,
  trending,
  available,
  format,
  language,
}: BookFilter): BooksSelection['equal'] {
  const equal: BooksSelection['equal'] = [];
  if (category) equal.push(['category', category]);
  if (trending) equal.push(['trending', true]);
  if (available !== undefined) equal.push(['available', available]);
  if (format) equal.push(['format', format]);
  if (language) equal.push(['language', language]);
  return equal;
}

export const hasPrices = ({ minPriceCents, maxPriceCents }: BookFilter): boolean =>
  minPriceCents !== undefined || maxPriceCents !== undefined;

export const isPriceInRange = ({ minPriceCents = 0, maxPriceCents = Infinity }: BookFilter, cents: number): boolean =>
  minPriceCents <= cents && cents <= maxPriceCents;

export function passesFilter(book: Book, filter: BookFilter): boolean {
  const { category, trending, available, format, language } = filter;
  if (category && book.category !== category) return false;
  if (trending && !book.trending) return false;
  if (format && book.format !== format) return false;
  if (language && book.language !== language) return false;
  if (!isPriceInRange(filter, priceToCents(book.newPrice))) return false;
  return available === undefined || available === (book.availability !== 'sold-out');
}
