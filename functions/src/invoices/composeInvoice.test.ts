import { CASH_ON_DELIVERY } from '@bookstore/contract/payment';
import { describe, expect, it } from 'vitest';
import { amountsBetween, composeInvoice, NOTHING_SOLD, type Sold, toSeller } from './composeInvoice.ts';
import { toInvoice } from './invoiceRecord.ts';

const NO_ISBNS = new Map<string, string>();
const RATES = { books: 700, byCategory: { calendars: 1900, games: 550 }, wrap: 1900 };

it.each([
  [true, { pickup: true }],
  [false, {}],
])('says whether the order was collected: %s', (pickup, shown) => {
  const occasion = { id: 'a', orderId: 'b', number: '1', kind: 'invoice', about: null, history: [] } as const;
  const buyer = { name: 'Ada', street: '', address: { city: 'Graz', country: 'AT', state: '-', zipcode: '8010' } };
  const time = { payment: CASH_ON_DELIVERY, now: new Date('2026-11-28T12:00:00Z'), timeZone: 'UTC' };
  const amounts = amountsBetween(NOTHING_SOLD, NOTHING_SOLD, {}, NO_ISBNS);
  const { pickup: listed } = toInvoice(composeInvoice({ ...occasion, ...time, buyer, pickup }, amounts));
  expect({ ...(listed !== undefined && { pickup: listed }) }).toEqual(shown);
});

describe('documents of an order', () => {
  it('sum to zero after a full return, also per tax rate', () => {
    const book = { id: 'a', title: 'A book', priceCents: 1333 };
    const calendar = { id: 'b', title: 'A calendar', priceCents: 777, category: 'calendars' };
    const sold: Sold = { items: [book, calendar, book], deliveryCents: 490, wrapCents: 301 };
    const changed = { ...sold, items: [calendar, book] };
    const invoice = amountsBetween(NOTHING_SOLD, sold, RATES, NO_ISBNS);
    const part = amountsBetween(sold, changed, RATES, NO_ISBNS);
    const rest = amountsBetween(changed, NOTHING_SOLD, RATES, NO_ISBNS);
    expect(invoice).toMatchObject({ deliveryCents: 490, wrapCents: 301, totalCents: 4234 });
    expect(part).toMatchObject({
      lines: [{ id: 'a', cents: -1333 }],
      deliveryCents: 0,
      wrapCents: 0,
      totalCents: -1333,
    });
    expect(rest).toMatchObject({ deliveryCents: -490, wrapCents: -301, totalCents: -2901 });
    for (const { totalCents, taxes } of [invoice, part, rest])
      expect(taxes.reduce((sum, tax) => sum + tax.totalCents, 0)).toBe(totalCents);
    for (const rate of [700, 1900]) {
      const lines = [invoice, part, rest].flatMap(({ taxes }) => taxes.filter((tax) => tax.rate === rate));
      expect(lines[0]?.taxCents).toBeGreaterThan(0);
      expect(lines.reduce((sum, { taxCents }) => sum + taxCents, 0)).toBe(0);
    }
  });

  it('contain no tax in a shop without rates', () => {
    const sold: Sold = { items: [{ id: 'a', title: 'A book', priceCents: 999 }], deliveryCents: 490, wrapCents: 0 };
    expect(amountsBetween(NOTHING_SOLD, sold, {}, new Map([['a', '9782253002697']]))).toEqual({
      lines: [{ id: 'a', title: 'A book', isbn: '9782253002697', cents: 999 }],
      deliveryCents: 490,
      wrapCents: 0,
      totalCents: 1489,
      taxes: [],
    });
  });

  it('credit one copy of a duplicate book at a time', () => {
    const copy = { id: 'a', title: 'A book', priceCents: 999 };
    const twice: Sold = { items: [copy, copy], deliveryCents: 0, wrapCents: 0 };
    const once: Sold = { ...twice, items: [copy] };
    expect(amountsBetween(twice, once, {}, NO_ISBNS)).toMatchObject({ totalCents: -999, lines: [{ cents: -999 }] });
  });

  it('contain the taxes of used rates, lowest first', () => {
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

  it('omit missing ISBNs', () => {
    const sold: Sold = { items: [{ id: 'a', title: 'A book', priceCents: 999 }], deliveryCents: 0, wrapCents: 0 };
    expect(amountsBetween(NOTHING_SOLD, sold, {}, NO_ISBNS).lines).toMatchObject([{ isbn: '' }]);
  });
});

describe('invoice', () => {
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
        pickup: false,
        about: null,
        now: new Date('2026-05-06T10:00:00Z'),
        timeZone: 'Europe/Vienna',
      },
      amountsBetween(NOTHING_SOLD, NOTHING_SOLD, {}, NO_ISBNS),
    );
  const placed = { status: 'placed', at: new Date('2026-05-01T10:00:00Z') };
  const packed = { status: 'packed', at: new Date('2026-05-02T23:30:00Z') };
  const delivered = { status: 'delivered', at: new Date('2026-05-05T10:00:00Z') };

  it("contains the shop's days of packing and delivery once known", () => {
    expect(compose(placed, packed, delivered)).toMatchObject({ packedOn: '2026-05-03', deliveredOn: '2026-05-05' });
    expect(compose(placed, packed)).toMatchObject({ packedOn: '2026-05-03', deliveredOn: null });
    expect(compose(placed)).toMatchObject({ packedOn: null, deliveredOn: null });
  });

  it('names the seller with tax number and register if known', () => {
    const known = { name: 'Bücher Moll', address: ['Gasse 1', '8010 Graz'], country: 'AT' };
    const seller = { ...known, email: 'moll@example.com', phone: '0316 1' };
    expect(toSeller(seller)).toStrictEqual(known);
    expect(toSeller({ ...seller, taxNumber: 'ATU1' })).toStrictEqual({ ...known, taxNumber: 'ATU1' });
    expect(toSeller({ ...seller, register: 'FN 1 a' })).toStrictEqual({ ...known, register: 'FN 1 a' });
  });
});
