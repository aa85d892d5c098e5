import type { Book } from '@bookstore/contract/api/book';
import type { BookSort } from '@bookstore/contract/constants';
import { priceToCents } from '@bookstore/contract/format/money';
import { foldText } from '@bookstore/contract/search/foldText';

/**
 * What a title is sorted by: without case and accents. Composed again, so that it is no longer than the title, and
 * Firestore, which compares the first 1,500 bytes, compares all of it.
 */
export function titleKeyOf(title: string): string {
  return foldText(title).normalize('NFC').trim();
}

/** How a book compares with others: milliseconds, cents, or a text of which the code points count. */
export type SortValue = number | string;

interface SortRule {
  /** The field of the stored book. */
  field: string;
  direction: 'asc' | 'desc';
  valueOf(book: Book): SortValue;
}

const priceOf = (book: Book) => priceToCents(book.newPrice);

export const SORT_RULES: Record<BookSort, SortRule> = {
  newest: { field: 'createdAt', direction: 'desc', valueOf: (book) => Date.parse(book.createdAt) },
  price: { field: 'newPriceCents', direction: 'asc', valueOf: priceOf },
  '-price': { field: 'newPriceCents', direction: 'desc', valueOf: priceOf },
  title: { field: 'titleKey', direction: 'asc', valueOf: (book) => titleKeyOf(book.title) },
};

/** The last book of a page: the next page begins behind it. */
export interface Position {
  value: SortValue;
  id: string;
}

export function positionOf(sort: BookSort, book: Book): Position {
  return { value: SORT_RULES[sort].valueOf(book), id: book._id };
}

/** In Firestore's order: by code points, where JavaScript's own is by their halves. */
const compareTexts = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

const compareValues = (a: SortValue, b: SortValue) =>
  typeof a === 'number' ? a - Number(b) : compareTexts(a, String(b));

/** Below 0 when `a` comes before `b`. Equal ones are in the order of their ids, whatever the direction. */
export function comparePositions(sort: BookSort, a: Position, b: Position): number {
  const [lower, upper] = SORT_RULES[sort].direction === 'asc' ? [a, b] : [b, a];
  return compareValues(lower.value, upper.value) || compareTexts(a.id, b.id);
}
