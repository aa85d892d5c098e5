import { LIMITS } from '@bookstore/contract/limits';
import { describe, expect, it } from 'vitest';
import { anItem, aSale, cancelled } from '../../test/salesCalls.ts';
import { createSalesService, toBuckets } from './sales.service.ts';
import { noSales, type Sale, sumSales, toSales } from './sales.ts';

/** Only book `a` has a title, and an order has waited for a minute. */
function aShop(...sales: Sale[]) {
  let hasCounted = false;
  const countTasks = async () => {
    hasCounted = true;
    return 60;
  };
  const repository = {
    read: () => Promise.resolve(hasCounted ? sumSales(sales.map(toSales)) : noSales()),
    findTitles: (ids: string[]) => Promise.resolve(new Map(ids.includes('a') ? [['a', 'Tide Tables']] : [])),
  };
  const clock = () => new Date('2026-01-31T23:30:00Z');
  return createSalesService({ sales: repository, countTasks, clock, timeZone: 'Europe/Vienna' });
}
const reportOf = (...sales: Sale[]) => aShop(...sales).report({ asked: '7d', by: 'day' });

const DAY = '2026-01-31';
const copies = (id: string, count: number, cents: number, category = 'fiction') =>
  Array.from({ length: count }, () => aSale(DAY, [anItem(id, cents, category)]));

describe('salesReport', () => {
  it('sorts books by copies, then revenue, then id', async () => {
    const equal = ['d', 'c', 'e'].flatMap((id) => copies(id, 2, 100));
    const sold = [...equal, ...copies('b', 2, 200), ...copies('a', 3, 1)];
    const { topBooks } = await reportOf(...sold);
    expect(topBooks).toEqual([
      { _id: 'a', title: 'Tide Tables', books: 3, revenue: 0.03 },
      { _id: 'b', title: null, books: 2, revenue: 4 },
      { _id: 'c', title: null, books: 2, revenue: 2 },
      { _id: 'd', title: null, books: 2, revenue: 2 },
      { _id: 'e', title: null, books: 2, revenue: 2 },
    ]);
  });

  it('limits the number of books', async () => {
    const ids = Array.from({ length: LIMITS.salesTopBooks + 1 }, (_, index) => `book-${index}`);
    expect((await reportOf(...ids.map((id) => aSale(DAY, [anItem(id)])))).topBooks).toHaveLength(LIMITS.salesTopBooks);
  });

  it('omits books and categories that were cancelled completely', async () => {
    const sale = aSale(DAY, [anItem('a', 500, 'horror')]);
    const { topBooks, byCategory } = await reportOf(sale, cancelled(sale));
    expect([topBooks, byCategory]).toEqual([[], []]);
  });

  it('sorts categories by revenue, then name, and merges removed ones', async () => {
    const sold = [
      ...copies('a', 1, 300, 'fiction'),
      ...copies('b', 1, 300, 'adventure'),
      ...copies('d', 1, 300, 'horror'),
      ...copies('c', 2, 400, 'no-category'),
    ];
    expect((await reportOf(...sold)).byCategory).toEqual([
      { category: null, books: 2, revenue: 8 },
      { category: 'adventure', books: 1, revenue: 3 },
      { category: 'fiction', books: 1, revenue: 3 },
      { category: 'horror', books: 1, revenue: 3 },
    ]);
  });

  it('counts waiting orders first, and reports the age of the oldest rest', async () => {
    const { buckets, behindSeconds } = await reportOf(aSale(DAY, [anItem('a')]));
    expect(buckets.map(({ orders }) => orders)).toEqual([0, 0, 0, 0, 0, 1, 0]);
    expect(behindSeconds).toBe(60);
  });

  it("ends with the shop's current day", async () => {
    const { from, to, timeZone } = await reportOf();
    expect({ from, to, timeZone }).toEqual({ from: '2026-01-26', to: '2026-02-01', timeZone: 'Europe/Vienna' });
  });

  it('uses the requested days', async () => {
    const days = { from: '2025-12-30', to: '2026-01-02' };
    const { from, to, buckets } = await aShop().report({ asked: days, by: 'month' });
    expect({ from, to }).toEqual(days);
    expect(buckets.map(({ start }) => start)).toEqual(['2025-12-30', '2026-01-01']);
  });

  it('groups days from one start to the next', () => {
    const sold = { '2026-02-10': 4, '2025-12-30': 1, '2026-01-01': 2, '2025-12-31': 3 };
    const days = new Map(Object.entries(sold).map(([day, books]) => [day, { orders: 1, books, cents: 10 * books }]));
    const range = { from: '2025-12-30', to: '2026-02-28' };
    const bucket = (start: string, orders: number, books: number) => ({ start, orders, books, revenue: books / 10 });
    expect(toBuckets(days, range, 'month')).toEqual([
      bucket('2025-12-30', 2, 4),
      bucket('2026-01-01', 1, 2),
      bucket('2026-02-01', 1, 4),
    ]);
    const weeks = toBuckets(days, range, 'week').filter(({ books }) => books > 0);
    expect(weeks).toEqual([bucket('2025-12-30', 3, 6), bucket('2026-02-09', 1, 4)]);
  });
});
