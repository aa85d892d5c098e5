import { CALLER_READ_QUOTA } from '@bookstore/contract/limits';
import { PAGE_SIZE } from '@bookstore/contract/search/browseState';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApi, send, type TestAdmin, type TestApi } from '../../test/api.ts';
import { anOrderBody } from '../../test/factories.ts';

import { listen, TEST_CONFIG, type TestServer } from '../../test/server.ts';
import { storeOrders } from '../../test/storedOrders.ts';
import type { ReadBudget } from './readBudget.ts';

const { bytesOfRead } = CALLER_READ_QUOTA;

let api: TestApi;
let admin: TestAdmin;
let instance: TestServer;
let bill: number;
let remaining: number;

function watched(budget: ReadBudget | null): ReadBudget {
  if (!budget) throw new Error('The cloud configuration must have a read budget.');
  return {
    waitFor: (address) => (bill >= remaining ? 7 : budget.waitFor(address)),
    spend(address, reads) {
      bill += reads;
      budget.spend(address, reads);
    },
  };
}

beforeAll(async () => {
  api = await openApi();
  admin = await api.newAdmin();
  instance = await listen(
    api.projectId,
    { ...TEST_CONFIG, isEmulator: false },
    {
      replace: (dependencies) => ({ ...dependencies, readBudget: watched(dependencies.readBudget) }),
    },
  );
});
beforeEach(() => {
  bill = 0;
  remaining = Number.POSITIVE_INFINITY;
});
afterAll(() => Promise.all([api.close(), instance.close()]));

const get = (path: string, token?: string) =>
  send(instance.baseUrl, 'GET', path, {
    headers: { 'X-Forwarded-For': '203.0.113.1, 66.102.8.1' },
    ...(token !== undefined && { token }),
  });
/** The final charge is known after the answer. */
const expectBill = (expected: number) => expect.poll(() => bill).toBe(expected);

// E28, E29
describe('read quota', () => {
  it('charges one read per call, more for pages and searches', async () => {
    await api.newBook(admin);
    await get('/api/health');
    await expectBill(1);
    await get('/api/books?limit=10');
    await expectBill(1 + 1 + 11);
    await get('/api/books?limit=10');
    await expectBill(1 + 1 + 11 + 1);
    bill = 0;
    await get('/api/books?q=salt');
    await expectBill(1 + 100);
    await get('/api/books?ids=a,b,c');
    await expectBill(1 + 100 + 1 + 3);
  });

  it('charges books of a page that is read again', async () => {
    await api.newBook(admin);
    const { bytes } = await get('/books');
    const sent = Math.floor(bytes.length / bytesOfRead);
    await expectBill(1 + PAGE_SIZE + 1 + sent);
    bill = 0;
    await get('/books');
    await expectBill(1 + sent);
  });

  it('charges each listed order and ordered book, also when rejected', async () => {
    const customer = await api.newCustomer();
    const book = await api.newBook(admin);
    const place = (fields = {}) =>
      send(instance.baseUrl, 'POST', '/api/orders', {
        token: customer.token,
        body: anOrderBody(customer, [book], fields),
        headers: { 'X-Forwarded-For': '203.0.113.1, 66.102.8.1' },
      });
    for (let count = 0; count < 3; count += 1) expect((await place()).status).toBe(201);
    expect((await place({ totalPrice: 0 })).status).toBe(409);
    const order = 1 + 2 + 5;
    await expectBill(4 * order);
    await get(`/api/orders/email/${customer.email}`, customer.token);
    const streets = 3;
    const withdrawals = 1;
    await expectBill(4 * order + 1 + 3 + streets + withdrawals);
  });

  it('charges before reading, so concurrent calls cannot exceed it', async () => {
    const customer = await api.newCustomer();
    await storeOrders(await api.db(), 150, { uid: customer.uid, email: customer.email.toLowerCase() });
    const quota = 1_000;
    remaining = quota;
    const calls = Array.from({ length: 40 }, () => get(`/api/orders/email/${customer.email}`, customer.token));
    const successes = (await Promise.all(calls)).filter(({ status }) => status === 200);
    // Each call costs one, and admitted calls 150 orders with their bytes.
    expect(successes.length).toBeGreaterThan(0);
    expect(successes.length * 150).toBeLessThan(quota);
  });

  it('charges a large list by bytes before sending it', async () => {
    await api.newBook(admin, { description: 'x'.repeat(10_000) });
    remaining = 4;
    const replies = await Promise.all(Array.from({ length: 3 }, () => get('/api/books')));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429, 429]);
  });

  it('rejects every call without reading once spent', async () => {
    remaining = 0;
    for (const path of ['/api/books', '/books', '/api/health', '/feeds/products.xml', '/api/unknown']) {
      const reply = await get(path);
      expect(reply).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
      expect(reply.headers.get('retry-after')).toBe('7');
      expect(reply.headers.get('cache-control')).toBe('no-store');
    }
    expect(bill).toBe(0);
  });
});
