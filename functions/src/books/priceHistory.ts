import { SHOP_TIME_ZONE } from '@bookstore/contract/arrival';
import { addDays, dayOf, isDay } from '@bookstore/contract/days';
import * as z from 'zod';
import type { StoredDocument } from '../firestore/readDocument.ts';
import type { BookContent } from './bookRecord.ts';

/** Days before a reduction of which the law asks the lowest price (Directive 98/6, Art. 6a). */
const DAYS = 30;

/**
 * The lowest price of each day on which a book's price changed, in cents, by days of the shop's time zone. The price with which such a
 * day began is one of them, so that the days between two changes, on which the book cost just that, need no entry.
 */
export type PriceHistory = Readonly<Record<string, number>>;

/** The 30 days, and the day itself. */
const KEPT = DAYS + 1;

const isPrice = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;

function isPriceHistory(value: unknown): value is PriceHistory {
  if (typeof value !== 'object' || value === null) return false;
  const days = Object.entries(value);
  return days.length <= KEPT && days.every(([day, price]) => isDay(day) && isPrice(price));
}

/** As the book's document holds it. Lists do not read it. */
export const priceHistorySchema = z.custom<PriceHistory>(isPriceHistory);

type Stored = Pick<BookContent, 'newPriceCents' | 'lowestBeforeCents'> & { priceHistory: PriceHistory };

const storedSchema = z.object({ priceHistory: priceHistorySchema });

/**
 * A book's history as its document has it. An older release kept none: the present price is known since the latest change of the book,
 * and what it cost before that is not, so that no later price of the 30 days from then on counts as lower.
 */
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
 * A book's price, and what is known of the prices before, after it got a price. `lowestBeforeCents` is the lowest price of the 30 days
 * before a reduction, where that was higher; a further one leaves it, and a rise ends it. A deleted book has its price all the same:
 * that can only make the lowest one lower.
 * @param present null for a new book
 * @param today the day in the shop's time zone
 */
export function withPrice(present: Stored | null, newPriceCents: number, today: string): Stored {
  if (!present) return { newPriceCents, lowestBeforeCents: null, priceHistory: {} };
  const before = present.newPriceCents;
  if (newPriceCents === before) return present;
  const first = addDays(today, -DAYS);
  const recent = Object.entries(present.priceHistory).filter(([day]) => day >= first);
  const lowest = Math.min(before, ...recent.map(([, cents]) => cents));
  const lowestBefore = present.lowestBeforeCents ?? lowest;
  const isReduced = newPriceCents < before && newPriceCents < lowestBefore;
  const ofToday = Math.min(before, newPriceCents, present.priceHistory[today] ?? Infinity);
  const days = [...recent.filter(([day]) => day !== today), [today, ofToday] as const];
  return {
    newPriceCents,
    lowestBeforeCents: isReduced ? lowestBefore : null,
    priceHistory: Object.fromEntries(days.toSorted(([a], [b]) => (a < b ? -1 : 1)).slice(-KEPT)),
  };
}
