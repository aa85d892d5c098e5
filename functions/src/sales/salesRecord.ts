import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { readDocument, type StoredDocument } from '../firestore/readDocument.ts';
import { type Sales, withoutZeros } from './sales.ts';

/** `sales/{day}`, written by processTasks.ts. */
export const salesDaysOf = (db: Firestore) => db.collection('sales');

const figuresSchema = z.object({ books: z.int().default(0), cents: z.int().default(0) });
const totalsSchema = z.object({ ...figuresSchema.shape, orders: z.int().default(0) });
const figuresById = z.record(z.string(), figuresSchema).default({});
const detailsSchema = z.object({ byBook: figuresById, byCategory: figuresById, rest: figuresSchema.prefault({}) });

export const dayDocumentSchema = z.object({ ...totalsSchema.shape, ...detailsSchema.shape, zone: z.string() });

type DayContent = z.output<typeof dayDocumentSchema>;

/** @throws InvalidDocument */
export function readDay(document: StoredDocument): { id: string; zone: string; sales: Sales } | null {
  const content = readDocument(dayDocumentSchema, document);
  if (!content) return null;
  const { id, zone, orders, books, cents, byBook, byCategory, rest } = content;
  const sales: Sales = {
    days: new Map([[id, { orders, books, cents }]]),
    byBook: new Map(Object.entries(byBook)),
    byCategory: new Map(Object.entries(byCategory)),
    rest,
  };
  return { id, zone, sales };
}

/** Documents hold 1 MiB; the rest is for later additions. */
const MAX_BYTES = 900_000;
/** Firestore's size of one book's figures without its id. */
const FIGURES_BYTES = 30;

/** Keeps the best sellers that fit and sums the others. */
export function withRoom(sales: Sales): Sales {
  const byBook = withoutZeros(sales.byBook);
  let bytes = [...byBook.keys()].reduce((sum, id) => sum + id.length + FIGURES_BYTES, 0);
  const rest = { ...sales.rest };
  for (const [id, { books, cents }] of [...byBook].toSorted(([, a], [, b]) => a.books - b.books)) {
    if (bytes <= MAX_BYTES) break;
    byBook.delete(id);
    rest.books += books;
    rest.cents += cents;
    bytes -= id.length + FIGURES_BYTES;
  }
  return { ...sales, byBook, rest };
}

function toDetails(sales: Sales) {
  const { byBook, byCategory, rest } = withRoom(sales);
  return { byBook: Object.fromEntries(byBook), byCategory: Object.fromEntries(byCategory), rest };
}

/** @param sales of this day only */
export function toDayDocument(sales: Sales, zone: string): DayContent {
  const [totals = { orders: 0, books: 0, cents: 0 }] = sales.days.values();
  return { ...totals, ...toDetails(sales), zone };
}
