import { addDays, dayOf } from '@bookstore/contract/days';
import { describe, expect, it } from 'vitest';
import { aStoredBook } from '../../test/factories.ts';
import { lowestPriceOf } from './bookRecord.ts';
import { priceHistorySchema, readPriceHistory, withPrice } from './priceHistory.ts';

const BEGINNING = '2026-01-20';

/** @param steps prices in cents after days: `0:2000 300:1500` */
function priced(steps: string) {
  let day = BEGINNING;
  let current: ReturnType<typeof withPrice> | null = null;
  for (const step of steps.split(' ')) {
    const [later = 0, cents = 0] = step.split(':').map(Number);
    day = addDays(day, later);
    current = withPrice(current, cents, day);
  }
  if (!current) throw new Error('There is no price.');
  return current;
}

describe('reduction', () => {
  it.each([
    ['is the former price of a book that always cost the same', '0:2000 300:1500', 2000],
    ['is a lower price of up to 30 days before', '0:1600 1:2000 30:1500', 1600],
    ['ignores lower prices of more than 30 days before', '0:1600 1:2000 31:1500', 2000],
    ['stays at a further reduction', '0:2000 40:1500 40:1200', 2000],
    ['ends with a rise', '0:2000 40:1500 1:1600', null],
    ['is null if the book was raised for a day only to be reduced', '0:1500 40:2000 1:1500', null],
    ['is computed again at a reduction after a rise', '0:2000 40:1500 1:1800 1:1400', 1500],
    ['counts prices of the same day', '0:2000 0:1800 0:2000 0:1700', 1800],
    ['is null for a new book', '0:2000', null],
  ])('%s', (_what, steps, expected) => {
    expect(priced(steps).lowestBeforeCents).toBe(expected);
    expect(priceHistorySchema.safeParse(priced(steps).priceHistory).success).toBe(true);
  });

  it('is unaffected by changes without a price', () => {
    const reduced = priced('0:2000 40:1500');
    expect(withPrice(reduced, 1500, '2026-06-01')).toBe(reduced);
  });
});

describe('stored history', () => {
  const stored = (data: object) => ({ exists: true, id: 'b', ref: { path: 'books/b' }, data: () => data });
  const [made, changed] = [new Date('2026-01-01T12:00:00Z'), new Date('2026-05-04T23:30:00Z')];

  it("equals the document's", () => {
    const priceHistory = { '2026-05-01': 1200 };
    expect(readPriceHistory(stored({ priceHistory }), { createdAt: made, updatedAt: changed })).toEqual(priceHistory);
  });

  it('of an unchanged book of an older release is its price', () => {
    expect(readPriceHistory(stored({}), { createdAt: made, updatedAt: made })).toEqual({});
  });

  it("is unknown before an older release's last change of the book", () => {
    const dates = { createdAt: made, updatedAt: changed };
    const priceHistory = readPriceHistory(stored({}), dates, 'Europe/Berlin');
    expect(priceHistory).toEqual({ '2026-05-05': 0 });
    const current = { newPriceCents: 2000, lowestBeforeCents: null, priceHistory };
    expect(withPrice(current, 1500, addDays(dayOf(changed, 'Europe/Berlin'), 30)).lowestBeforeCents).toBeNull();
    expect(withPrice(current, 1500, addDays(dayOf(changed, 'Europe/Berlin'), 31)).lowestBeforeCents).toBe(2000);
  });
});

describe('answer', () => {
  const reduced = { ...aStoredBook(), newPriceCents: 1500, oldPriceCents: 2500, lowestBeforeCents: 1990 };

  it('contains the lowest price before a reduction where law requires it', () => {
    expect(lowestPriceOf(reduced, 'eu')).toBe(19.9);
    expect(lowestPriceOf(reduced, 'none')).toBeUndefined();
  });

  it('omits it without a struck-through price', () => {
    expect(lowestPriceOf({ ...reduced, lowestBeforeCents: null }, 'eu')).toBeUndefined();
    expect(lowestPriceOf({ ...reduced, oldPriceCents: 1500 }, 'eu')).toBeUndefined();
  });
});
