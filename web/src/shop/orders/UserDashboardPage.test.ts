import { describe, expect, it } from 'vitest';
import { anOrder } from '../../api/test/records.ts';
import { greeting, summarize } from './UserDashboardPage.tsx';

describe('UserDashboardPage', () => {
  it('counts orders, books and open orders, without cancelled and returned ones', () => {
    const orders = [
      anOrder({ status: 'placed', productIds: ['b1', 'b2'] }),
      anOrder({ status: 'packed', productIds: ['b3'] }),
      anOrder({ status: 'delivered', productIds: ['b1'] }),
      anOrder({ status: 'cancelled', productIds: ['b4'] }),
      anOrder({ status: 'refused', productIds: ['b4'] }),
      anOrder({
        status: 'returned',
        productIds: ['b5'],
        returned: [{ _id: 'b5', at: '2026-11-22T10:00:00.000Z', cents: 500 }],
        returnedCents: 500,
      }),
    ];
    expect(summarize(orders)).toEqual({ orders: orders.length, books: 4, open: 2 });
    expect(summarize([])).toEqual({ orders: 0, books: 0, open: 0 });
  });

  // rows: 133, 134
  it('greets a user by name, and as User without one', () => {
    expect(greeting('Ada')).toBe('Welcome, Ada! Here are your recent orders:');
    expect(greeting(null)).toBe('Welcome, User! Here are your recent orders:');
    expect(greeting('')).toBe('Welcome, User! Here are your recent orders:');
  });
});
