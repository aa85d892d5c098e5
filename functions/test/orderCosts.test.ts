import { randomUUID } from 'node:crypto';
import type { Book } from '@bookstore/contract/api/book';
import type { Order } from '@bookstore/contract/api/order';
import { MAIL_EVENTS } from '@bookstore/contract/api/orderMail';
import { apiPaths, customerPaths } from '@bookstore/contract/api/paths';
import { LIMITS } from '@bookstore/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type TestAdmin, type TestApi } from './api.ts';
import { anIdToken } from './customers.ts';
import { aDetailsBody, anOrderBody } from './factories.ts';
import { ADMIN_CHECK, type Costs, countCosts, NOTHING } from './firestoreCosts.ts';

let api: TestApi;
let admin: TestAdmin;
let books: Book[];
let counter: ReturnType<typeof countCosts>;

beforeAll(async () => {
  api = await openApi();
  admin = await api.newAdmin();
  books = [await api.newBook(admin), await api.newBook(admin), await api.newBook(admin)];
  counter = countCosts(await api.db(), api.projectId);
});
afterAll(async () => {
  counter.stop();
  await api.close();
});

const costOf = (run: () => Promise<unknown>): Promise<Costs> => counter.of(run);
/** To the customer and to the shop. */
const MAILS = 2;

const asAdmin = (method: string, path: string, body?: unknown) => api.call(method, path, { token: admin.token, body });

describe('what an order costs', () => {
  it('the cost of an order is n + 3 reads and 4 writes where nobody named it, and a write for each mail', async () => {
    const customer = await api.newCustomer();
    const body = anOrderBody(customer, books);
    const place = () => api.call('POST', '/api/orders', { token: customer.token, body });
    expect(await costOf(place)).toEqual({ ...NOTHING, reads: books.length + 3, writes: 4 + MAILS });
  });

  it('the cost of an order is one read more under a key, one write more with a street, and no write when it is replayed or refused', async () => {
    const customer = await api.newCustomer();
    const key = `key-${randomUUID()}`;
    const headers = { 'Idempotency-Key': key };
    const place = (fields = {}) => {
      const body = anOrderBody(customer, books, fields);
      return api.call('POST', '/api/orders', { token: customer.token, body, headers });
    };
    const storeStreet = () =>
      api.call('PUT', apiPaths.delivery(key), { token: customer.token, body: { street: 'Mill Lane 1' } });
    const reads = books.length + 4;
    // The street, and the rate limit.
    expect(await costOf(storeStreet)).toEqual({ ...NOTHING, reads: 2, writes: 2 });
    // Whether another call has placed it meanwhile.
    expect(await costOf(() => place({ totalPrice: 1 }))).toEqual({ ...NOTHING, reads: reads + 1 });
    expect(await costOf(() => place())).toEqual({ ...NOTHING, reads, writes: 5 + MAILS });
    // The order that stands is read with the limits, and before the books.
    expect(await costOf(() => place())).toEqual({ ...NOTHING, reads: 3 });
  });
});

describe('what the details of a customer cost', () => {
  it('the cost of the details of a customer is a read to have them filled in, a write and the rate limit to save them, and a write to forget them', async () => {
    const { token } = await api.newCustomer();
    const details = (method: string, body?: unknown) => api.call(method, customerPaths.details, { token, body });
    expect(await costOf(() => details('PUT', aDetailsBody()))).toEqual({ ...NOTHING, reads: 1, writes: 2 });
    expect(await costOf(() => details('GET'))).toEqual({ ...NOTHING, reads: 1 });
    expect(await costOf(() => details('DELETE'))).toEqual({ ...NOTHING, writes: 1 });
  });

  it('the cost of the details of a customer is a read for each order, its street and each mail that there may be, when all of it is taken away', async () => {
    const { token, email } = await api.newCustomer();
    const all = () => api.call('GET', customerPaths.export, { token });
    await api.call('POST', '/api/orders', { token, body: anOrderBody({ email }, books) });
    const { reads, writes } = await costOf(all);
    // The details, the order, that it has no street and no withdrawal, its mails, that they wait for no book, and the rate limit.
    expect({ reads, writes }).toEqual({ reads: 6 + MAIL_EVENTS.length, writes: 1 });
  });
});

describe('what it costs to delete an account', () => {
  const remove = (token: string) => api.call('DELETE', customerPaths.me, { token });

  it('the cost of deleting an account is the rate limit, and twice the orders, the streets, the details and the books that they wait for, for whoever left nothing', async () => {
    const { token } = await api.newCustomer();
    expect(await costOf(() => remove(token))).toEqual({ ...NOTHING, reads: 9, writes: 3 });
  });

  it('the cost of deleting an account is for each order the order, and a write for each mail and street that there may be', async () => {
    const { token, email } = await api.newCustomer();
    const order = await api.call('POST', '/api/orders', { token, body: anOrderBody({ email }, books) });
    expect(await costOf(() => remove(token))).toEqual({ ...NOTHING, reads: 3, writes: 1 });
    await api.call('POST', apiPaths.cancelOrder((order.body as Order)._id), { token });
    const { reads, writes } = await costOf(() => remove(token));
    // Twice for withdrawals: whether money is due back, and what goes.
    expect({ reads, writes }).toEqual({ reads: 12, writes: 3 + 2 + MAIL_EVENTS.length });
  });

  it('the cost of deleting an account is nothing for whoever signed in too long ago', async () => {
    const { uid, email } = await api.newCustomer();
    const old = anIdToken(api.projectId, { sub: uid, email, auth_time: Math.floor(Date.now() / 1000) - 301 });
    expect(await costOf(() => remove(old))).toEqual(NOTHING);
  });
});

