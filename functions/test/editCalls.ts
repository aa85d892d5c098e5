import { randomUUID } from 'node:crypto';
import type { Book } from '@bookstore/contract/api/book';
import type { Order } from '@bookstore/contract/api/order';
import { apiPaths } from '@bookstore/contract/api/paths';
import { expect } from 'vitest';
import type { TestOverrides } from '../src/dependencies.ts';
import type { Reply } from './api.ts';
import { anOrderBody } from './factories.ts';
import { openOrderCalls } from './orderCalls.ts';

export const quoted = (version: string) => ({ 'If-Match': `"${version}"` });

/** Used with `openOrderCalls`. */
export function openEditCalls(overrides: TestOverrides = {}) {
  const calls = openOrderCalls(overrides);
  const { shop, asAdmin, get, place } = calls;
  const change = async (path: string, id: string, body: object, version?: string): Promise<Reply> =>
    asAdmin('PUT', path, body, quoted(version ?? (await get(id)).version));
  return {
    ...calls,
    change,
    changeItems: (id: string, books: readonly Pick<Book, '_id'>[], more: object = {}, version?: string) =>
      change(apiPaths.orderItems(id), id, { productIds: books.map(({ _id }) => _id), ...more }, version),
    changeDelivery: (id: string, body: object, version?: string) =>
      change(apiPaths.orderDelivery(id), id, body, version),
    /** An order with a street; `again` repeats its key. */
    anOrder: async (books: Book[]) => {
      const customer = await shop.api.newCustomer();
      const key = randomUUID();
      await shop.api.call('PUT', apiPaths.delivery(key), {
        token: customer.token,
        body: { street: 'Mill Lane 1', gift: { note: 'Yours' } },
      });
      const body = anOrderBody(customer, books);
      const reply = await place(customer, body, key);
      expect(reply.status).toBe(201);
      const order = reply.body as Order;
      const again = (other: unknown = body) => place(customer, other, key);
      return { id: order._id, order, customer, again, body };
    },
  };
}
