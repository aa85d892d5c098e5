import { describe, expect, it } from 'vitest';
import { aStoredOrder } from '../../test/storedOrders.ts';
import type { OrderRecord } from './orderRecord.ts';
import { saleOf, saleOfChange } from './saleOf.ts';

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

describe('saleOf', () => {
  it('returns null for unchanged sales', () => {
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

  it('counts copies and revenue separately', () => {
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

  it('subtracts returned books, not the order', () => {
    const sold = { ...anOrder(anItem('salt', 500), anItem('tide', 700)), deliveryCents: 490, totalCents: 1690 };
    const back = (cents: number, ...ids: string[]): OrderRecord => {
      const items = ids.map((id) => ({ id, cents: 0 }));
      const one = { at: sold.createdAt, by: 'ada', items, restock: true, note: '', keyHash: '', requestHash: '' };
      return { ...sold, returns: [one], returnedCents: cents };
    };
    const part = back(700, 'tide');
    expect(saleOfChange(sold, part, 'UTC')).toMatchObject({
      orders: 0,
      cents: -700,
      books: { tide: { books: -1, cents: -700 } },
      categories: { fiction: { books: -1, cents: -700 } },
    });
    expect(saleOf(part, 1, 'UTC')).toMatchObject({ orders: 1, cents: 990, books: { salt: { books: 1, cents: 500 } } });
    const all = { day: '2026-05-01', zone: 'UTC', orders: 1, cents: 0, books: {}, categories: {} };
    expect(saleOf(back(1690, 'salt', 'tide'), 1, 'UTC')).toEqual(all);
    expect(saleOf(back(1690, 'salt', 'tide'), -1, 'UTC')).toEqual({ ...all, orders: -1 });
  });
});
