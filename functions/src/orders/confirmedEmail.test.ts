import { randomUUID } from 'node:crypto';
import type { Book } from '@bookstore/contract/api/book';
import type { Order } from '@bookstore/contract/api/order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, send, type TestAdmin, type TestApi, uniqueEmail } from '../../test/api.ts';
import { anIdToken, type TestCustomer } from '../../test/customers.ts';
import { anOrderBody } from '../../test/factories.ts';
import { listen, TEST_CONFIG, type TestServer } from '../../test/server.ts';

let api: TestApi;
let strict: TestServer;
let admin: TestAdmin;
let book: Book;

beforeAll(async () => {
  api = await openApi();
  strict = await listen(api.projectId, { ...TEST_CONFIG, requiresConfirmedEmail: true });
  admin = await api.newAdmin();
  book = await api.newBook(admin);
});
afterAll(() => Promise.all([api.close(), strict.close()]));

/** @param isConfirmed claim of the token; only `true` confirms */
function aCustomer(isConfirmed: unknown = false): TestCustomer {
  const [uid, email] = [randomUUID(), uniqueEmail()];
  return { uid, email, token: anIdToken(api.projectId, { sub: uid, email, email_verified: isConfirmed }) };
}

const place = (baseUrl: string, customer: TestCustomer, key = randomUUID()) =>
  send(baseUrl, 'POST', '/api/orders', {
    token: customer.token,
    body: anOrderBody(customer, [book]),
    headers: { 'Idempotency-Key': key },
  });
const setStatus = ({ _id }: Order, status: string) =>
  api.call('PATCH', `/api/orders/${_id}`, { token: admin.token, body: { status } });

describe('confirmed e-mail addresses', () => {
  it('are required for the first order', async () => {
    for (const isConfirmed of [false, undefined, 'true', 1]) {
      const refused = await place(strict.baseUrl, aCustomer(isConfirmed));
      expect(refused).toMatchObject({ status: 403, body: { code: 'email-not-confirmed' } });
    }
    expect((await place(strict.baseUrl, aCustomer(true))).status).toBe(201);
  });

  it('are not required of a customer who has received an order', async () => {
    const customer = aCustomer();
    const order = (await place(api.baseUrl, customer)).body as Order;
    expect((await place(strict.baseUrl, customer)).status).toBe(403);
    await setStatus(order, 'packed');
    expect((await place(strict.baseUrl, customer)).status).toBe(403);
    await setStatus(order, 'delivered');
    expect((await place(strict.baseUrl, customer)).status).toBe(201);
    await (await api.db()).doc(`orders/${order._id}`).update({ status: 'returned' });
    expect((await place(strict.baseUrl, customer)).status).toBe(201);
  });

  it('are not required to repeat a placed order', async () => {
    const customer = aCustomer();
    const key = randomUUID();
    const first = await place(api.baseUrl, customer, key);
    expect(await place(strict.baseUrl, customer, key)).toMatchObject({ status: 200, body: first.body });
  });
});
