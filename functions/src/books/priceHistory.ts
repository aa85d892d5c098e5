import { SHOP_TIME_ZONE } from '@bookstore/contract/arrival';
import { addDays, dayOf, isDay } from '@bookstore/contract/days';
import * as z from 'zod';
import type { StoredDocument } from '../firestore/readDocument.ts';
import type { BookContent } from './bookRecord.ts';

/** Directive 98/6, Art. 6a. */
const DAYS = 30;

/**
 * Lowest price in cents of each day with a change, in the shop's time zone. It includes the price at the day's start,
 * so that other days need no entry.
 */
export type PriceHistory = Readonly<Record<string, number>>;

/** 30 days and the day itself. */
const MAX_DAYS = DAYS + 1;

const isPrice = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;

function isPriceHistory(value: unknown): value is PriceHistory {
  if (typeof value !== 'object' || value === null) return false;
  const days = Object.entries(value);
  return days.length <= MAX_DAYS && days.every(([day, price]) => isDay(day) && isPrice(price));
}

/** Lists do not read it. */
export const priceHistorySchema = z.custom<PriceHistory>(isPriceHistory);

type Stored = Pick<BookContent, 'newPriceCents' | 'lowestBeforeCents'> & { priceHistory: PriceHistory };

const storedSchema = z.object({ priceHistory: priceHistorySchema });

/** Older releases stored no history; unknown prices do not count as lower. */
export function readPriceHistory(
  document: StoredDocument,
  { createdAt, updatedAt }: Pick<BookContent, 'createdAt' | 'updatedAt'>,
  zone = SHOP_TIME_ZONE,
): PriceHistory {
  const { data } = storedSchema.safeParse(document.data());
  if (data) return data.priceHistory;
  return updatedAt.getTime() > createdAt.getTime() ? { [dayOf(updatedAt, zone)]: 0 } : {};
}

/**
 * A reduction sets `lowestBeforeCents` to the lowest price of the 30 days before; further reductions keep it, a rise
 * ends it. @param current null for a new book @param today day in the shop's time zone
 */
export function withPrice(current: Stored | null, newPriceCents: number, today: string): Stored {
  if (!current) return { newPriceCents, lowestBeforeCents: null, priceHistory: {} };
  const before = current.newPriceCents;
  if (newPriceCents === before) return current;
  const first = addDays(today, -DAYS);
  const recent = Object.entries(current.priceHistory).filter(([day]) => day >= first);
  const lowest = Math.min(before, ...recent.map(([, cents]) => cents));
  const lowestBefore = current.lowestBeforeCents ?? lowest;
  const isReduced = newPriceCents < before && newPriceCents < lowestBefore;
  const lowestToday = Math.min(before, newPriceCents, current.priceHistory[today] ?? Infinity);
  const days = [...recent.filter(([day]) => day !== today), [today, lowestToday] as const];
  return {
    newPriceCents,
    lowestBeforeCents: isReduced ? lowestBefore : null,
    priceHistory: Object.fromEntries(days.toSorted(([a], [b]) => (a < b ? -1 : 1)).slice(-MAX_DAYS)),
  };
}
