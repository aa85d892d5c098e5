import { formatCents, toCents } from '@bookstore/contract/format/money';
import { LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/dashboardBooks';

export interface PriceRule {
  direction: 'lower' | 'raise';
  by: 'amount' | 'percent';
  value: string;
}

const WHOLE = 100_00;

/** In cents or hundredths of a percent; null if invalid. */
function parseSize({ direction, by, value }: PriceRule): number | null {
  const size = toCents(value.trim());
  if (size === null || size === 0) return null;
  const isTooMuch = by === 'percent' ? direction === 'lower' && size > WHOLE : size > LIMITS.priceCents;
  return isTooMuch ? null : size;
}

export const isValidPriceRule = (rule: PriceRule): boolean => parseSize(rule) !== null;

/** Rounds half cents up; the price may be out of range. @returns null for an invalid rule */
export function applyPriceRule(cents: number, rule: PriceRule): number | null {
  const size = parseSize(rule);
  if (size === null) return null;
  const sign = rule.direction === 'lower' ? -1 : 1;
  if (rule.by === 'amount') return cents + sign * size;
  return Math.round((cents * (WHOLE + sign * size)) / WHOLE);
}

export function priceProblem(cents: number): string | null {
  if (cents < 0) return messages.wouldBeBelow(formatCents(0));
  return cents > LIMITS.priceCents ? messages.wouldBeTooHigh : null;
}
