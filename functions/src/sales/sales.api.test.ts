import { apiPaths } from '@bookstore/contract/api/paths';
import type { SalesReport } from '@bookstore/contract/api/sales';
import { type SalesQuestion, salesPath } from '@bookstore/contract/api/salesRanges';
import { describe, expect, it } from 'vitest';
import { openOrderCalls } from '../../test/orderCalls.ts';

/** Noon, so that no day ends during the tests. */
const clock = () => new Date('2026-05-01T12:00:00Z');
const { shop, anOrder, asAdmin, cancel } = openOrderCalls({ clock });

const read = async (query: SalesQuestion = {}) => {
  await shop.api.settle();
  const reply = await asAdmin('GET', salesPath(query));
  expect(reply.status).toBe(200);
  return reply.body as SalesReport;
};

describe('sales', () => {
  it('cover the last thirty days by default', async () => {
    const { from, to, buckets } = await read();
    expect([from, to, buckets.length]).toEqual(['2026-04-02', '2026-05-01', 30]);
    expect([buckets[0]?.start, buckets.at(-1)?.start]).toEqual([from, to]);
  });

  it.each([
    ['from=2026-01-02&to=2026-01-01', 'to'],
    ['range=7d&from=2026-01-01&to=2026-01-02', 'range'],
    ['by=hour', 'by'],
  ])('refuse a query with %s', async (query, path) => {
    const reply = await asAdmin('GET', `/api/admin/sales?${query}`);
    expect(reply).toMatchObject({ status: 400, body: { code: 'validation-failed', errors: [{ path }] } });
  });

  it('count an order until it is cancelled, with current titles and categories', async () => {
    const book = await shop.api.newBook(shop.admin, { title: 'Before', category: 'horror', newPrice: 12.34 });
    const { id, customer } = await anOrder([book, shop.tide]);
    for (let count = 0; count < 2; count += 1) await anOrder([book]);
    await asAdmin('PUT', apiPaths.editBook(book._id), { ...book, title: 'After', coverImage: '' });
    const placed = await read({ range: '7d' });
    const none = { orders: 0, books: 0, revenue: 0 };
    const days = Array.from({ length: 6 }, (_, index) => ({ start: `2026-04-${25 + index}`, ...none }));
    expect(placed.buckets).toEqual([...days, { start: '2026-05-01', orders: 3, books: 4, revenue: 42.03 }]);
    expect(placed.byCategory).toEqual([
      { category: 'horror', books: 3, revenue: 37.02 },
      { category: 'fiction', books: 1, revenue: 5.01 },
    ]);
    expect(placed.topBooks).toEqual([
      { _id: book._id, title: 'After', books: 3, revenue: 37.02 },
      { _id: shop.tide._id, title: 'Tide Tables', books: 1, revenue: 5.01 },
    ]);
    await cancel(id, customer);
    const { buckets } = await read({ range: '7d' });
    expect(buckets.at(-1)).toEqual({ start: '2026-05-01', orders: 2, books: 2, revenue: 24.68 });
  });
});
