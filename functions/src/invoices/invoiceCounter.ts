import {
  compareSeries,
  FIRST_SERIES,
  type InvoiceNumber,
  invoiceNumber,
  nextSeries,
} from '@bookstore/contract/invoices';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import type { OptimisticRead } from '../firestore/optimisticRead.ts';
import { readDocument, type StoredDocument } from '../firestore/readDocument.ts';
import { findLatestNumber } from './invoices.repository.ts';

/** Changes use the path as lock key; it is not a valid book id. */
export const COUNTER_PATH = 'meta/invoices';

export const invoiceCounterSchema = z.object({ series: z.string(), year: z.int(), last: z.int().nonnegative() });

export type InvoiceCounter = z.output<typeof invoiceCounterSchema>;

export const counterRef = (db: Firestore) => db.doc(COUNTER_PATH);

/** @throws InvalidDocument */
export const readCounter = (document: StoredDocument): InvoiceCounter | null =>
  readDocument(invoiceCounterSchema, document);

/** Years start at 1. A year stays closed once an instance with a faster clock has begun the next. */
export function nextCounter({ series, year: currentYear, last }: InvoiceCounter, year: number): InvoiceCounter {
  return year > currentYear ? { series, year, last: 1 } : { series, year: currentYear, last: last + 1 };
}

export const counterNumber = ({ series, year, last }: InvoiceCounter): string =>
  invoiceNumber({ series, year, count: last });

/** A new series after a lost counter, so that no number repeats. */
export function counterAfter(numbers: readonly (Pick<InvoiceNumber, 'series'> | null)[], year: number): InvoiceCounter {
  const [latest] = numbers
    .flatMap((number) => number?.series ?? [])
    .toSorted((one, other) => compareSeries(other, one));
  return { series: latest === undefined ? FIRST_SERIES : nextSeries(latest), year, last: 0 };
}

export async function findCounter(db: Firestore, read: OptimisticRead, year: number): Promise<InvoiceCounter> {
  const counter = readCounter(read);
  if (counter) return counter;
  return counterAfter([await findLatestNumber(db)], year);
}
