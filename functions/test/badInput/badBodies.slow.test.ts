import { randomUUID } from 'node:crypto';
import { adminLoginSchema } from '@bookstore/contract/admin';
import { type Book, bookInputSchema } from '@bookstore/contract/book';
import { idempotencyKeySchema } from '@bookstore/contract/ids';
import { newOrderSchema, ORDER_STATUSES, type Order, ordersQuerySchema } from '@bookstore/contract/order';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdminTokens } from '../../src/auth/adminToken.ts';
import { SAMPLE_JWT_SECRET } from '../../src/auth/samples.ts';
import { openApi, type Reply, type TestAdmin, type TestApi } from '../api.ts';
import { aBookBody, anOrderBody } from '../factories.ts';
import { expectSoundDatabase } from '../invariants.ts';
import { anything, headerValue, nastyText, spoiled } from './arbitraries.ts';
import { forAll, PATIENT, RUNS } from './forAll.ts';

/** One second passes with every call, so that the rate limits let all of them through. */
let now = Date.now();
const clock = () => {
  now += 1_000;
  return new Date(now);
};

let api: TestApi;
let admin: TestAdmin;
let salt: Book;
let tide: Book;
const stored = { books: 0, orders: 0 };

beforeAll(async () => {
  api = await openApi({ clock, ...PATIENT });
  admin = await api.newAdmin();
  salt = await api.newBook(admin, { newPrice: 19.99 });
  tide = await api.newBook(admin, { newPrice: 5.01 });
  stored.books += 2;
});
afterAll(() => api.close());

/** The tokens of the admin last an hour of the clock above. */
const freshToken = () => createAdminTokens(SAMPLE_JWT_SECRET, clock).issue(admin.username);
const asAdmin = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  api.call(method, path, { token: await freshToken(), body, headers });

