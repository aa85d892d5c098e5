import { SALES_RANGES, type SalesQuestion, type SalesRange } from '@bookstore/contract/api/salesRanges';
import { countDays, type DayRange, isDay, SPANS, type Span, startsOf } from '@bookstore/contract/days';
import { LIMITS } from '@bookstore/contract/limits';

export interface SalesView {
  range: SalesRange | DayRange;
  by: Span;
}

const FINEST: Record<SalesRange, Span> = { '7d': 'day', '30d': 'day', month: 'day', '12m': 'month' };

export function canGroupBy(range: SalesView['range'], by: Span): boolean {
  return typeof range === 'string' || startsOf(range, by, LIMITS.salesBuckets + 1).length <= LIMITS.salesBuckets;
}

/** About two months by day and two years by week. */
function defaultSpan(range: SalesView['range']): Span {
  if (typeof range === 'string') return FINEST[range];
  const days = countDays(range);
  return days <= 62 ? 'day' : days <= 730 ? 'week' : 'month';
}

function readRange(params: URLSearchParams): SalesView['range'] {
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  if (isDay(from) && isDay(to) && from <= to && canGroupBy({ from, to }, 'month')) return { from, to };
  return SALES_RANGES.find((range) => range === params.get('range')) ?? '30d';
}

export function readSalesView(params: URLSearchParams): SalesView {
  const range = readRange(params);
  const by = SPANS.find((span) => span === params.get('by'));
  return { range, by: by && canGroupBy(range, by) ? by : defaultSpan(range) };
}

export function toSalesSearch({ range, by }: SalesView): string {
  const params = new URLSearchParams(typeof range === 'string' ? { range } : { ...range });
  if (by !== defaultSpan(range)) params.set('by', by);
  return `?${params.toString()}`;
}

export function withRange({ range, by }: SalesView, other: SalesView['range']): SalesView {
  const isChosen = by !== defaultSpan(range);
  return { range: other, by: isChosen && canGroupBy(other, by) ? by : defaultSpan(other) };
}

export function toQuestion({ range, by }: SalesView): SalesQuestion {
  return typeof range === 'string' ? { range, by } : { ...range, by };
}
