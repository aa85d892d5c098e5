import { formatAmount } from './currency.ts';

/**
 * Money is integer cents; API prices are numbers, totals strings with two decimals. The largest sum is 1e10 cents, a
 * safe integer.
 */

const PLAIN_DECIMAL = /^(?:0|[1-9]\d{0,11})(?:\.\d{1,2})?$/;

/** Reads a number or plain decimal (no sign, exponent or leading zeros). @returns cents; null if invalid */
export function toCents(amount: unknown): number | null {
  const text = typeof amount === 'number' ? String(amount) : amount;
  if (typeof text !== 'string' || !PLAIN_DECIMAL.test(text)) return null;
  const [whole = '', decimals = ''] = text.split('.');
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

/** Turns 24.99 into 2499. */
export function priceToCents(price: number): number {
  return Math.round(price * 100);
}

/** Turns 2499 into 24.99. */
export function centsToNumber(cents: number): number {
  return cents / 100;
}

/** Turns 2499 into "24.99". */
export function centsToString(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Turns 2499 into "$24.99". */
export function formatCents(cents: number): string {
  return formatAmount(cents / 100);
}

/** Turns 24.9 into "$24.90". */
export function formatPrice(price: number): string {
  return formatCents(priceToCents(price));
}

/** Turns 1234.5 into "$1,234.50". */
export function formatDollars(dollars: number): string {
  return formatAmount(dollars, true);
}
