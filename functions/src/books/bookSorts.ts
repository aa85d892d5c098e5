import type { Book } from '@bookstore/contract/api/book';
import type { BookSort } from '@bookstore/contract/constants';
import { priceToCents } from '@bookstore/contract/format/money';
import { foldText } from '@bookstore/contract/search/foldText';

/** Composed (NFC), so that it is no longer than the title and fits into the 1,500 bytes that Firestore compares. */
export function titleKeyOf(title: string): string {
  return foldText(title).normalize('NFC').trim();
}

/** Milliseconds, cents, or text compared by code points. */
export type SortValue = number | string;

interface SortRule {
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

export interface Position {
  value: SortValue;
  id: string;
}

export function toPosition(sort: BookSort, book: Book): Position {
  return { value: SORT_RULES[sort].valueOf(book), id: book._id };
}

/** Firestore compares code points, JavaScript UTF-16 units. */
const compareTexts = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

const compareValues = (a: SortValue, b: SortValue) =>
  typeof a === 'number' ? a - Number(b) : compareTexts(a, String(b));

/** Negative if `a` comes first. Ties are sorted by id in either direction. */
export function comparePositions(sort: BookSort, a: Position, b: Position): number {
  const [lower, upper] = SORT_RULES[sort].direction === 'asc' ? [a, b] : [b, a];
  return compareValues(lower.value, upper.value) || compareTexts(a.id, b.id);
}