describe('what an order costs the dashboard', () => {
  it('the cost of an order to the dashboard is the order, its street and its mails, and for each step a write and a line of the log more', async () => {
    const customer = await api.newCustomer();
    const body = anOrderBody(customer, books);
    const { _id } = (await api.call('POST', '/api/orders', { token: customer.token, body })).body as Order;
    const reads = ADMIN_CHECK + 2 + MAIL_EVENTS.length;
    // And that no parcel came back.
    expect(await costOf(() => asAdmin('GET', apiPaths.order(_id)))).toEqual({ ...NOTHING, reads: reads + 1 });
    const pack = () => asAdmin('PATCH', apiPaths.order(_id), { status: 'packed' });
    expect(await costOf(pack)).toEqual({ ...NOTHING, reads, writes: 3 });
    const again = () => asAdmin('POST', apiPaths.orderMail(_id, 'packed'));
    expect(await costOf(again)).toEqual({ ...NOTHING, reads: ADMIN_CHECK + 1, writes: 2 });
  });
});

describe('what the dashboard costs', () => {
  it('the cost of the dashboard is four aggregation queries for the statistics, however many orders there are, and a look for tasks', async () => {
    await api.settle();
    expect(await costOf(() => asAdmin('GET', '/api/admin'))).toEqual({
      reads: ADMIN_CHECK + 1,
      writes: 0,
      aggregations: 4,
    });
  });

  it('the cost of the dashboard is six aggregation queries and four reads for what there is to do today, and one for each failed mail', async () => {
    const customer = await api.newCustomer();
    const body = anOrderBody(customer, books);
    const { body: order } = await api.call('POST', '/api/orders', { token: customer.token, body });
    await api.settle();
    const costOfToday = () => costOf(() => asAdmin('GET', apiPaths.today));
    // The oldest order, the sales of the day, a look for tasks, and that no mail failed.
    expect(await costOfToday()).toEqual({ reads: ADMIN_CHECK + 4, writes: 0, aggregations: 6 });
    const db = await api.db();
    for (const event of ['placed', 'shop'])
      await db.doc(`mail/${(order as Order)._id}-${event}`).update({ 'delivery.state': 'ERROR' });
    expect(await costOfToday()).toEqual({ reads: ADMIN_CHECK + 5, writes: 0, aggregations: 6 });
  });

  it('the cost of the dashboard is one aggregation query for how many orders wait to be packed', async () => {
    expect(await costOf(() => asAdmin('GET', `${apiPaths.ordersCount}?status=placed`))).toEqual({
      reads: ADMIN_CHECK,
      writes: 0,
      aggregations: 1,
    });
  });

  it('the cost of the dashboard is the orders of one page, one that tells whether there is a next, and one for what came back, while orders wait', async () => {
    const customer = await api.newCustomer();
    const body = anOrderBody(customer, books);
    for (let count = 0; count < 4; count += 1) await api.call('POST', '/api/orders', { token: customer.token, body });
    expect((await costOf(() => asAdmin('GET', '/api/orders?limit=2'))).reads).toBe(ADMIN_CHECK + 3 + 1);
    expect((await costOf(() => asAdmin('GET', '/api/orders?limit=2&status=packed'))).reads).toBe(ADMIN_CHECK + 1);
  });

  it('the cost of the dashboard is no look for what came back of orders that do not wait any more', async () => {
    const customer = await api.newCustomer();
    const body = anOrderBody(customer, books);
    for (let count = 0; count < 2; count += 1) {
      const { body: order } = await api.call('POST', '/api/orders', { token: customer.token, body });
      await asAdmin('PATCH', apiPaths.order((order as Order)._id), { status: 'packed' });
    }
    expect((await costOf(() => asAdmin('GET', '/api/orders?limit=1&status=packed'))).reads).toBe(ADMIN_CHECK + 2);
  });

  it('the cost of the dashboard is what a search finds, however many orders there are', async () => {
    const customer = await api.newCustomer();
    const body = anOrderBody(customer, books);
    for (let count = 0; count < 3; count += 1) await api.call('POST', '/api/orders', { token: customer.token, body });
    const { body: order } = await api.call('POST', '/api/orders', { token: customer.token, body });
    const search = () => asAdmin('GET', `/api/orders?q=${(order as Order)._id}`);
    // And that no parcel came back.
    expect((await costOf(search)).reads).toBe(ADMIN_CHECK + 1 + 1);
  });

  it('the cost of the dashboard is nothing for the orders of an address that is longer than any', async () => {
    const ordersOf = (length: number) => costOf(() => asAdmin('GET', apiPaths.ordersOf('x'.repeat(length))));
    expect((await ordersOf(LIMITS.email)).reads).toBe(ADMIN_CHECK + 1);
    expect((await ordersOf(LIMITS.email + 1)).reads).toBe(ADMIN_CHECK);
  });

  it('the cost of the dashboard is an order, its street and each parcel of its customer that came back, or one read that none did', async () => {
    const customer = await api.newCustomer();
    const body = anOrderBody(customer, books);
    const place = async () =>
      ((await api.call('POST', '/api/orders', { token: customer.token, body })).body as Order)._id;
    const open = async (id: string) => (await costOf(() => asAdmin('GET', `/api/orders/${id}`))).reads;
    const unasked = ADMIN_CHECK + 2 + MAIL_EVENTS.length;
    const next = await place();
    expect(await open(next)).toBe(unasked + 1);
    for (let count = 0; count < 2; count += 1) {
      const refused = await place();
      for (const status of ['packed', 'cancelled']) await asAdmin('PATCH', `/api/orders/${refused}`, { status });
    }
    expect(await open(next)).toBe(unasked + 2);
  });
});
