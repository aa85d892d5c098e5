import type { Book } from '@bookstore/contract/api/book';
import { canBeOrdered } from '@bookstore/contract/format/bookFacts';
import { parseJson, readText, session, writeText } from '../../../lib/storage.ts';

/** What is typed of whoever orders. */
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

const EMPTY_FIELDS: OrderFields = {
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

/** What an order needs to know of a book. */
export interface ChosenBook
  extends Pick<
    Book,
    '_id' | 'title' | 'author' | 'category' | 'newPrice' | 'availability' | 'left' | 'published' | 'orderable'
  > {
  /** The shop has said so when the order was to be placed. */
  isGone?: boolean;
}

export const isToBeHad = (book: ChosenBook) => !book.isGone && canBeOrdered(book);

/** An order that is being taken. */
export interface OrderDraft {
  fields: OrderFields;
  books: readonly ChosenBook[];
  /** Names the order, so that it is placed once, however often it is sent, also after a reload. */
  key: string;
}

export const newOrderDraft = (): OrderDraft => ({ fields: EMPTY_FIELDS, books: [], key: crypto.randomUUID() });

const isUntouched = ({ fields, books }: OrderDraft) =>
  books.length === 0 && Object.values(fields).every((text) => text === '');

/** In this tab, and gone with it or with a log-out: it says who the customer is. */
const KEY = 'newOrder';

/** Keeps what was typed; null forgets it. */
export function writeOrderDraft(draft: OrderDraft | null): void {
  writeText(session, KEY, draft && !isUntouched(draft) ? JSON.stringify(draft) : null);
}

/** @returns null where there is none, or none that this release knows. */
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
