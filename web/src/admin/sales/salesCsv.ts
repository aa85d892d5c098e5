import type { SalesReport } from '@bookstore/contract/api/sales';
import { CURRENCY } from '@bookstore/contract/format/currency';
import { toCsv } from '../../lib/csv.ts';

const HEADINGS = ['Start', 'Orders', 'Books', `Revenue (${CURRENCY})`];

/** The days, weeks or months of a report as a CSV file: days as ISO 8601, revenue as plain numbers. */
export function salesCsv({ buckets }: SalesReport): string {
  return toCsv([HEADINGS, ...buckets.map(({ start, orders, books, revenue }) => [start, orders, books, revenue])]);
}

export const salesFileName = ({ from, to, by }: SalesReport) => `sales-${from}-to-${to}-by-${by}.csv`;
