import { randomUUID } from 'node:crypto';
import type { Book } from '@bookstore/contract/api/book';
import { NETWORK_ORDER_LIMIT } from '@bookstore/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, send, type TestApi } from '../../test/api.ts';
import { anOrderBody } from '../../test/factories.ts';
import { LONG_DEADLINE, listen, TEST_CONFIG, type TestServer } from '../../test/server.ts';
import { networkOrdersRef, networkWindow } from './networkOrders.ts';

const { perNetwork, perNode, sharesOfNode } = NETWORK_ORDER_LIMIT;
const START = new Date('2026-05-01T10:20:00Z');
const NODE = '151.101.0.1';

let now = START;
let api: TestApi;
/** As in the cloud, where the front end tells of the address. */
let cloud: TestServer;
let book: Book;

beforeAll(async () => {
  const overrides = { clock: () => now, ...LONG_DEADLINE };
  api = await openApi(overrides);
  cloud = await listen(api.projectId, { ...TEST_CONFIG, isEmulator: false }, overrides);
  book = await api.newBook(await api.newAdmin());
});
afterAll(() => Promise.all([api.close(), cloud.close()]));

/** An order of a new customer. @param key under which it is asked for. */
async function aBuyer() {
  const customer = await api.newCustomer();
  const body = anOrderBody(customer, [book]);
  return (forwardedFor: string, key = randomUUID()) => {
    const headers = { 'Idempotency-Key': key, 'X-Forwarded-For': forwardedFor };
    return send(cloud.baseUrl, 'POST', '/api/orders', { token: customer.token, body, headers });
  };
}
const orderFrom = async (forwardedFor: string) => (await aBuyer())(forwardedFor);

const counterOf = async (network: string, behind: string) => {
  const window = networkWindow({ network, behind }, now);
  return { window, ref: networkOrdersRef(await api.db(), window) };
};
/** As if a network had placed so many orders in this hour, and all that share its document so many. */
async function suppose(network: string, behind: string, ofNetwork: number, total = ofNetwork): Promise<void> {
  const { window, ref } = await counterOf(network, behind);
  const networks = { [window.network]: ofNetwork, others: total - ofNetwork };
  await ref.set({ total, networks, expiresAt: window.endsAt });
}

describe('limits', () => {
  it('the orders of a network are limited whoever places them, until the hour ends', async () => {
    const client = '198.51.100.7';
    await suppose(NODE, client, perNetwork - 1);
    expect((await orderFrom(`${client}, ${NODE}`)).status).toBe(201);
    const refused = await orderFrom(`${client}, ${NODE}`);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect(refused.headers.get('retry-after')).toBe(String(40 * 60));
    expect((await orderFrom(`198.51.100.8, ${NODE}`)).status).toBe(201);
    now = new Date('2026-05-01T11:00:00Z');
    expect((await orderFrom(`${client}, ${NODE}`)).status).toBe(201);
    now = START;
  });

  it('the orders of a network are counted one by one, and neither replays nor refusals with them', async () => {
    const client = '198.51.100.20';
    const buy = await aBuyer();
    const key = randomUUID();
    expect((await buy(`${client}, ${NODE}`, key)).status).toBe(201);
    for (let count = 0; count < 3; count += 1) expect((await buy(`${client}, ${NODE}`, key)).status).toBe(200);
    const customer = await api.newCustomer();
    const body = anOrderBody(customer, [book], { totalPrice: 0 });
    const headers = { 'X-Forwarded-For': `${client}, ${NODE}` };
    const refused = await send(cloud.baseUrl, 'POST', '/api/orders', { token: customer.token, body, headers });
    expect(refused.status).toBe(409);
    const { window, ref } = await counterOf(NODE, client);
    expect((await ref.get()).get(`networks.${window.network}`)).toBe(1);
  });

  it('the orders of a network of one IPv6 site are counted together', async () => {
    await suppose(NODE, '2001:db8:7:1::/64', perNetwork);
    expect((await orderFrom(`2001:db8:7:2::9, ${NODE}`)).status).toBe(429);
    expect((await orderFrom(`2001:db8:8:1::9, ${NODE}`)).status).toBe(201);
  });

  // E7
  it('the orders of a network that say of themselves where they come from are limited by who says it', async () => {
    const caller = '203.0.113.9';
    await suppose(caller, '192.0.2.1', 0, perNode / sharesOfNode);
    expect((await orderFrom(`192.0.2.1, ${caller}`)).status).toBe(429);
    // What a client writes to the left of both counts for nothing.
    await suppose(NODE, '198.51.100.30', perNetwork);
    expect((await orderFrom(`192.0.2.77, 198.51.100.30, ${NODE}`)).status).toBe(429);
  });

  // E7
  it('the orders of a network are counted in as few documents as a node has shares, however many addresses it names', () => {
    const behind = Array.from({ length: 50 * sharesOfNode }, (_, index) => `198.51.${index >> 8}.${index % 256}`);
    const windows = behind.map((client) => networkWindow({ network: NODE, behind: client }, START));
    expect(new Set(windows.map(({ document }) => document)).size).toBe(sharesOfNode);
    expect(new Set(windows.map(({ network }) => network)).size).toBe(behind.length);
  });

  // E54
  it('the orders of a network are stored under hashes that forget themselves, and no address is', async () => {
    await orderFrom(`198.51.100.40, ${NODE}`);
    const { docs } = await (await api.db()).collection('throttles').get();
    const text = JSON.stringify(docs.map((document) => [document.id, document.data()]));
    expect(text).not.toMatch(/198\.51|151\.101/);
    const { ref } = await counterOf(NODE, '198.51.100.40');
    expect((await ref.get()).get('expiresAt').toDate()).toEqual(new Date('2026-05-01T12:00:00Z'));
  });
});

describe('races', () => {
  it('many customers of one network at once neither wait for each other nor collide: each order is placed and counted', async () => {
    const client = '198.51.100.50';
    const buyers = await Promise.all(Array.from({ length: 12 }, aBuyer));
    const replies = await Promise.all(buyers.map((buy) => buy(`${client}, ${NODE}`)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    const { window, ref } = await counterOf(NODE, client);
    expect((await ref.get()).get(`networks.${window.network}`)).toBe(buyers.length);
  });

  it('many customers of one network at once place any number of orders on the emulators, where everybody comes from one', async () => {
    await suppose('127.0.0.1', '', 10 * perNetwork);
    const customer = await api.newCustomer();
    const body = anOrderBody(customer, [book]);
    expect((await api.call('POST', '/api/orders', { token: customer.token, body })).status).toBe(201);
  });
});
