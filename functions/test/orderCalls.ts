import type { Book } from '@bookstore/contract/api/book';
import type { ChangesPage } from '@bookstore/contract/api/changes';
import type { AdminOrder, Order, OrderStatus } from '@bookstore/contract/api/order';
import { apiPaths, stockPaths } from '@bookstore/contract/api/paths';
import { afterAll, beforeAll, expect } from 'vitest';
import { openApi, type TestAdmin, type TestApi } from './api.ts';
import type { TestCustomer } from './customers.ts';
import { aBookBody } from './factories.ts';
import { expectSoundDatabase } from './invariants.ts';
import { LONG_DEADLINE } from './server.ts';

/** A shop that sells two books, for 19.99 and 5.01. */
async function openShopWithTwoBooks() {
  const api = await openApi(LONG_DEADLINE);
  const admin = await api.newAdmin();
  const salt = await api.newBook(admin, { title: 'The Salt Road', newPrice: 19.99 });
  const tide = await api.newBook(admin, { title: 'Tide Tables', newPrice: 5.01 });
  return { api, admin, salt, tide };
}

/**
 * The calls that concern orders.
 * @param at answers API and admin at the time of a call: tests have them only when they run.
 */
export function orderCalls(at: () => { api: TestApi; admin: TestAdmin }) {
  const asAdmin = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const { api, admin } = at();
    return api.call(method, path, { token: admin.token, body, headers });
  };
  return {
    asAdmin,
    /** An order as the dashboard shows it. */
    get: async (id: string) => (await asAdmin('GET', apiPaths.order(id))).body as AdminOrder,
    move: (id: string, status: OrderStatus) => asAdmin('PATCH', apiPaths.order(id), { status }),
    /** Without a key every call is an order of its own. */
    place: (customer: TestCustomer, body: unknown, key?: string) => {
      const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key };
      return at().api.call('POST', `${apiPaths.orders}/`, { token: customer.token, body, headers });
    },
    ordersOf: async ({ email, token }: TestCustomer) =>
      (await at().api.call('GET', apiPaths.ordersOf(email), { token })).body as Order[],
    setPrice: ({ _id, title }: Book, newPrice: number) =>
      asAdmin('PUT', apiPaths.editBook(_id), aBookBody({ title, newPrice })),
    /** A book for 5.00, unless its fields say otherwise. */
    aCountedBook: async (count: number, fields: Parameters<TestApi['newBook']>[1] = {}) => {
      const book = await at().api.newBook(at().admin, { newPrice: 5, ...fields });
      expect((await asAdmin('PUT', stockPaths.stock(book._id), { count })).status).toBe(200);
      return book;
    },
    /** As the database has them; `undefined` where they are not counted. */
    copiesOf: async ({ _id }: Book): Promise<unknown> =>
      (await (await at().api.db()).doc(`stock/${_id}`).get()).get('count'),
    /** The newest lines of the log about an order, a withdrawal or whatever else has this id, the newest first. */
    logOf: async (id: string) =>
      ((await asAdmin('GET', `${apiPaths.changes}?subject=${id}`)).body as ChangesPage).changes,
  };
}

/** A shop of its own with two books for the tests of a file, and the calls of its customers. `shop` is filled when they run. */
export function openOrderCalls() {
  const shop = {} as Awaited<ReturnType<typeof openShopWithTwoBooks>>;
  beforeAll(async () => {
    Object.assign(shop, await openShopWithTwoBooks());
  });
  afterAll(() => shop.api.close());
  /** All data of the shop; through Hosting all tests share one, and some of them leave faults in it. */
  const expectSoundShop = async () => {
    if (!process.env.API_BASE_URL) await expectSoundDatabase(await shop.api.db());
  };
  return { shop, expectSoundShop, ...orderCalls(() => shop) };
}
