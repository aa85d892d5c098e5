import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import type { Category } from '../constants.ts';
import { type DayRange, isDay, SPANS, type Span, startsOf } from '../days.ts';
import { LIMITS } from '../limits.ts';
import { SALES_RANGES } from './salesRanges.ts';

/** `copies` are of the last `BEST_SELLER_DAYS` days. */
export interface BestSeller {
  _id: string;
  copies: number;
}

export const BEST_SELLER_DAYS = 30;

/** `revenue` is in the shop's currency, `books` are copies. */
export interface SalesFigures {
  revenue: number;
  books: number;
}

export interface SalesTotals extends SalesFigures {
  orders: number;
}

export interface SalesBucket extends SalesTotals {
  /** First counted day, `YYYY-MM-DD`. */
  start: string;
}

export interface BookSales extends SalesFigures {
  _id: string;
  /** Null for a deleted book. */
  title: string | null;
}

export interface CategorySales extends SalesFigures {
  /** At the time of sale; null in early orders. */
  category: Category | null;
}

/** Orders count on the day of placing unless cancelled or refused; returns are subtracted. */
export interface SalesReport extends DayRange {
  by: Span;
  /** IANA. */
  timeZone: string;
  /** Age of the oldest uncounted order; 0 if all count. */
  behindSeconds: number;
  /** Includes empty buckets. */
  buckets: SalesBucket[];
  /** At most ten, most copies first. */
  topBooks: BookSales[];
  /** By revenue. */
  byCategory: CategorySales[];
}

const day = z.string().refine(isDay, { error: messages.invalidDay, abort: true });

const fields = z.object({
  from: day.optional(),
  to: day.optional(),
  range: z.enum(SALES_RANGES, messages.mustBeOneOf(SALES_RANGES.join(', '))).optional(),
  by: z.enum(SPANS, messages.mustBeOneOf(SPANS.join(', '))).default('day'),
});

export const SALES_QUERY_NAMES = Object.keys(fields.shape) as (keyof typeof fields.shape)[];

type Fields = z.output<typeof fields>;

function problemOf({ from, to, range, by }: Fields): [path: string, message: string] | null {
  if (range && (from ?? to)) return ['range', messages.eitherRangeOrDays];
  if (from && !to) return ['to', messages.requiredWithFrom];
  if (to && !from) return ['from', messages.requiredWithTo];
  if (!from || !to) return null;
  if (from > to) return ['to', messages.mustNotBeBeforeFrom];
  const { salesBuckets: most } = LIMITS;
  return startsOf({ from, to }, by, most + 1).length > most ? ['to', messages.tooManySpans(most)] : null;
}

/** Defaults to the last 30 days. */
export const salesQuerySchema = fields
  .superRefine((query, context) => {
    const problem = problemOf(query);
    if (problem) context.addIssue({ code: 'custom', path: [problem[0]], message: problem[1] });
  })
  .transform(({ from, to, range = '30d', by }) => ({ by, asked: from && to ? { from, to } : range }));
export type SalesQuery = z.output<typeof salesQuerySchema>;
