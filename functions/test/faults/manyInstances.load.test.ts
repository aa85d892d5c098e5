import type { Book } from '@bookstore/contract/api/book';
import type { Order } from '@bookstore/contract/api/order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type Reply, send, type TestApi } from '../api.ts';
import type { TestCustomer } from '../customers.ts';
import { anOrderBody } from '../factories.ts';
import { startInstanceBehindProxy } from '../faults/behindProxy.ts';
import { startServer, type TestServer } from '../server.ts';

/** The maximum number of instances. */
const INSTANCES = 10;
const MAX_TRIES = 20;

let api: TestApi;
let instances: TestServer[];
let book: Book;

beforeAll(async () => {
  api = await openApi();
  instances = await Promise.all(Array.from({ length: INSTANCES }, () => startServer(api.projectId)));
  book = await api.newBook(await api.newAdmin());
});
afterAll(() => Promise.all([api.close(), ...instances.map((instance) => instance.close())]));

function placeEverywhere({ email, token }: TestCustomer, keys: string[]): Promise<Reply[]> {
  const body = anOrderBody({ email }, [book]);
  const calls = keys.map(async (key, index) => {
    const { baseUrl } = instances[index % INSTANCES] as TestServer;
    const place = () => send(baseUrl, 'POST', '/api/orders', { token, body, headers: { 'Idempotency-Key': key } });
    let reply = await place();
    // Slow machines may need retries with the same key.
    for (let tries = 0; isToBeTriedAgain(reply) && tries < MAX_TRIES; tries += 1) reply = await place();
    return reply;
  });
  return Promise.all(calls);
}

const isToBeTriedAgain = ({ status, body }: Reply) =>
  status === 503 || (body as { code?: string } | null)?.code === 'busy';
const keysOf = (count: number) => Array.from({ length: count }, (_, index) => `intent-number-${index}`);
const statusesOf = (replies: Reply[]) => new Set(replies.map((reply) => reply.status));
const ordersOf = async ({ email, token }: TestCustomer) =>
  (await api.call('GET', `/api/orders/email/${encodeURIComponent(email)}`, { token })).body as Order[];

// E28
describe('one customer on all instances', { timeout: 300_000 }, () => {
  it('gets ten orders, then 429', async () => {
    const customer = await api.newCustomer();
    const replies = await placeEverywhere(customer, keysOf(200));
    expect(statusesOf(replies)).toEqual(new Set([201, 429]));
    expect(replies.filter((reply) => reply.status === 201)).toHaveLength(10);
    expect(await ordersOf(customer)).toHaveLength(10);
  });

  it('gets one order per key from any instance', async () => {
    const customer = await api.newCustomer();
    const keys = keysOf(4);
    const replies = await placeEverywhere(customer, Array.from({ length: 50 }, () => keys).flat());
    expect(statusesOf(replies)).toEqual(new Set([200, 201]));
    expect(replies.filter((reply) => reply.status === 201)).toHaveLength(keys.length);
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(keys.length);
    expect(await ordersOf(customer)).toHaveLength(keys.length);
  });
});

// E28
describe('locks', () => {
  it('do not delay another order of the same customer', async () => {
    const customer = await api.newCustomer();
    const { server, proxy, close } = await startInstanceBehindProxy(api.projectId);
    const place = (baseUrl: string) =>
      send(baseUrl, 'POST', '/api/orders', { token: customer.token, body: anOrderBody(customer, [book]) });
    proxy.breakBy((method) => (method === 'Commit' ? { kind: 'held', at: 'request' } : null));
    const held = proxy.nextHeld();
    const underWay = place(server.baseUrl);
    await held;
    // With locks it would wait and end as 503.
    expect((await place(api.baseUrl)).status).toBe(201);
    proxy.repair();
    expect((await underWay).status).toBe(201);
    await close();
  });
});
