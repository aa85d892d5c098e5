import { expect, it } from 'vitest';
import { newerThan } from './AdminOrdersPage.tsx';
import { ALL_ORDERS, type OrdersView } from './ordersFilter.ts';
import { anAdminOrder } from './test/anAdminOrder.ts';

const newest = anAdminOrder({ createdAt: '2026-11-22T10:00:00.999Z' });

// rows: 502
it('orders newer than the newest of the list are counted, of the same state and days', () => {
  expect(newerThan(ALL_ORDERS, newest)).toEqual({ from: '2026-11-22T10:00:01.000Z' });
  expect(newerThan(ALL_ORDERS, undefined)).toEqual({});
  const view: OrdersView = { ...ALL_ORDERS, status: 'placed', from: '2026-11-01', to: '2026-11-30' };
  const end = new Date(2026, 11, 1).toISOString();
  expect(newerThan(view, newest)).toEqual({ status: 'placed', from: '2026-11-22T10:00:01.000Z', to: end });
  expect(newerThan(view, undefined)).toEqual({
    status: 'placed',
    from: new Date(2026, 10, 1).toISOString(),
    to: end,
  });
});

it('no new order comes into a search, a later state or an older page', () => {
  const views: Partial<OrdersView>[] = [{ q: 'ada' }, { status: 'packed' }, { cursor: 'x' }];
  for (const view of views) expect(newerThan({ ...ALL_ORDERS, ...view }, newest)).toBeNull();
});