function expectRefused(reply: Reply, status: number): void {
  expect(reply.status).toBe(status);
  expect(reply.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(reply.body).toMatchObject({ status, code: expect.any(String), detail: expect.any(String) });
}

const LIMIT = { timeout: 600_000 };
/** What JSON makes of a body, which is what the API is sent. */
const asSent = (body: unknown): unknown => JSON.parse(JSON.stringify(body));

// E3, E30, E31, E32
describe('a book', () => {
  it('is created when the contract takes it, as the contract reads it, and else not at all', LIMIT, async () => {
    await forAll(spoiled(aBookBody()), async (body) => {
      const read = bookInputSchema.safeParse(asSent(body));
      const reply = await asAdmin('POST', '/api/books/create-book', body);
      if (!read.success) return expectRefused(reply, 400);
      stored.books += 1;
      expect(reply.status).toBe(201);
      const book = reply.body as Book;
      expect(bookInputSchema.parse({ author: '', ...book })).toEqual({ author: '', ...read.data });
      expect((await api.call('GET', `/api/books/${book._id}`)).body).toEqual(book);
    });
  });

  it('is edited when the contract takes it, and else stays as it is', LIMIT, async () => {
    await forAll(spoiled(aBookBody()), async (body) => {
      const before = (await api.call('GET', `/api/books/${tide._id}`)).body as Book;
      const isGood = bookInputSchema.safeParse(asSent(body)).success;
      const reply = await asAdmin('PUT', `/api/books/edit/${tide._id}`, body);
      const after = (await api.call('GET', `/api/books/${tide._id}`)).body as Book;
      if (!isGood) {
        expectRefused(reply, 400);
        expect(after).toEqual(before);
        return;
      }
      expect(reply).toMatchObject({ status: 200, body: after });
      expect([after._id, after.createdAt]).toEqual([before._id, before.createdAt]);
    });
  });

  it('is changed, fetched and deleted under no other id than its own', LIMIT, async () => {
    await forAll(fc.tuple(nastyText, fc.constantFrom('GET', 'PUT', 'DELETE', 'POST')), async ([id, method]) => {
      const part = encodeURIComponent(id.toWellFormed()) || 'x';
      const path = { GET: part, DELETE: part, PUT: `edit/${part}`, POST: `${part}/restore` }[method] ?? part;
      const reply = await asAdmin(method, `/api/books/${path}`, method === 'PUT' ? aBookBody() : undefined);
      // A path of dots alone is resolved before it is sent, and ends elsewhere.
      expect([404, 405]).toContain(part.startsWith('.') ? 404 : reply.status);
    });
  });
});

// E3, E26, E30, E31
describe('an order', () => {
  it('is placed when the contract takes it and its books and price stand, and else not at all', LIMIT, async () => {
    const aCustomer = fc.constant(null).map(() => randomUUID());
    const spoiledOrder = spoiled(anOrderBody({ email: 'EMAIL' }, [salt]));
    await forAll(fc.tuple(aCustomer, spoiledOrder), async ([word, fields]) => {
      const customer = await api.newCustomer(`${word}@example.com`);
      const body = { ...fields, email: fields.email === 'EMAIL' ? customer.email : fields.email };
      const read = newOrderSchema.safeParse(asSent(body));
      const reply = await api.call('POST', '/api/orders', { token: customer.token, body });
      if (reply.status !== 201) return expectRefused(reply, refusalOf(read, customer.email));
      stored.orders += 1;
      const { name, phone, address } = reply.body as Order;
      expect(read.data).toMatchObject({ name, phone, address, productIds: [salt._id] });
      expect(reply.body).toMatchObject({ email: customer.email, totalPrice: '19.99' });
    });
  });

  function refusalOf(read: ReturnType<typeof newOrderSchema.safeParse>, email: string): number {
    if (!read.success) return 400;
    return read.data.email.toLowerCase() === email ? 409 : 403;
  }

  it('is placed under a key that the contract takes, and under no other', LIMIT, async () => {
    await forAll(fc.oneof(headerValue, fc.stringMatching(/^[\w-]{6,10}$/)), async (text) => {
      const key = text.trim();
      const customer = await api.newCustomer();
      const options = {
        token: customer.token,
        body: anOrderBody(customer, [salt]),
        headers: { 'Idempotency-Key': key },
      };
      const reply = await api.call('POST', '/api/orders', options);
      if (!idempotencyKeySchema.safeParse(key).success) return expectRefused(reply, 400);
      stored.orders += 1;
      expect(reply.status).toBe(201);
      expect((await api.call('POST', '/api/orders', options)).status).toBe(200);
    });
  });

  it('takes one of its statuses and nothing else', LIMIT, async () => {
    const customer = await api.newCustomer();
    const placed = await api.call('POST', '/api/orders', {
      token: customer.token,
      body: anOrderBody(customer, [salt]),
    });
    stored.orders += 1;
    const { _id } = placed.body as Order;
    const status = fc.oneof(anything, fc.constantFrom(...ORDER_STATUSES));
    await forAll(fc.oneof(spoiled({ status: 'packed' }), fc.record({ status }), anything), async (body) => {
      const wanted = (asSent(body ?? null) as { status?: unknown } | null)?.status;
      const isGood = ORDER_STATUSES.some((known) => known === wanted);
      const reply = await asAdmin('PATCH', `/api/orders/${_id}`, body);
      if (isGood) expect(reply).toMatchObject({ status: 200, body: { status: wanted } });
      else expectRefused(reply, 400);
    });
  });
});

// E29, E33
describe('the order book', () => {
  it('answers every query that the contract takes, and refuses the others', LIMIT, async () => {
    const cursor = fc
      .tuple(fc.nat({ max: 999_999_999_999_999 }), fc.oneof(nastyText, fc.stringMatching(/^[\w-]{1,40}$/)))
      .map(([time, id]) => Buffer.from(`${time}.${id}`).toString('base64url'));
    const value = fc.oneof(nastyText, cursor, fc.nat({ max: 200 }).map(String), fc.constantFrom(...ORDER_STATUSES));
    const query = fc.dictionary(fc.constantFrom('q', 'limit', 'cursor', 'status', 'x'), value, { maxKeys: 4 });
    await forAll(query, async (given) => {
      const pairs = Object.entries(given).map(([name, text]) => [name, text.toWellFormed()] as [string, string]);
      const reply = await asAdmin('GET', `/api/orders?${new URLSearchParams(pairs).toString()}`);
      const isGood = ordersQuerySchema.safeParse(Object.fromEntries(pairs.filter(([, text]) => text !== ''))).success;
      if (reply.status === 200) expect(isGood).toBe(true);
      else expectRefused(reply, 400);
      // A cursor may have the form of a text and still be none of ours.
      if (isGood && !given.cursor) expect(reply.status).toBe(200);
    });
  });

  it('knows the orders of an address, or that there are none', LIMIT, async () => {
    await forAll(nastyText, async (text) => {
      const email = encodeURIComponent(text.toWellFormed());
      if (/^(\.|%2e)*$/i.test(email)) return;
      expect(await asAdmin('GET', `/api/orders/email/${email}`)).toMatchObject({ status: 200, body: [] });
    });
  });
});

// E23, E31
describe('a log-in', () => {
  it('with anything but the right password is refused', LIMIT, async () => {
    const credentials = { username: admin.username, password: 'wrong' };
    await forAll(
      fc.oneof(spoiled(credentials), anything),
      async (body) => {
        const isGood = adminLoginSchema.safeParse(asSent(body ?? {})).success;
        const reply = await api.call('POST', '/api/auth/admin', { body });
        if (isGood) expect([401, 429]).toContain(reply.status);
        else expectRefused(reply, 400);
      },
      // An unknown name costs a whole password hash.
      Math.ceil(RUNS / 5),
    );
  });
});

// E25
describe('after all this', () => {
  it('the database holds what was answered, whole and true to the contract', LIMIT, async () => {
    expect(await expectSoundDatabase(await api.db())).toEqual(stored);
  });
});
