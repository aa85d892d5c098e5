import { expect, it } from 'vitest';
import { aStoredOrder } from '../../test/storedOrders.ts';
import type { OrderRecord } from './orderRecord.ts';
import { saleOfChange } from './saleOf.ts';

const anItem = (id: string, priceCents: number, category: 'fiction' | 'horror' = 'fiction') => ({
  id,
  title: id,
  category,
  priceCents,
});
function anOrder(...items: OrderRecord['items']): OrderRecord {
  const totalCents = items.reduce((sum, { priceCents }) => sum + priceCents, 0);
  return aStoredOrder({ items, productIds: items.map(({ id }) => id), totalCents });
}

it('a change of an order names nothing in the sales that it leaves as they were', () => {
  const sale = saleOfChange(
    anOrder(anItem('salt', 500), anItem('tide', 700)),
    anOrder(anItem('moss', 500), anItem('tide', 700)),
    'UTC',
  );
  expect(sale).toEqual({
    day: '2026-05-01',
    zone: 'UTC',
    orders: 0,
    cents: 0,
    books: { salt: { books: -1, cents: -500 }, moss: { books: 1, cents: 500 } },
    categories: {},
  });
});

it('a change of an order tells the sales of copies without money, and of money without copies', () => {
  const given = saleOfChange(anOrder(anItem('salt', 500)), anOrder(anItem('salt', 500), anItem('gift', 0)), 'UTC');
  expect(given).toMatchObject({
    cents: 0,
    books: { gift: { books: 1, cents: 0 } },
    categories: { fiction: { books: 1, cents: 0 } },
  });
  const dearer = saleOfChange(anOrder(anItem('salt', 500)), anOrder(anItem('moss', 900)), 'UTC');
  expect(dearer).toMatchObject({ cents: 400, categories: { fiction: { books: 0, cents: 400 } } });
  const moved = saleOfChange(anOrder(anItem('salt', 500)), anOrder(anItem('moss', 500, 'horror')), 'UTC');
  expect(moved.categories).toEqual({ fiction: { books: -1, cents: -500 }, horror: { books: 1, cents: 500 } });
});
