import { randomUUID } from 'node:crypto';
import type { Book } from '@bookstore/contract/api/book';
import { CALLER_ORDER_LIMIT } from '@bookstore/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, send, type TestApi } from '../../test/api.ts';
import { aCaller } from '../../test/callers.ts';
import { anOrderBody } from '../../test/factories.ts';
import { LONG_DEADLINE, listen, TEST_CONFIG, type TestServer } from '../../test/server.ts';
import { callerOrdersRef, type OrderWindow, orderWindows } from './callerOrders.ts';

const { count: limit } = CALLER_ORDER_LIMIT;
const START = new Date('2026-05-01T10:20:00Z');
const FRONT_ENDS = ['66.102.8.1', '66.102.8.2', '66.102.8.3'];
const [FRONT_END] = FRONT_ENDS;

let now = START;
let api: TestApi;
/** As deployed, where `X-Forwarded-For` counts. */
let cloud: TestServer;
let book: Book;

beforeAll(async () => {
  const overrides = { clock: () => now, ...LONG_DEADLINE };
  api = await openApi(overrides);
  cloud = await listen(api.projectId, { ...TEST_CONFIG, isEmulator: false }, overrides);
  book = await api.newBook(await api.newAdmin());
});
afterAll(() => Promise.all([api.close(), cloud.close()]));

async function aBuyer() {
  const customer = await api.newCustomer();
  const body = anOrderBody(customer, [book]);
  return (forwardedFor: string, more: { key?: string; headers?: Record<string, string> } = {}) => {
    const headers = { 'Idempotency-Key': more.key ?? randomUUID(), 'X-Forwarded-For': forwardedFor, ...more.headers };
    return send(cloud.baseUrl, 'POST', '/api/orders', { token: customer.token, body, headers });
  };
}
const orderFrom = async (forwardedFor: string, headers?: Record<string, string>) =>
  (await aBuyer())(forwardedFor, headers ? { headers } : {});

async function refOf(name: string) {
  const [window] = orderWindows(aCaller(name), now);
  return callerOrdersRef(await api.db(), window as OrderWindow);
}
async function suppose(name: string, total: number): Promise<void> {
  await (await refOf(name)).set({ total, expiresAt: new Date(now.getTime() + 60_000) });
}
const totalOf = async (name: string) => (await (await refOf(name)).get()).get('total');

describe('orders per caller', () => {
  it('are limited across accounts and front ends, until the hour ends', async () => {
    const caller = '198.51.100.7';
    await suppose(caller, limit - FRONT_ENDS.length);
    for (const frontEnd of FRONT_ENDS) expect((await orderFrom(`${caller}, ${frontEnd}`)).status).toBe(201);
    const refused = await orderFrom(`${caller}, 66.102.8.4`);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect(refused.headers.get('retry-after')).toBe(String(40 * 60));
    expect((await orderFrom(`198.51.100.8, ${FRONT_END}`)).status).toBe(201);
    now = new Date('2026-05-01T11:00:00Z');
    expect((await orderFrom(`${caller}, ${FRONT_END}`)).status).toBe(201);
    now = START;
  });

  it('are counted once, without replays and rejections', async () => {
    const caller = '198.51.100.20';
    const buy = await aBuyer();
    const key = randomUUID();
    expect((await buy(`${caller}, ${FRONT_END}`, { key })).status).toBe(201);
    for (let count = 0; count < 3; count += 1) {
      expect((await buy(`${caller}, ${FRONT_END}`, { key })).status).toBe(200);
    }
    const customer = await api.newCustomer();
    const body = anOrderBody(customer, [book], { totalPrice: 0 });
    const headers = { 'X-Forwarded-For': `${caller}, ${FRONT_END}` };
    const refused = await send(cloud.baseUrl, 'POST', '/api/orders', { token: customer.token, body, headers });
    expect(refused.status).toBe(409);
    expect(await totalOf(caller)).toBe(1);
  });

  it('are limited per /64, four times as many per /48', async () => {
    await suppose('2001:db8:7:1::/64', limit);
    expect((await orderFrom(`2001:db8:7:1::9, ${FRONT_END}`)).status).toBe(429);
    expect((await orderFrom(`2001:db8:7:2::9, ${FRONT_END}`)).status).toBe(201);
    await suppose('2001:db8:7::/48', 4 * limit);
    expect((await orderFrom(`2001:db8:7:3::9, ${FRONT_END}`)).status).toBe(429);
    expect((await orderFrom(`2001:db8:8:1::9, ${FRONT_END}`)).status).toBe(201);
  });

  // E7
  it('are limited by the last entry if it is not Google’s', async () => {
    const caller = '203.0.113.9';
    await suppose(caller, limit);
    expect((await orderFrom(`192.0.2.1, ${caller}`)).status).toBe(429);
    await suppose('198.51.100.30', limit);
    expect((await orderFrom(`192.0.2.77, 198.51.100.30, ${FRONT_END}`)).status).toBe(429);
  });

  // E7
  it('are limited to twenty times the limit for a forged Hosting header', async () => {
    const forged = { 'X-Fh-Requested-Host': 'books.example.com' };
    const victim = '198.51.100.60';
    await suppose('front end 203.0.113.66', 20 * limit - 1);
    expect((await orderFrom(`${victim}, 203.0.113.66`, forged)).status).toBe(201);
    expect((await orderFrom('192.0.2.9, 203.0.113.66', forged)).status).toBe(429);
    expect(await totalOf(victim)).toBeUndefined();
  });

  // E54
  it('are stored under hashes that expire, without addresses', async () => {
    await orderFrom(`198.51.100.40, ${FRONT_END}`);
    const { docs } = await (await api.db()).collection('throttles').get();
    const text = JSON.stringify(docs.map((document) => [document.id, document.data()]));
    expect(text).not.toMatch(/198\.51|66\.102/);
    const stored = await (await refOf('198.51.100.40')).get();
    expect(stored.get('expiresAt').toDate()).toEqual(new Date('2026-05-01T12:00:00Z'));
  });

  it('neither block each other nor conflict', async () => {
    const caller = '198.51.100.50';
    const buyers = await Promise.all(Array.from({ length: 12 }, aBuyer));
    const replies = await Promise.all(buyers.map((buy) => buy(`${caller}, ${FRONT_END}`)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await totalOf(caller)).toBe(buyers.length);
  });

  it('are not limited on the emulators, where all customers share an address', async () => {
    await suppose('127.0.0.1', 10 * limit);
    const customer = await api.newCustomer();
    const body = anOrderBody(customer, [book]);
    expect((await api.call('POST', '/api/orders', { token: customer.token, body })).status).toBe(201);
  });
});
