import type { CustomerExport } from '@bookstore/contract/api/customerDetails';
import type { Order } from '@bookstore/contract/api/order';
import { apiPaths, customerPaths } from '@bookstore/contract/api/paths';
import { LIMITS } from '@bookstore/contract/limits';
import { describe, expect, it } from 'vitest';
import type { Reply } from '../../test/api.ts';
import type { TestCustomer } from '../../test/customers.ts';
import { openOrderCalls } from '../../test/orderCalls.ts';
import { storeOrders } from '../../test/storedOrders.ts';
import { refuseInvalid } from '../firestore/readDocument.ts';
import { createOrderQueries } from './orderLists.repository.ts';

const { shop } = openOrderCalls();

const ids = (orders: readonly Order[]) => orders.map(({ _id }) => _id);

async function follow({ token }: TestCustomer, path: string): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (let next = path; ; ) {
    const reply = await shop.api.call('GET', next, { token });
    replies.push(reply);
    const [, link] = /^<(\?[^>]+)>; rel="next"$/.exec(reply.headers.get('link') ?? '') ?? [];
    if (!link) return replies;
    next = `${path}${link}`;
  }
}

describe('paged orders', () => {
  it('are linked, newest first, in list and export', async () => {
    const ada = await shop.api.newCustomer();
    const stored = await storeOrders(await shop.api.db(), LIMITS.ordersList.count + 1, {
      uid: ada.uid,
      email: ada.email.toLowerCase(),
    });
    const lists = (await follow(ada, apiPaths.ordersOf(ada.email))).map(({ body }) => body as Order[]);
    expect(lists.map((list) => list.length)).toEqual([LIMITS.ordersList.count, 1]);
    expect(lists.flatMap(ids)).toEqual(stored);
    const exports = (await follow(ada, customerPaths.export)).map(({ body }) => body as CustomerExport);
    expect(exports.map(({ account }) => account.uid)).toEqual([ada.uid, ada.uid]);
    expect(exports.flatMap(({ orders }) => ids(orders))).toEqual(stored);
    const queries = createOrderQueries(shop.api.db, refuseInvalid);
    expect((await queries.findByOwner({ uid: ada.uid })).reads).toBe(LIMITS.ordersList.count);
  });

  it('have no link if all fit, and reject invalid cursors', async () => {
    const ada = await shop.api.newCustomer();
    await storeOrders(await shop.api.db(), 2, { uid: ada.uid, email: ada.email.toLowerCase() });
    for (const path of [apiPaths.ordersOf(ada.email), customerPaths.export]) {
      expect((await follow(ada, path)).map(({ status }) => status)).toEqual([200]);
      const reply = await shop.api.call('GET', `${path}?cursor=none`, { token: ada.token });
      expect(reply).toMatchObject({ status: 400, body: { errors: [{ path: 'cursor' }] } });
    }
  });

  it('are limited in number', async () => {
    const ada = await shop.api.newCustomer();
    const [first, second] = await storeOrders(await shop.api.db(), 3, { uid: ada.uid });
    const queries = createOrderQueries(shop.api.db, refuseInvalid);
    const part = await queries.findByOwner({ uid: ada.uid }, null, { count: 2, bytes: 100_000 });
    expect(part).toMatchObject({ orders: [{ id: first }, { id: second }], next: { id: second } });
  });

  it('are limited in bytes, except for a single larger order', async () => {
    const ada = await shop.api.newCustomer();
    const stored = await storeOrders(await shop.api.db(), 5, { uid: ada.uid, name: 'x'.repeat(1_000) });
    const queries = createOrderQueries(shop.api.db, refuseInvalid);
    const first = await queries.findByOwner({ uid: ada.uid }, null, { count: 100, bytes: 4_000 });
    expect(first.orders.map(({ id }) => id)).toEqual(stored.slice(0, 2));
    const second = await queries.findByOwner({ uid: ada.uid }, first.next, { count: 100, bytes: 10 });
    expect(second.orders.map(({ id }) => id)).toEqual(stored.slice(2, 3));
    expect(await queries.findByOwner({ uid: ada.uid }, second.next)).toMatchObject({
      orders: [{}, {}],
      next: null,
      reads: 2,
    });
  });
});

describe('order list of a customer', () => {
  it('contains all orders of an account after an email change', async () => {
    const ada = await shop.api.newCustomer();
    const stored = await storeOrders(await shop.api.db(), 2, { uid: ada.uid, email: 'former@example.com' });
    await storeOrders(await shop.api.db(), 1, { uid: 'another', email: ada.email.toLowerCase() });
    const [list] = await follow(ada, apiPaths.ordersOf(ada.email));
    expect(ids(list?.body as Order[])).toEqual(stored);
  });
});
