import { CASH_ON_DELIVERY } from '@bookstore/contract/payment';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountsBetween, composeInvoice, NOTHING_SOLD, type Sold, sellerOf } from './composeInvoice.ts';

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

  it('the documents of an order name the tax of each rate that is in it, the lowest first, and no rate that is not', () => {
    const game = { id: 'a', title: 'A game', priceCents: 1055, category: 'games' };
    const calendar = { id: 'b', title: 'A calendar', priceCents: 1190, category: 'calendars' };
    const book = { id: 'c', title: 'A book', priceCents: 1070 };
    const ratesOf = (...items: Sold['items'][number][]) => {
      const sold: Sold = { items, deliveryCents: 0, wrapCents: 0 };
      return amountsBetween(NOTHING_SOLD, sold, RATES, NO_ISBNS).taxes;
    };
    const inGame = { rate: 550, totalCents: 1055, taxCents: 55 };
    const inBook = { rate: 700, totalCents: 1070, taxCents: 70 };
    const inCalendar = { rate: 1900, totalCents: 1190, taxCents: 190 };
    expect(ratesOf(calendar, book, game)).toEqual([inGame, inBook, inCalendar]);
    expect(ratesOf(calendar)).toEqual([inCalendar]);
    const all: Sold = { items: [game, calendar, book], deliveryCents: 0, wrapCents: 0 };
    const { taxes } = amountsBetween(all, { ...all, items: [game, book] }, RATES, NO_ISBNS);
    expect(taxes).toEqual([{ rate: 1900, totalCents: -1190, taxCents: -190 }]);
  });

  it('the documents of an order have no ISBN where the book has none', () => {
    const sold: Sold = { items: [{ id: 'a', title: 'A book', priceCents: 999 }], deliveryCents: 0, wrapCents: 0 };
    expect(amountsBetween(NOTHING_SOLD, sold, {}, NO_ISBNS).lines).toMatchObject([{ isbn: '' }]);
  });
});

describe('an invoice', () => {
  const compose = (...history: { status: string; at: Date }[]) =>
    composeInvoice(
      {
        id: 'an-order',
        number: 'A-2026-1',
        kind: 'invoice',
        orderId: 'an-order',
        history,
        buyer: { name: 'Ada', street: '', address: { city: 'Graz', country: 'Austria', state: '', zipcode: '8010' } },
        payment: CASH_ON_DELIVERY,
        about: null,
        now: new Date('2026-05-06T10:00:00Z'),
        timeZone: 'Europe/Vienna',
      },
      amountsBetween(NOTHING_SOLD, NOTHING_SOLD, {}, NO_ISBNS),
    );
  const placed = { status: 'placed', at: new Date('2026-05-01T10:00:00Z') };
  const packed = { status: 'packed', at: new Date('2026-05-02T23:30:00Z') };
  const delivered = { status: 'delivered', at: new Date('2026-05-05T10:00:00Z') };

  it('an invoice says on which days of the shop its order was packed and delivered, and nothing of what has not happened yet', () => {
    expect(compose(placed, packed, delivered)).toMatchObject({ packedOn: '2026-05-03', deliveredOn: '2026-05-05' });
    expect(compose(placed, packed)).toMatchObject({ packedOn: '2026-05-03', deliveredOn: null });
    expect(compose(placed)).toMatchObject({ packedOn: null, deliveredOn: null });
  });

  it('an invoice says who sells, with tax number and register where the shop has them', () => {
    const known = { name: 'Bücher Moll', address: ['Gasse 1', '8010 Graz'], country: 'AT' };
    const seller = { ...known, email: 'moll@example.com', phone: '0316 1' };
    expect(sellerOf(seller)).toStrictEqual(known);
    expect(sellerOf({ ...seller, taxNumber: 'ATU1' })).toStrictEqual({ ...known, taxNumber: 'ATU1' });
    expect(sellerOf({ ...seller, register: 'FN 1 a' })).toStrictEqual({ ...known, register: 'FN 1 a' });
  });
});
