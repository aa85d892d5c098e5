import type { OrdersPage } from '@bookstore/contract/api/order';
import { describe, expect, it, vi } from 'vitest';
import { collectOrders } from './ordersFile.ts';
import { anAdminOrder } from './test/anAdminOrder.ts';

const pages: Record<string, OrdersPage> = {
  first: { orders: [anAdminOrder({ _id: '1' }), anAdminOrder({ _id: '2' })], nextCursor: 'second' },
  second: { orders: [anAdminOrder({ _id: '3' })], nextCursor: null },
};

const options = () => ({
  filter: { q: 'ada' },
  fetchPage: vi.fn(({ cursor = 'first' }: { cursor?: string }) => {
    const page = pages[cursor];
    return page ? Promise.resolve(page) : Promise.reject(new Error(`no page ${cursor}`));
  }),
  onProgress: vi.fn(),
  isCancelled: () => false,
});

describe('the orders of a filter', () => {
  it('come page by page, a hundred at a time, and are counted on the way', async () => {
    const given = options();
    const orders = await collectOrders(given);
    expect(orders?.map(({ _id }) => _id)).toEqual(['1', '2', '3']);
    expect(given.fetchPage.mock.calls).toEqual([
      [{ q: 'ada', limit: 100, streets: true }],
      [{ q: 'ada', cursor: 'second', limit: 100, streets: true }],
    ]);
    expect(given.onProgress.mock.calls).toEqual([[2], [3]]);
  });

  it('are not loaded any further once nobody wants them', async () => {
    const given = { ...options(), isCancelled: () => true };
    expect(await collectOrders(given)).toBeNull();
    expect(given.fetchPage).toHaveBeenCalledOnce();
  });

  it('fail with the call that fails', async () => {
    const fetchPage = () => Promise.reject(new Error('offline'));
    await expect(collectOrders({ ...options(), fetchPage })).rejects.toThrow('offline');
  });
});
