import { randomUUID } from 'node:crypto';
import { LOGIN_RATE_LIMIT } from '@bookstore/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf } from '../src/lib/hash.ts';
import { openApi, type TestAdmin, type TestApi } from './api.ts';
import { type Costs, countCosts, NOTHING } from './firestoreCosts.ts';

let api: TestApi;
let admin: TestAdmin;
let counter: ReturnType<typeof countCosts>;

beforeAll(async () => {
  api = await openApi();
  admin = await api.newAdmin();
  counter = countCosts(await api.db(), api.projectId);
});
afterAll(async () => {
  counter.stop();
  await api.close();
});

const costOf = (run: () => Promise<unknown>): Promise<Costs> => counter.of(run);

/** The documents that count a failed log-in of whoever comes straight to the function: network, name, both. */
const LOGIN_LIMITS = 3;
const failuresOfThisNetwork = async () => {
  const failures = await (await api.db()).doc(`throttles/${hashOf('login network', '127.0.0.1', '')}`).get();
  return (failures.get('times') as number[]).length;
};

const asAdmin = (method: string, path: string, body?: unknown) => api.call(method, path, { token: admin.token, body });

// E29, E47
describe('what a stranger can make the shop spend', () => {
  it.each([
    ['GET', '/api/unknown'],
    ['GET', '/api/admin'],
    ['POST', '/api/orders'],
    ['DELETE', '/api/books/some-id'],
  ])('%s %s costs nothing, with a false token or without one', async (method, path) => {
    for (const token of [undefined, 'garbage', admin.token.slice(0, -2)]) {
      expect(await costOf(() => api.call(method, path, { ...(token && { token }) }))).toEqual(NOTHING);
    }
  });

  it('POST /api/auth/admin costs a read and a write for each limit and the account, and nothing once a limit is met', async () => {
    const username = `nobody-${randomUUID()}`;
    const logIn = () => api.call('POST', '/api/auth/admin', { body: { username, password: 'wrong' } });
    for (let count = 0; count < 5; count += 1) {
      expect(await costOf(logIn)).toEqual({ ...NOTHING, reads: LOGIN_LIMITS + 1, writes: LOGIN_LIMITS });
    }
    expect(await costOf(logIn)).toEqual({ ...NOTHING, reads: LOGIN_LIMITS });
    for (let count = 0; count < 3; count += 1) expect(await costOf(logIn)).toEqual(NOTHING);
  });

  it('POST /api/auth/admin with many names costs what a network may fail, and nothing more', async () => {
    const logIn = () => api.call('POST', '/api/auth/admin', { body: { username: randomUUID(), password: 'wrong' } });
    const before = await failuresOfThisNetwork();
    for (let left = LOGIN_RATE_LIMIT.perNetwork - before; left > 0; left -= 1) expect((await logIn()).status).toBe(401);
    expect((await logIn()).status).toBe(429);
    const flood = () => Promise.all(Array.from({ length: 100 }, logIn));
    expect(await costOf(flood)).toEqual(NOTHING);
  });

  it.each([
    '/api/books',
    '/api/books/some-id',
    '/api/health',
    '/api/orders',
    '/api/orders/count',
    '/api/orders/some-id',
    '/api/admin',
  ])('GET and HEAD %s write nothing for a stranger', async (path) => {
    for (const method of ['GET', 'HEAD']) expect((await costOf(() => asAdmin(method, path))).writes).toBe(0);
  });
});
