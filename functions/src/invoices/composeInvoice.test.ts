import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountsBetween, NOTHING_SOLD, type Sold } from './composeInvoice.ts';

const NO_ISBNS = new Map<string, string>();
const RATES = { books: 700, byCategory: { calendars: 1900, games: 550 }, wrap: 1900 };

const cents = fc.integer({ min: 0, max: 100_000_000 });
const item = fc.record({
  // Few ids: an old order may have a book twice.
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  title: fc.constant('A book'),
  priceCents: cents,
  category: fc.constantFrom(undefined, 'calendars', 'games'),
});
const soldOrder = fc.record({
  items: fc.uniqueArray(item, { minLength: 1, maxLength: 20, selector: ({ id, priceCents }) => `${id} ${priceCents}` }),
  deliveryCents: cents,
  wrapCents: cents,
});

/** What is kept of an order after each return, in the end nothing. @param cuts how many books come back at a time */
function keptAfterEach(sold: Sold, cuts: readonly number[]): Sold[] {
  const kept: Sold[] = [];
  let { items } = sold;
  for (const cut of cuts) {
    items = items.slice(cut);
    if (items.length > 0) kept.push({ ...sold, items });
  }
  return [...kept, NOTHING_SOLD];
}

describe('the documents of an order', () => {
  it('the documents of an order add up to nothing once all of it came back, in amounts and in the tax of each rate, whatever came back first', () => {
    const cuts = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 10 });
    fc.assert(
      fc.property(soldOrder, cuts, (sold, sizes) => {
        let before: Sold = NOTHING_SOLD;
        const totals = { cents: 0, delivery: 0, wrap: 0, taxes: new Map<number, number>() };
        for (const after of [sold, ...keptAfterEach(sold, sizes)]) {
          const amounts = amountsBetween(before, after, RATES, NO_ISBNS);
          const ofRates = amounts.taxes.reduce((sum, { totalCents }) => sum + totalCents, 0);
          expect(ofRates).toBe(amounts.totalCents);
          totals.cents += amounts.totalCents;
          totals.delivery += amounts.deliveryCents;
          totals.wrap += amounts.wrapCents;
          for (const { rate, taxCents } of amounts.taxes)
            totals.taxes.set(rate, (totals.taxes.get(rate) ?? 0) + taxCents);
          before = after;
        }
        expect([totals.cents, totals.delivery, totals.wrap]).toEqual([0, 0, 0]);
        expect([...totals.taxes.values()].filter((tax) => tax !== 0)).toEqual([]);
      }),
    );
  });

  it('the documents of an order in a shop without rates name no tax', () => {
    const sold: Sold = { items: [{ id: 'a', title: 'A book', priceCents: 999 }], deliveryCents: 490, wrapCents: 0 };
    expect(amountsBetween(NOTHING_SOLD, sold, {}, new Map([['a', '9782253002697']]))).toEqual({
      lines: [{ id: 'a', title: 'A book', isbn: '9782253002697', cents: 999 }],
      deliveryCents: 490,
      wrapCents: 0,
      totalCents: 1489,
      taxes: [],
    });
  });

  it('the documents of an order that had a book twice credit one copy at a time', () => {
    const copy = { id: 'a', title: 'A book', priceCents: 999 };
    const twice: Sold = { items: [copy, copy], deliveryCents: 0, wrapCents: 0 };
    const once: Sold = { ...twice, items: [copy] };
    expect(amountsBetween(twice, once, {}, NO_ISBNS)).toMatchObject({ totalCents: -999, lines: [{ cents: -999 }] });
  });
});
