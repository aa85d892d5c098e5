import { formatCents, toCents } from '@bookstore/contract/format/money';
import { LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/dashboardBooks';

/** By how much prices change, as it was typed: an amount, or per cent. */
export interface PriceRule {
  direction: 'lower' | 'raise';
  by: 'amount' | 'percent';
  value: string;
}

const WHOLE = 100_00;

/** The size of a rule's step in cents, or in hundredths of a per cent; null for one that is no step. */
function sizeOf({ direction, by, value }: PriceRule): number | null {
  const size = toCents(value.trim());
  if (size === null || size === 0) return null;
  const isTooMuch = by === 'percent' ? direction === 'lower' && size > WHOLE : size > LIMITS.priceCents;
  return isTooMuch ? null : size;
}

export const isValidPriceRule = (rule: PriceRule): boolean => sizeOf(rule) !== null;

/**
 * A price (cents) by a rule: whole cents, half a cent rounded up.
 * @returns what it would be, also where no price may be that; null when the rule is none.
 */
export function applyPriceRule(cents: number, rule: PriceRule): number | null {
  const size = sizeOf(rule);
  if (size === null) return null;
  const sign = rule.direction === 'lower' ? -1 : 1;
  if (rule.by === 'amount') return cents + sign * size;
  return Math.round((cents * (WHOLE + sign * size)) / WHOLE);
}

/** Why a price cannot be; null for one that can. */
export function priceProblem(cents: number): string | null {
  if (cents < 0) return messages.wouldBeBelow(formatCents(0));
  return cents > LIMITS.priceCents ? messages.wouldBeAboveTheHighestPrice : null;
}
