import type { BookSort } from '@bookstore/contract/constants';
import { isDocumentId } from '@bookstore/contract/ids';
import * as z from 'zod';
import type { Position } from './bookSorts.ts';
import { InvalidBookCursor } from './books.errors.ts';

const id = z.string().refine(isDocumentId);
/** The last moment that Firestore can store: the end of the year 9999. */
const moment = z
  .int()
  .min(0)
  .max(Date.UTC(10_000, 0) - 1);
const cents = z.int().min(0);
const text = z.string().refine((key) => key.isWellFormed());

const POSITIONS = {
  newest: z.tuple([z.literal('newest'), moment, id]),
  price: z.tuple([z.literal('price'), cents, id]),
  '-price': z.tuple([z.literal('-price'), cents, id]),
  title: z.tuple([z.literal('title'), text, id]),
} satisfies Record<BookSort, z.ZodType>;

export function encodeBookCursor(sort: BookSort, { value, id }: Position): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @throws InvalidBookCursor when the text is not a cursor that we gave out for this order. */
export function decodeBookCursor(sort: BookSort, cursor: string): Position {
  const parsed = POSITIONS[sort].safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (!parsed.success) throw new InvalidBookCursor();
  const [, value, id] = parsed.data;
  return { value, id };
}
