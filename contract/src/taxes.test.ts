import type { TaxRates } from '@bookstore/shop-kit/tax';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { includedTaxes, type TaxedOrder, taxIn } from './taxes.ts';

const WITH_CALENDARS = { books: 700, byCategory: { calendars: 1900 } };
const aCalendar = (priceCents: number) => ({ priceCents, category: 'calendars' });
const anOrder = { items: [{ priceCents: 1575 }], deliveryCents: 0, wrapCents: 0 };

describe('includedTaxes', () => {
  it('rounds half a cent up', () => {
    expect(taxIn(1575, 700)).toBe(103);
    expect(taxIn(3, 10_000)).toBe(2);
    expect(taxIn(0, 700)).toBe(0);
    expect(taxIn(1000, 0)).toBe(0);
  });

  it('is empty without tax rates', () => {
    expect(includedTaxes(anOrder, {})).toEqual([]);
  });

  it("computes tax per rate's sum, not per line", () => {
    const items = [{ priceCents: 333 }, { priceCents: 333 }, { priceCents: 334, category: 'calendars' }];
    expect(includedTaxes({ ...anOrder, items }, { books: 700, byCategory: { calendars: 1900 } })).toEqual([
      { rate: 700, totalCents: 666, taxCents: 44 },
      { rate: 1900, totalCents: 334, taxCents: 53 },
    ]);
  });

  it('splits delivery and wrap by the goods, unless they have a rate', () => {
    const items = [{ priceCents: 2000 }, { priceCents: 1000, category: 'calendars' }];
    const order = { items, deliveryCents: 490, wrapCents: 250 };
    const byCategory = { calendars: 1900 };
    expect(includedTaxes(order, { books: 700, byCategory }).map(({ totalCents }) => totalCents)).toEqual([2494, 1246]);
    expect(includedTaxes(order, { books: 700, byCategory, delivery: 1900, wrap: 2500 })).toEqual([
      { rate: 700, totalCents: 2000, taxCents: 131 },
      { rate: 1900, totalCents: 1490, taxCents: 238 },
      { rate: 2500, totalCents: 250, taxCents: 50 },
    ]);
  });

  it('covers the delivery of free books', () => {
    const order = { items: [{ priceCents: 0 }], deliveryCents: 490, wrapCents: 0 };
    expect(includedTaxes(order, { books: 700 })).toEqual([{ rate: 700, totalCents: 490, taxCents: 32 }]);
  });

  const BOOKS = { books: 700 };
  const aBook = (priceCents: number, category?: string) => ({ priceCents, category });
  const orderOf = (items: TaxedOrder['items'], deliveryCents = 0) => ({ items, deliveryCents, wrapCents: 0 });

  it.each<[what: string, order: TaxedOrder, totals: string, rates: TaxRates]>([
    ['delivery without books at the rate of books', orderOf([], 490), '700: 490', WITH_CALENDARS],
    ['no delivery if it is free', orderOf([aBook(500)]), '700: 500', { ...BOOKS, delivery: 1900 }],
    ['the rate of books if no category has its own', orderOf([aCalendar(500)]), '700: 500', BOOKS],
    ['the lowest rate first', orderOf([aCalendar(900), aBook(500)]), '700: 500, 1900: 900', WITH_CALENDARS],
    ['delivery of free books first', orderOf([aBook(0), aCalendar(0)], 490), '700: 490, 1900: 0', WITH_CALENDARS],
    ['a cent at the nearest rate', orderOf([aBook(1000), aCalendar(10)], 100), '700: 1099, 1900: 11', WITH_CALENDARS],
  ])('contains %s', (_what, order, totals, rates) => {
    expect(
      includedTaxes(order, rates)
        .map(({ rate, totalCents }) => `${rate}: ${totalCents}`)
        .join(', '),
    ).toBe(totals);
  });

  it('adds up to the total', () => {
    const cents = fc.integer({ min: 0, max: 100_000_000 });
    const item = fc.record({ priceCents: cents, category: fc.constantFrom(undefined, 'calendars', 'games') });
    const order = fc.record({
      items: fc.array(item, { minLength: 1, maxLength: 100 }),
      deliveryCents: cents,
      wrapCents: cents,
    });
    const rates = { books: 700, byCategory: { calendars: 1900, games: 550 }, wrap: 1900 };
    fc.assert(
      fc.property(order, (each) => {
        const sum = each.items.reduce((all, { priceCents }) => all + priceCents, each.deliveryCents + each.wrapCents);
        const lines = includedTaxes(each, rates);
        expect(lines.reduce((all, { totalCents }) => all + totalCents, 0)).toBe(sum);
        for (const { rate, totalCents, taxCents } of lines)
          expect(Math.abs(taxCents - (totalCents * rate) / (10_000 + rate))).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});
