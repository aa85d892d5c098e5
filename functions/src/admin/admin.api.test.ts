import { randomUUID } from 'node:crypto';
import type { AdminSession, Statistics } from '@bookstore/contract/api/admin';
import { ORDER_STATUSES, type Order } from '@bookstore/contract/api/order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type TestApi } from '../../test/api.ts';
import { anOrderBody } from '../../test/factories.ts';

let api: TestApi;

beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const logIn = (body: unknown) => api.call('POST', '/api/auth/admin', { body });
const readStatistics = (token: string) => api.call('GET', '/api/admin', { token });

describe('log in', () => {
  // E9
  // rows: 9, 242, 243, 363, 423
  it('returns a one-hour token with only its claims', async () => {
    const { username, password } = await api.newAdmin();
    const reply = await logIn({ username, password });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    const session = { token: expect.any(String), expiresIn: 3600, user: { username, role: 'admin' } };
    expect(reply.body).toEqual({ ...session, device: expect.any(String) });
    const [, payload = ''] = (reply.body as AdminSession).token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'role', 'sub']);
    expect(claims.exp - claims.iat).toBe(3600);
    expect(claims).toMatchObject({ sub: username, role: 'admin' });
  });

  // E14
  it('issues a new token each time', async () => {
    const { username, password } = await api.newAdmin();
    const [first, second] = [await logIn({ username, password }), await logIn({ username, password })];
    expect(first.body).not.toEqual(second.body);
  });

  // E21
  // rows: 377
  it('treats an unknown user like a wrong password', async () => {
    const { username } = await api.newAdmin();
    const wrong = await logIn({ username, password: 'not the password' });
    const unknown = await logIn({ username: `nobody-${randomUUID()}`, password: 'not the password' });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(wrong.headers.get('www-authenticate')).toMatch(/^Bearer/);
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
  });

  // E23
  // rows: 313, 314
  it.each([
    ['username', undefined],
    ['username', 'x'.repeat(101)],
    ['password', undefined],
    ['password', { $gt: '' }],
    ['password', 'x'.repeat(1_025)],
  ])('refuses %s = %j with 400', async (field, value) => {
    const reply = await logIn({ username: 'admin', password: 'some password', [field]: value });
    expect(reply).toMatchObject({ status: 400, body: { code: 'validation-failed', errors: [{ path: field }] } });
  });

  // E23
  it('accepts a long password', async () => {
    expect((await logIn({ username: `nobody-${randomUUID()}`, password: 'x'.repeat(1_024) })).status).toBe(401);
  });
});

describe('login rate limit', () => {
  it('does not count successful logins', async () => {
    const { username, password } = await api.newAdmin();
    for (let count = 0; count < 7; count += 1) {
      expect((await logIn({ username, password })).status).toBe(200);
    }
  });

  it('stores neither names nor addresses in plain text', async () => {
    const { username } = await api.newAdmin();
    await logIn({ username, password: 'wrong' });
    const { docs } = await (await api.db()).collection('throttles').get();
    expect(docs.length).toBeGreaterThan(0);
    for (const document of docs) {
      expect(document.id).toMatch(/^[0-9a-f]{64}$/);
      // Times, or orders of networks, which are named by hashes too.
      const fields = document.data();
      expect(Object.keys(fields).sort().join()).toMatch(/^expiresAt,(times|networks,total)$/);
      for (const name of Object.keys(fields.networks ?? {})) expect(name).toMatch(/^[0-9a-f]{16}$/);
    }
  });
});

describe('log out', () => {
  // E5, E12
  it('revokes only this token, immediately', async () => {
    const { username, password, token } = await api.newAdmin();
    const other = ((await logIn({ username, password })).body as AdminSession).token;
    const reply = await api.call('POST', '/api/auth/admin/logout', { token });
    expect(reply).toMatchObject({ status: 204, text: '' });
    expect((await readStatistics(token)).status).toBe(401);
    expect((await api.call('POST', '/api/auth/admin/logout', { token })).status).toBe(401);
    expect((await readStatistics(other)).status).toBe(200);
  });
});

it('tells an owner how the call arrived, without an address', async () => {
  const { token } = await api.newAdmin();
  const headers = { 'X-Forwarded-For': '203.0.113.7, 198.51.100.7' };
  const reply = await api.call('GET', '/api/admin/caller', { token, headers });
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual({ kind: 'direct', hops: 2 });
});

describe('statistics', () => {
  // rows: 340
  it('count books on sale and trending books, and sum orders in dollars', async () => {
    const admin = await api.newAdmin();
    const read = async () => (await readStatistics(admin.token)).body as Statistics;
    const before = await read();
    const trending = await api.newBook(admin, { newPrice: 0.1, trending: true });
    const plain = await api.newBook(admin, { newPrice: 0.2, trending: false });
    const deleted = await api.newBook(admin, { trending: true });
    await api.call('DELETE', `/api/books/${deleted._id}`, { token: admin.token });
    const customer = await api.newCustomer();
    const body = anOrderBody(customer, [trending, plain]);
    for (const status of ORDER_STATUSES) {
      const { _id } = (await api.call('POST', '/api/orders', { token: customer.token, body })).body as Order;
      await api.call('PATCH', `/api/orders/${_id}`, { token: admin.token, body: { status } });
    }
    const after = await read();
    expect(after.totalBooks - before.totalBooks).toBe(2);
    expect(after.trendingBooks - before.trendingBooks).toBe(1);
    expect(after.totalOrders - before.totalOrders).toBe(ORDER_STATUSES.length - 1);
    expect(Math.round((after.totalSales - before.totalSales) * 100)).toBe(30 * (ORDER_STATUSES.length - 1));
  });

  // rows: 241, 364
  it('are four numbers and are never cached', async () => {
    const { token } = await api.newAdmin();
    const headers = { 'Content-Type': 'application/json' };
    const reply = await api.call('GET', '/api/admin/', { token, headers });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    const number = expect.any(Number);
    expect(reply.body).toEqual({
      totalBooks: number,
      totalSales: number,
      trendingBooks: number,
      totalOrders: number,
    });
  });
});
