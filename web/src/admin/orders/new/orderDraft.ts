import type { Book } from '@bookstore/contract/api/book';
import { canBeOrdered, isWithheld } from '@bookstore/contract/format/bookFacts';
import { parseJson, readText, session, writeText } from '../../../lib/storage.ts';

export interface OrderFields {
  name: string;
  phone: string;
  email: string;
  street: string;
  city: string;
  zipcode: string;
  state: string;
  country: string;
  note: string;
}

export const EMPTY_FIELDS: OrderFields = {
  name: '',
  phone: '',
  email: '',
  street: '',
  city: '',
  zipcode: '',
  state: '',
  country: '',
  note: '',
};

export interface ChosenBook
  extends Pick<
    Book,
    '_id' | 'title' | 'author' | 'category' | 'newPrice' | 'availability' | 'left' | 'published' | 'orderable'
  > {
  /** The shop reported the book unavailable. */
  isGone?: boolean;
}

export type Sale = 'phone' | 'counter';

/** A copy in hand can be sold whatever its stock says. */
export const canBeSold = (book: ChosenBook, sale: Sale) =>
  !book.isGone && (sale === 'counter' ? !isWithheld(book) : canBeOrdered(book));

export interface OrderDraft {
  sale: Sale;
  /** Only for sales at the counter. */
  hasInvoice: boolean;
  fields: OrderFields;
  books: readonly ChosenBook[];
  /** Idempotency key, which survives a reload. */
  key: string;
}

/** Session storage: contains personal data, so it ends with the tab or a logout. */
const KEY = 'newOrder';

/** Null removes the draft. */
export function writeOrderDraft(draft: OrderDraft | null): void {
  writeText(session, KEY, draft && JSON.stringify(draft));
}

export function readOrderDraft(): OrderDraft | null {
  const draft = parseJson(readText(session, KEY));
  if (!isDraft(draft)) return null;
  // Drafts of 1.1.0, which only takes orders by phone, lack both.
  const { sale = 'phone', hasInvoice = false } = draft;
  return { ...draft, sale, hasInvoice };
}

type StoredDraft = Omit<OrderDraft, 'sale' | 'hasInvoice'> & Partial<OrderDraft>;

function isDraft(value: unknown): value is StoredDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { sale, fields, books, key } = value as Partial<OrderDraft>;
  const hasFields = Object.keys(EMPTY_FIELDS).every((name) => typeof fields?.[name as keyof OrderFields] === 'string');
  const isBook = (book: Partial<ChosenBook> | null) =>
    typeof book?._id === 'string' && typeof book.title === 'string' && typeof book.newPrice === 'number';
  return (
    hasFields &&
    (sale === undefined || sale === 'phone' || sale === 'counter') &&
    typeof key === 'string' &&
    Array.isArray(books) &&
    books.every(isBook)
  );
}
