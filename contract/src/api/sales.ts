import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import type { Category } from '../constants.ts';
import { type DayRange, isDay, SPANS, type Span, startsOf } from '../days.ts';
import { LIMITS } from '../limits.ts';
import { SALES_RANGES } from './salesRanges.ts';

/** A book, and how many copies of it were ordered in the last `BEST_SELLER_DAYS` days. */
export interface BestSeller {
  _id: string;
  copies: number;
}

/** How many of the last days count. */
export const BEST_SELLER_DAYS = 30;

/** What was sold: `revenue` is in the shop's currency, `books` are copies. */
export interface SalesFigures {
  revenue: number;
  books: number;
}

export interface SalesTotals extends SalesFigures {
  orders: number;
}

export interface SalesBucket extends SalesTotals {
  /** Its first day that counts: `YYYY-MM-DD`. */
  start: string;
}

export interface BookSales extends SalesFigures {
  _id: string;
  /** As the book is called now; null when there is nothing left of it. */
  title: string | null;
}

export interface CategorySales extends SalesFigures {
  /** That the books had when they were sold; null for orders of releases that did not write it down. */
  category: Category | null;
}

/**
 * What `GET /api/admin/sales` answers: an order counts on the day on which it was placed, unless it was cancelled or refused. Books that
 * came back count no more, nor what was paid for them; their order still does.
 */
export interface SalesReport extends DayRange {
  by: Span;
  /** Whose days these are. */
  timeZone: string;
  /** How long the oldest order waits that does not count yet, in seconds; 0 where all of them count. */
  behindSeconds: number;
  /** One for each day, week or month, also without sales. */
  buckets: SalesBucket[];
  /** At most ten, those of which most copies were sold first. */
  topBooks: BookSales[];
  /** Highest revenue first. */
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

/** What is wrong with the fields together, and with which of them. */
function problemOf({ from, to, range, by }: Fields): [path: string, message: string] | null {
  if (range && (from ?? to)) return ['range', messages.eitherRangeOrDays];
  if (from && !to) return ['to', messages.requiredWithFrom];
  if (to && !from) return ['from', messages.requiredWithTo];
  if (!from || !to) return null;
  if (from > to) return ['to', messages.mustNotBeBeforeFrom];
  const { salesBuckets: most } = LIMITS;
  return startsOf({ from, to }, by, most + 1).length > most ? ['to', messages.tooManySpans(most)] : null;
}

/** Which days, put together by what: `from` and `to`, or a range; without either the last 30 days. */
export const salesQuerySchema = fields
  .superRefine((query, context) => {
    const problem = problemOf(query);
    if (problem) context.addIssue({ code: 'custom', path: [problem[0]], message: problem[1] });
  })
  .transform(({ from, to, range = '30d', by }) => ({ by, asked: from && to ? { from, to } : range }));
export type SalesQuery = z.output<typeof salesQuerySchema>;
