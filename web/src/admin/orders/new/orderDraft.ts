import type { Book } from '@bookstore/contract/api/book';
import { canBeOrdered } from '@bookstore/contract/format/bookFacts';
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
  /** Set after the shop reported it unavailable. */
  isGone?: boolean;
}

export const isStillAvailable = (book: ChosenBook) => !book.isGone && canBeOrdered(book);

export interface OrderDraft {
  fields: OrderFields;
  books: readonly ChosenBook[];
  /** Idempotency key, which survives a reload. */
  key: string;
}

export const newOrderDraft = (): OrderDraft => ({ fields: EMPTY_FIELDS, books: [], key: crypto.randomUUID() });

const isUntouched = ({ fields, books }: OrderDraft) =>
  books.length === 0 && Object.values(fields).every((text) => text === '');

/** Session storage: contains personal data, so it ends with the tab or a logout. */
const KEY = 'newOrder';

/** @param draft null removes it */
export function writeOrderDraft(draft: OrderDraft | null): void {
  writeText(session, KEY, draft && !isUntouched(draft) ? JSON.stringify(draft) : null);
}

/** @returns null without a valid draft */
export function readOrderDraft(): OrderDraft | null {
  const draft = parseJson(readText(session, KEY));
  return isDraft(draft) ? draft : null;
}

function isDraft(value: unknown): value is OrderDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { fields, books, key } = value as Partial<OrderDraft>;
  const hasFields = Object.keys(EMPTY_FIELDS).every((name) => typeof fields?.[name as keyof OrderFields] === 'string');
  const isBook = (book: Partial<ChosenBook> | null) =>
    typeof book?._id === 'string' && typeof book.title === 'string' && typeof book.newPrice === 'number';
  return hasFields && typeof key === 'string' && Array.isArray(books) && books.every(isBook);
}
