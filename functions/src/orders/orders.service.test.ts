import type { OrderStatus } from '@bookstore/contract/api/order';
import { LIMITS } from '@bookstore/contract/limits';
import { describe, expect, it } from 'vitest';
import { aStoredOrder } from '../../test/storedOrders.ts';
import type { OrderRecord } from './orderRecord.ts';
import { createOrdersRepository, type OrdersRepository } from './orders.repository.ts';
import { createOrdersService } from './orders.service.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

/** Finds these orders, and a withdrawal with three reads. */
function openService(found: readonly OrderRecord[]) {
  const asked = { deliveries: [] as string[], customers: [] as string[] };
  const queries: Partial<OrdersRepository> = {
    findByOwner: async () => ({ orders: [...found], next: null, reads: found.length }),
    findCustomers: async () => [...found],
    findPage: async () => ({ orders: [...found], next: null }),
    countRefused: async (uids) => {
      asked.customers.push(...uids);
      return new Map();
    },
    findDeliveries: async (ids) => {
      asked.deliveries.push(...ids);
      return new Map();
    },
  };
  const database = () => Promise.reject(new Error('There is no database.'));
  const service = createOrdersService({
    orders: { ...createOrdersRepository(database), ...queries },
    findWithdrawals: async () => ({ withdrawals: new Map(), reads: 3 }),
    clock: () => NOW,
  });
  return { service, asked };
}

const anOrder = (id: string, status: OrderStatus, days = 0) => {
  const at = new Date(NOW.getTime() - days * DAY_MS);
  return aStoredOrder({ id, uid: `customer of ${id}`, status, history: [{ status, at, by: 'ada' }] });
};

describe('listByEmail', () => {
  const customer = { uid: 'ada', email: 'ada@example.com', isEmailConfirmed: true, signedInAt: NOW };

  it('reads streets for sixty days after the end of an order', async () => {
    const { service, asked } = openService([
      anOrder('waiting', 'placed', 100),
      anOrder('recent', 'delivered', 59),
      anOrder('old', 'delivered', 60),
      anOrder('older', 'cancelled', 61),
    ]);
    const { reads } = await service.listByEmail({ customer }, customer.email);
    expect(asked.deliveries).toEqual(['waiting', 'recent']);
    expect(reads).toBe(4 + 2 + 3);
  });

  it('reads no streets and withdrawals for an admin', async () => {
    const claims = { sub: 'ada', role: 'admin' as const, jti: '', iat: 0, exp: 0 };
    const admin = { username: 'ada', rights: 'owner' as const, needsFactor: false, claims };
    const { service, asked } = openService([anOrder('one', 'placed')]);
    expect(await service.listByEmail({ admin }, customer.email)).toMatchObject({ reads: 1 });
    expect(asked.deliveries).toEqual([]);
  });

  it('finds nothing for an address that is too long', async () => {
    const { service } = openService([anOrder('one', 'placed')]);
    const listed = async (length: number) => {
      const email = 'x'.repeat(length);
      return (await service.listByEmail({ customer: { ...customer, email } }, email)).orders.length;
    };
    expect([await listed(LIMITS.email), await listed(LIMITS.email + 1)]).toEqual([1, 0]);
  });
});

describe('customers', () => {
  it('have no address if they collected their books', async () => {
    const [delivered, collected] = [anOrder('one', 'delivered'), { ...anOrder('two', 'delivered'), pickup: true }];
    const { name, phone, email, address } = delivered;
    expect(await openService([delivered, collected]).service.customers('ada')).toStrictEqual([
      { name, phone, email, address },
      { name, phone, email },
    ]);
  });
});

describe('page', () => {
  const query = { limit: 50 };

  it('counts refused parcels only for placed orders', async () => {
    const { service, asked } = openService([anOrder('one', 'placed'), anOrder('two', 'packed')]);
    await service.page(query);
    expect(asked).toEqual({ customers: ['customer of one'], deliveries: [] });
  });
});
