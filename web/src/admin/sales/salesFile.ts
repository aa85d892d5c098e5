import type { SalesReport } from '@bookstore/contract/api/sales';
import { CURRENCY } from '@bookstore/contract/format/currency';
import * as messages from '@bookstore/messages/dashboard';
import { toCsv } from '../../lib/csv.ts';
import { saveFile } from '../../lib/saveFile.ts';

const HEADINGS = [messages.start, messages.orders, messages.books, messages.revenueForCurrency(CURRENCY)];

/** Days as ISO 8601, revenue without currency. */
export function salesCsv({ buckets }: SalesReport): string {
  return toCsv([
    HEADINGS,
    ...buckets.map(({ start, orders, books, revenue }) => [start, orders, books, { amount: revenue }]),
  ]);
}

export const salesFileName = ({ from, to, by }: SalesReport) => `sales-${from}-to-${to}-by-${by}.csv`;

export const saveSales = (report: SalesReport): void =>
  saveFile(salesFileName(report), 'text/csv;charset=utf-8', salesCsv(report));
