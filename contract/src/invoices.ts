import { law } from '@bookstore/shop/law';
import type { ListedInvoice } from './api/invoice.ts';

const USUAL_YEARS = 10;

/** Counted after the invoice's own year. */
export const INVOICE_KEPT_YEARS = law.invoiceYears ?? USUAL_YEARS;

export const keptUntil = (day: string, years = INVOICE_KEPT_YEARS): Date =>
  // One day more, for any time zone.
  new Date(Date.UTC(Number(day.slice(0, 4)) + years + 1, 0, 2));

/** `A-2026-17`. */
export interface InvoiceNumber {
  series: string;
  year: number;
  count: number;
}

const NUMBER = /^([A-Z]{1,8})-(\d{4})-([1-9]\d{0,8})$/;

/** @returns null for other text */
export function parseInvoiceNumber(text: string): InvoiceNumber | null {
  const [, series, year, count] = NUMBER.exec(text) ?? [];
  return series === undefined ? null : { series, year: Number(year), count: Number(count) };
}

export const invoiceNumber = ({ series, year, count }: InvoiceNumber): string => `${series}-${year}-${count}`;

export const compareNumbers = (one: InvoiceNumber, other: InvoiceNumber): number =>
  compareSeries(one.series, other.series) || one.year - other.year || one.count - other.count;

export const FIRST_SERIES = 'A';

/** Shorter series come first: Z before AA. */
export const compareSeries = (one: string, other: string): number =>
  one.length - other.length || (one < other ? -1 : Number(one > other));

/** Returns B after A, AA after Z. */
export function nextSeries(series: string): string {
  const [before, last] = [series.slice(0, -1), series.slice(-1)];
  if (last === 'Z') return `${before === '' ? FIRST_SERIES : nextSeries(before)}A`;
  return before + String.fromCharCode(last.charCodeAt(0) + 1);
}

/** @param invoices oldest first @returns null if the last invoice is fully credited */
export function openInvoiceOf<Listed extends Pick<ListedInvoice, 'kind' | 'cents'>>(
  invoices: readonly Listed[],
): Listed | null {
  const start = invoices.findLastIndex(({ kind }) => kind === 'invoice');
  const [invoice, ...credits] = start < 0 ? [] : invoices.slice(start);
  if (!invoice) return null;
  const openCents = credits.reduce((sum, { cents }) => sum + cents, invoice.cents);
  return credits.length === 0 || openCents > 0 ? invoice : null;
}
