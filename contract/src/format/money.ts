import { formatAmount } from './currency.ts';

/**
 * Money is integer cents inside; prices travel as JSON numbers and an order's total as a string with two decimals.
 * The largest sum, 100 books of 1,000,000.00, is 1e10 cents: far inside the safe integers.
 */

const PLAIN_DECIMAL = /^(?:0|[1-9]\d{0,11})(?:\.\d{1,2})?$/;

/**
 * Reads an amount as a person or a client writes it: a JSON number or a plain decimal string (no sign, no exponent,
 * no leading zeros) with at most two decimals.
 * @returns integer cents, or null when it is not such an amount.
 */
export function toCents(amount: unknown): number | null {
  const text = typeof amount === 'number' ? String(amount) : amount;
  if (typeof text !== 'string' || !PLAIN_DECIMAL.test(text)) return null;
  const [whole = '', decimals = ''] = text.split('.');
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

/** A wire price (at most two decimals) in integer cents: 24.99 is 2499. */
export function priceToCents(price: number): number {
  return Math.round(price * 100);
}

/** Integer cents as the number that a price is on the wire: 2499 is 24.99. */
export function centsToNumber(cents: number): number {
  return cents / 100;
}

/** Integer cents as a string with two decimals: 2499 is "24.99". */
export function centsToString(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Integer cents as shown to a customer, in the shop's currency: 2499 is "$24.99". */
export function formatCents(cents: number): string {
  return formatAmount(cents / 100);
}

/** A wire price (at most two decimals) as shown to a customer: 24.9 is "$24.90". */
export function formatPrice(price: number): string {
  return formatCents(priceToCents(price));
}

/** An amount with thousands separators, for statistics, in whatever the shop's currency is: 1234.5 is "$1,234.50". */
export function formatDollars(dollars: number): string {
  return formatAmount(dollars, true);
}
