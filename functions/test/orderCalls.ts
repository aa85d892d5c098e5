import type { Book } from '@bookstore/contract/api/book';
import type { ChangesPage } from '@bookstore/contract/api/changes';
import type { AdminOrder, Order, OrderStatus } from '@bookstore/contract/api/order';
import { apiPaths, stockPaths } from '@bookstore/contract/api/paths';
import { afterAll, beforeAll, expect } from 'vitest';
import type { TestOverrides } from '../src/dependencies.ts';
import { openApi, type TestAdmin, type TestApi } from './api.ts';
import type { TestCustomer } from './customers.ts';
import { aBookBody, anOrderBody } from './factories.ts';
import { expectConsistentDatabase } from './invariants.ts';
import { LONG_DEADLINE } from './server.ts';

/** For 19.99 and 5.01. */
async function openShopWithTwoBooks(overrides: TestOverrides) {
  const api = await openApi({ ...LONG_DEADLINE, ...overrides });
  const admin = await api.newAdmin();
  const salt = await api.newBook(admin, { title: 'The Salt Road', newPrice: 19.99 });
  const tide = await api.newBook(admin, { title: 'Tide Tables', newPrice: 5.01 });
  return { api, admin, salt, tide };
}

export function orderCalls(at: () => { api: TestApi; admin: TestAdmin }) {
  const asAdmin = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const { api, admin } = at();
    return api.call(method, path, { token: admin.token, body, headers });
  };
  const move = (id: string, status: OrderStatus) => asAdmin('PATCH', apiPaths.order(id), { status });
  /** Without a key each call orders. */
  const place = (customer: TestCustomer, body: unknown, key?: string) => {
    const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key };
    return at().api.call('POST', `${apiPaths.orders}/`, { token: customer.token, body, headers });
  };
  return {
    asAdmin,
    move,
    place,
    get: async (id: string) => (await asAdmin('GET', apiPaths.order(id))).body as AdminOrder,
    undo: (id: string, status: OrderStatus) => asAdmin('POST', apiPaths.undoOrder(id), { status }),
    cancel: (id: string, { token }: Pick<TestCustomer, 'token'>) =>
      at().api.call('POST', apiPaths.cancelOrder(id), { token }),
    anOrder: async (books: Book[], ...steps: OrderStatus[]) => {
      const customer = await at().api.newCustomer();
      const reply = await place(customer, anOrderBody(customer, books));
      expect(reply.status).toBe(201);
      const order = reply.body as Order;
      for (const step of steps) expect((await move(order._id, step)).status).toBe(200);
      return { id: order._id, order, customer };
    },
    /** @returns undefined if missing */
    stored: async (path: string) => (await (await at().api.db()).doc(path).get()).data(),
    ordersOf: async ({ email, token }: TestCustomer) =>
      (await at().api.call('GET', apiPaths.ordersOf(email), { token })).body as Order[],
    setPrice: ({ _id, title }: Book, newPrice: number) =>
      asAdmin('PUT', apiPaths.editBook(_id), aBookBody({ title, newPrice })),
    /** 5.00 by default. */
    aCountedBook: async (count: number, fields: Parameters<TestApi['newBook']>[1] = {}) => {
      const book = await at().api.newBook(at().admin, { newPrice: 5, ...fields });
      expect((await asAdmin('PUT', stockPaths.stock(book._id), { count })).status).toBe(200);
      return book;
    },
    /** Undefined if untracked. */
    copiesOf: async ({ _id }: Book): Promise<unknown> =>
      (await (await at().api.db()).doc(`stock/${_id}`).get()).get('count'),
    logOf: async (id: string) =>
      ((await asAdmin('GET', `${apiPaths.changes}?subject=${id}`)).body as ChangesPage).changes,
  };
}

export function openOrderCalls(overrides: TestOverrides = {}) {
  const shop = {} as Awaited<ReturnType<typeof openShopWithTwoBooks>>;
  beforeAll(async () => {
    Object.assign(shop, await openShopWithTwoBooks(overrides));
  });
  afterAll(() => shop.api.close());
  const expectConsistentShop = async () => void (await expectConsistentDatabase(await shop.api.db()));
  return { shop, expectConsistentShop, ...orderCalls(() => shop) };
}
