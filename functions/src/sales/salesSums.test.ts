import { describe, expect, it } from 'vitest';
import { anItem, aSale, cancelled } from '../../test/salesCalls.ts';
import { addSales, noSales, subtractSales, sumSales, toPlain, toSales } from './sales.ts';

const JANUARY_5 = aSale('2026-01-05', [anItem('a', 500), anItem('b', 300), anItem('c', 200, 'horror')]);
const JANUARY_6 = aSale('2026-01-06', [anItem('a', 700)]);

describe('toSales', () => {
  it("contains books, amounts and categories on the order's day", () => {
    expect(toPlain(toSales(JANUARY_5))).toEqual({
      days: { '2026-01-05': { orders: 1, books: 3, cents: 1000 } },
      byBook: { a: { books: 1, cents: 500 }, b: { books: 1, cents: 300 }, c: { books: 1, cents: 200 } },
      byCategory: { fiction: { books: 2, cents: 800 }, horror: { books: 1, cents: 200 } },
      rest: { books: 0, cents: 0 },
    });
  });

  it('cancels out with its cancellation', () => {
    expect(toPlain(sumSales([JANUARY_5, cancelled(JANUARY_5)].map(toSales)))).toEqual(toPlain(noSales()));
  });
});

describe('addSales', () => {
  it('adds unnamed sums without changing its parts', () => {
    const parts = [
      { ...toSales(JANUARY_5), rest: { books: 2, cents: 40 } },
      { ...toSales(JANUARY_5), rest: { books: 1, cents: 5 } },
    ];
    const before = parts.map(toPlain);
    expect(toPlain(sumSales(parts))).toMatchObject({
      days: { '2026-01-05': { orders: 2, books: 6, cents: 2000 } },
      byBook: { a: { books: 2, cents: 1000 } },
      rest: { books: 3, cents: 45 },
    });
    expect(parts.map(toPlain)).toEqual(before);
  });

  it('keeps a book that was given away', () => {
    const { byBook } = toPlain(toSales(aSale('2026-01-05', [anItem('free', 0)])));
    expect(byBook).toEqual({ free: { books: 1, cents: 0 } });
  });
});

describe('compareItems', () => {
  const wanted = { ...sumSales([JANUARY_5, JANUARY_6].map(toSales)), rest: { books: 1, cents: 100 } };
  const current = {
    ...sumSales([JANUARY_5, JANUARY_5, aSale('2026-01-06', [anItem('d', 900, 'comics')])].map(toSales)),
    rest: { books: 4, cents: 50 },
  };

  it('turns current sales into expected ones', () => {
    const corrected = sumSales([current]);
    addSales(corrected, subtractSales(wanted, current));
    expect(toPlain(corrected)).toEqual(toPlain(wanted));
  });

  it('contains changed books and categories only', () => {
    const { byBook, byCategory, days, rest } = subtractSales(wanted, sumSales([toSales(JANUARY_5)]));
    expect([...byBook]).toEqual([['a', { books: 1, cents: 700 }]]);
    expect([...byCategory]).toEqual([['fiction', { books: 1, cents: 700 }]]);
    expect(days.get('2026-01-06')).toEqual({ orders: 1, books: 1, cents: 700 });
    expect(rest).toEqual({ books: 1, cents: 100 });
  });
});
