import { expect, it } from 'vitest';
import { anOrder } from '../../api/test/records.ts';
import { greeting, summaryOf } from './UserDashboardPage.tsx';

// rows: 605
it('the user dashboard counts orders, books and orders on their way, without cancelled ones', () => {
  const orders = [
    anOrder({ status: 'placed', productIds: ['b1', 'b2'] }),
    anOrder({ status: 'packed', productIds: ['b3'] }),
    anOrder({ status: 'delivered', productIds: ['b1'] }),
    anOrder({ status: 'cancelled', productIds: ['b4'] }),
  ];
  expect(summaryOf(orders)).toEqual({ orders: 3, books: 4, onTheWay: 2 });
  expect(summaryOf([])).toEqual({ orders: 0, books: 0, onTheWay: 0 });
});

// rows: 133, 134
it('the user dashboard greets a user by name, and one without a name as User', () => {
  expect(greeting('Ada')).toBe('Welcome, Ada! Here are your recent orders:');
  expect(greeting(null)).toBe('Welcome, User! Here are your recent orders:');
  expect(greeting('')).toBe('Welcome, User! Here are your recent orders:');
});
