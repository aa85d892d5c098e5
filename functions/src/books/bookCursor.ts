import type { BookSort } from '@bookstore/contract/constants';
import { isDocumentId } from '@bookstore/contract/ids';
import { BOOK_MOMENT } from '@bookstore/contract/limits';
import * as z from 'zod';
import type { Position } from './bookSorts.ts';
import { InvalidBookCursor } from './books.errors.ts';

const id = z.string().refine(isDocumentId);
const timestampMs = z.int().min(BOOK_MOMENT.min).max(BOOK_MOMENT.max);
const cents = z.int().min(0);
/** Firestore truncates longer values in an index, and refuses them in a cursor. */
const MAX_INDEXED_BYTES = 1_500;
const text = z.string().refine((key) => key.isWellFormed() && Buffer.byteLength(key) <= MAX_INDEXED_BYTES);

const POSITIONS = {
  newest: z.tuple([z.literal('newest'), timestampMs, id]),
  price: z.tuple([z.literal('price'), cents, id]),
  '-price': z.tuple([z.literal('-price'), cents, id]),
  title: z.tuple([z.literal('title'), text, id]),
} satisfies Record<BookSort, z.ZodType>;

export interface SearchPosition {
  /** No book matched exactly. */
  withTypos: boolean;
  score: number;
  /** Milliseconds. */
  createdAt: number;
  id: string;
  /** Start of the page's window; absent for the first. */
  from?: PagePosition | undefined;
}

export interface PagePosition {
  createdAt: number;
  id: string;
}

const searchPosition = z.union([
  z.tuple([z.literal('search'), z.boolean(), z.int().min(1), timestampMs, id]),
  z.tuple([z.literal('search'), z.boolean(), z.int().min(1), timestampMs, id, timestampMs, id]),
]);

const stockPosition = z.tuple([z.literal('copies'), z.int().min(0), id]);

const encode = (parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
const decode = (cursor: string) => parseJson(Buffer.from(cursor, 'base64url').toString());

export function encodeBookCursor(sort: BookSort, { value, id }: Position): string {
  return encode([sort, value, id]);
}

export function encodeSearchCursor({ withTypos, score, createdAt, id, from }: SearchPosition): string {
  return encode(['search', withTypos, score, createdAt, id, ...(from ? [from.createdAt, from.id] : [])]);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @throws InvalidBookCursor for a foreign cursor or another order */
export function decodeBookCursor(sort: BookSort, cursor: string): Position {
  const parsed = POSITIONS[sort].safeParse(decode(cursor));
  if (!parsed.success) throw new InvalidBookCursor();
  const [, value, id] = parsed.data;
  return { value, id };
}

/** @throws InvalidBookCursor for a foreign cursor */
export function decodeSearchCursor(cursor: string): SearchPosition {
  const parsed = searchPosition.safeParse(decode(cursor));
  if (!parsed.success) throw new InvalidBookCursor();
  const [, withTypos, score, createdAt, id, fromCreatedAt, fromId] = parsed.data;
  const from = fromCreatedAt !== undefined && fromId !== undefined && { createdAt: fromCreatedAt, id: fromId };
  return { withTypos, score, createdAt, id, ...(from && { from }) };
}

export interface StockPosition {
  count: number;
  id: string;
}

export const encodeStockCursor = ({ count, id }: StockPosition) => encode(['copies', count, id]);

/** @throws InvalidBookCursor for a foreign cursor */
export function decodeStockCursor(cursor: string): StockPosition {
  const parsed = stockPosition.safeParse(decode(cursor));
  if (!parsed.success) throw new InvalidBookCursor();
  const [, count, id] = parsed.data;
  return { count, id };
}
