import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { readDocument, type StoredDocument } from '../lib/readDocument.ts';
import { noSales, type Sales, sumOf, type Totals, withoutZeros } from './sales.ts';

/**
 * Where sales are kept: `sales/{day}`, which the transaction of each order counts up; `salesShards/{n}`, into which it counts
 * when the day's document is busy or full; `salesMonths/{month}`, the sum of a month that is over, made by whoever reads it.
 */
export const SALES_COLLECTIONS = ['sales', 'salesShards', 'salesMonths'] as const;

export const daysOf = (db: Firestore) => db.collection('sales');
export const shardsOf = (db: Firestore) => db.collection('salesShards');
export const monthsOf = (db: Firestore) => db.collection('salesMonths');

const figuresSchema = z.object({ books: z.int().default(0), cents: z.int().default(0) });
const totalsSchema = z.object({ ...figuresSchema.shape, orders: z.int().default(0) });
const figuresById = z.record(z.string(), figuresSchema).default({});
const detailsSchema = z.object({ byBook: figuresById, byCategory: figuresById, rest: figuresSchema.prefault({}) });

/** A document of `sales`: what was sold on one day, and whose day it is. */
export const dayDocumentSchema = z.object({ ...totalsSchema.shape, ...detailsSchema.shape, zone: z.string() });
/** A document of `salesShards`: parts of days. */
export const shardDocumentSchema = z.object({ days: z.record(z.string(), dayDocumentSchema).default({}) });
/** A document of `salesMonths`: null once one of its days has changed since. */
export const monthDocumentSchema = z.object({
  days: z.record(z.string(), totalsSchema).nullable(),
  ...detailsSchema.partial().shape,
});

type DayContent = z.output<typeof dayDocumentSchema>;

function toSales(days: [string, Totals][], details: Partial<z.output<typeof detailsSchema>>): Sales {
  return {
    days: new Map(days),
    byBook: new Map(Object.entries(details.byBook ?? {})),
    byCategory: new Map(Object.entries(details.byCategory ?? {})),
    rest: details.rest ?? noSales().rest,
  };
}

function toDaySales(day: string, { orders, books, cents, ...details }: DayContent): Sales {
  return toSales([[day, { orders, books, cents }]], details);
}

/** @returns null when there is no such document. @throws InvalidDocument. */
export function readDay(document: StoredDocument): { id: string; zone: string; sales: Sales } | null {
  const content = readDocument(dayDocumentSchema, document);
  return content && { id: content.id, zone: content.zone, sales: toDaySales(content.id, content) };
}

/** @returns null when the month has not been summed up, or not since one of its days has changed. @throws InvalidDocument. */
export function readMonth(document: StoredDocument): Sales | null {
  const content = readDocument(monthDocumentSchema, document);
  return content?.days ? toSales(Object.entries(content.days), content) : null;
}

/** @returns by day. @throws InvalidDocument. */
export function readShard(document: StoredDocument): Map<string, Sales> {
  const content = readDocument(shardDocumentSchema, document);
  return new Map(Object.entries(content?.days ?? {}).map(([day, part]) => [day, toDaySales(day, part)]));
}

/** A document has room for 1 MiB; what is left is for what may still be added to it. */
const MOST_BYTES = 900_000;
/** What Firestore counts for one book's figures, beside its id. */
const FIGURES_BYTES = 30;

/** Keeps as many books as a document has room for, those of which most was sold first; the others become one sum. */
export function withRoom(sales: Sales): Sales {
  const byBook = withoutZeros(sales.byBook);
  let bytes = [...byBook.keys()].reduce((sum, id) => sum + id.length + FIGURES_BYTES, 0);
  if (bytes <= MOST_BYTES) return { ...sales, byBook };
  const rest = { ...sales.rest };
  for (const [id, { books, cents }] of [...byBook].toSorted(([, a], [, b]) => a.books - b.books)) {
    if (bytes <= MOST_BYTES) break;
    byBook.delete(id);
    rest.books += books;
    rest.cents += cents;
    bytes -= id.length + FIGURES_BYTES;
  }
  return { ...sales, byBook, rest };
}

function detailsOf(sales: Sales) {
  const { byBook, byCategory, rest } = withRoom(sales);
  return { byBook: Object.fromEntries(byBook), byCategory: Object.fromEntries(byCategory), rest };
}

/** All fields of a day's document. @param sales of this day alone. */
export function toDayDocument(sales: Sales, zone: string): DayContent {
  const [totals = { orders: 0, books: 0, cents: 0 }] = sales.days.values();
  return { ...totals, ...detailsOf(sales), zone };
}

/** All fields of a month's document. @param days all that there are of the month. */
export function toMonthDocument(days: Iterable<Sales>): object {
  const month = sumOf(days);
  return { days: Object.fromEntries(month.days), ...detailsOf(month) };
}

/** A month of which a day has changed: whoever reads it sums it up again. */
export const STALE_MONTH = { days: null };
