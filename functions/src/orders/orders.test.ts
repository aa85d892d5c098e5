import type { Book } from '@bookstore/contract/api/book';
import type { Order } from '@bookstore/contract/api/order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, send, type TestApi } from '../../test/api.ts';
import { anIdToken, mintCustomer, type TestCustomer } from '../../test/customers.ts';
import { anOrderBody } from '../../test/factories.ts';
import { startServer, type TestServer } from '../../test/server.ts';
import { hashOf } from '../lib/hash.ts';

let now = new Date('2026-05-01T10:00:00Z');
let api: TestApi;
let otherInstance: TestServer;
let book: Book;

beforeAll(async () => {
  const clock = () => now;
  api = await openApi({ clock });
  otherInstance = await startServer(api.projectId, { clock });
  book = await api.newBook(await api.newAdmin());
});
afterAll(() => Promise.all([api.close(), otherInstance.close()]));

const place = (customer: TestCustomer, headers = {}) =>
  api.call('POST', '/api/orders', { token: customer.token, body: anOrderBody(customer, [book]), headers });
const ordersOf = async (customer: TestCustomer) => {
  const path = `/api/orders/email/${encodeURIComponent(customer.email)}`;
  return (await api.call('GET', path, { token: customer.token })).body as Order[];
};

describe('identical orders on two instances', () => {
  it('create one order, with equal answers', { timeout: 30_000 }, async () => {
    const customer = await api.newCustomer();
    const options = {
      token: customer.token,
      body: anOrderBody(customer, [book]),
      headers: { 'Idempotency-Key': 'one-intent-to-buy' },
    };
    const calls = Array.from({ length: 10 }, (_, index) =>
      index % 2
        ? api.call('POST', '/api/orders', options)
        : send(otherInstance.baseUrl, 'POST', '/api/orders', options),
    );
    const replies = await Promise.all(calls);
    const statuses = replies.map((reply) => reply.status).sort((a, b) => b - a);
    expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 200)]);
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
    expect(await ordersOf(customer)).toHaveLength(1);
  });
});

// E28
describe('rate limit', () => {
  const activityOf = async ({ uid }: TestCustomer) => (await api.db()).doc(`throttles/${hashOf('orders', uid)}`);

  it('is ten orders a minute, without replays', async () => {
    const customer = await api.newCustomer();
    const replay = () => place(customer, { 'Idempotency-Key': 'one-intent-to-buy' });
    expect((await replay()).status).toBe(201);
    for (let count = 0; count < 9; count += 1) {
      expect((await replay()).status).toBe(200);
      expect((await place(customer)).status).toBe(201);
    }
    const refused = await place(customer);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect(refused.headers.get('retry-after')).toBe('60');
    expect((await replay()).status).toBe(200);
    now = new Date(now.getTime() + 60_000);
    expect((await place(customer)).status).toBe(201);
  });

  it('is a hundred orders a day, remembered for a day', async () => {
    const customer = await api.newCustomer();
    const hourAgo = now.getTime() - 60 * 60_000;
    const activity = await activityOf(customer);
    await activity.set({ times: Array.from({ length: 99 }, () => hourAgo), expiresAt: now });
    expect((await place(customer)).status).toBe(201);
    expect((await activity.get()).get('expiresAt').toDate()).toEqual(new Date(now.getTime() + 24 * 60 * 60_000));
    expect((await place(customer)).headers.get('retry-after')).toBe(String(23 * 60 * 60));
  });
});

describe('order id', () => {
  it('is the same in every release for the same customer and key', async () => {
    const email = 'ada@example.com';
    const token = anIdToken(api.projectId, { sub: 'ada', email });
    const headers = { 'Idempotency-Key': 'one-intent-to-buy' };
    const reply = await api.call('POST', '/api/orders', { token, body: anOrderBody({ email }, [book]), headers });
    expect(reply.body).toMatchObject({ _id: 'f6f960af303709e659114372a5ccea99' });
  });
});

// E2
describe('addresses', () => {
  it('that are registered again inherit no orders', async () => {
    const first = await api.newCustomer();
    await place(first);
    const second = mintCustomer(api.projectId, first.email);
    expect(await ordersOf(second)).toEqual([]);
    expect(await ordersOf(first)).toHaveLength(1);
  });
});

describe('customer without an email', () => {
  it('can neither order nor read orders', async () => {
    const customer = mintCustomer(api.projectId, '');
    const body = anOrderBody({ email: 'somebody@example.com' }, [book]);
    expect((await api.call('POST', '/api/orders', { token: customer.token, body })).status).toBe(403);
    expect((await api.call('GET', '/api/orders/email/x@example.com', { token: customer.token })).status).toBe(403);
  });
});
