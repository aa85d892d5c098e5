import { randomUUID } from 'node:crypto';
import { adminLoginSchema } from '@bookstore/contract/admin';
import { apiPaths } from '@bookstore/contract/apiPaths';
import { type Book, bookInputSchema } from '@bookstore/contract/book';
import { bookChangesSchema } from '@bookstore/contract/bookChanges';
import { readBookRow } from '@bookstore/contract/bookFiles/bookRow';
import type { ImportAnswer } from '@bookstore/contract/bookImport';
import { deliverySchema } from '@bookstore/contract/delivery';
import { idempotencyKeySchema } from '@bookstore/contract/idempotencyKey';
import { LIMITS } from '@bookstore/contract/limits';
import {
  newOrderSchema,
  ORDER_STATUSES,
  type Order,
  type OrderStatus,
  orderStatusSchema,
} from '@bookstore/contract/order';
import { NEXT_STATUSES } from '@bookstore/contract/orderSteps';
import { ordersCountSchema, ordersQuerySchema } from '@bookstore/contract/ordersQuery';
import { availabilityOf, type BookStock, stockChangeSchema } from '@bookstore/contract/stock';
import { stockPaths } from '@bookstore/contract/stockPaths';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdminTokens } from '../../src/auth/adminToken.ts';
import { SAMPLE_JWT_SECRET } from '../../src/auth/samples.ts';
import { orderIdOf } from '../../src/orders/orderId.ts';
import { openApi, type Reply, type TestAdmin, type TestApi } from '../api.ts';
import { aBookBody, anOrderBody } from '../factories.ts';
import { expectSoundDatabase, NOTHING_KNOWN } from '../invariants.ts';
import { anything, headerValue, nastyText, spoiled } from './arbitraries.ts';
import { forAll, PATIENT, RUNS, secondsPassing } from './forAll.ts';

const clock = secondsPassing();

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

const DETAILS = {
  isbn: '2-253-00269-0',
  publisher: 'Halfpenny Books',
  published: '2024-02-29',
  pages: 352,
  language: 'EN-gb',
  format: 'paperback',
};

const LIMIT = { timeout: 600_000 };
/** What JSON makes of a body, which is what the API is sent. */
const asSent = (body: unknown): unknown => JSON.parse(JSON.stringify(body));

// E3, E30, E31, E32
describe('a book', () => {
  it('is created when the contract takes it, as the contract reads it, and else not at all', LIMIT, async () => {
    await forAll(spoiled(aBookBody(DETAILS)), async (body) => {
      const read = bookInputSchema.safeParse(asSent(body));
      const reply = await asAdmin('POST', '/api/books/create-book', body);
      if (!read.success) return expectRefused(reply, 400);
      stored.books += 1;
      expect(reply.status).toBe(201);
      const book = reply.body as Book;
      const unknown = bookInputSchema.parse({ ...aBookBody({ author: '' }), ...NOTHING_KNOWN });
      expect({ ...unknown, ...bookInputSchema.parse(book) }).toEqual({ ...unknown, ...read.data });
      expect((await api.call('GET', `/api/books/${book._id}`)).body).toEqual(book);
    });
  });

  it('is edited when the contract takes it, and else stays as it is', LIMIT, async () => {
    await forAll(spoiled(aBookBody(DETAILS)), async (body) => {
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

  it('is changed with others when the contract takes the change, and else stays as it is', LIMIT, async () => {
    const value = fc.record(
      { trending: anything, newPrice: anything, deleted: fc.constant(false) },
      { requiredKeys: [] },
    );
    const change = fc.tuple(
      fc.oneof(spoiled({ newPrice: 7.5 }), value, anything),
      fc.oneof(fc.constant(null), nastyText),
    );
    await forAll(change, async ([set, seen]) => {
      const before = (await api.call('GET', `/api/books/${tide._id}`)).body as Book;
      const body = { changes: [{ _id: tide._id, seen: seen ?? before.updatedAt, set }] };
      const isGood = bookChangesSchema.safeParse(asSent(body)).success;
      const reply = await asAdmin('POST', '/api/books/changes', body);
      if (!isGood) expectRefused(reply, 400);
      else expect(reply.status).toBe(200);
      const after = (await api.call('GET', `/api/books/${tide._id}`)).body as Book;
      if (!isGood) expect(after).toEqual(before);
      expect(bookInputSchema.safeParse(after).success).toBe(true);
    });
  });

  it('is imported from a row when the contract takes it, and else named', LIMIT, async () => {
    await forAll(spoiled(aBookBody({ title: 'Imported', ...DETAILS, pages: '352', stock: '3' })), async (book) => {
      const row = asSent({ ...book, _id: tide._id }) as Record<string, unknown>;
      const isGood = !Array.isArray(readBookRow(row));
      const reply = await asAdmin('POST', '/api/books/import', { rows: [{ book: row }] });
      expect(reply.status).toBe(200);
      const { results } = reply.body as ImportAnswer;
      expect(results.map(({ fate }) => fate === 'refused')).toEqual([!isGood]);
    });
  });

  it('has as many copies as the contract takes, and else as many as before', LIMIT, async () => {
    const copies = fc.oneof(fc.integer({ min: -3, max: 5 }), fc.constantFrom(null, 100_000, 100_001), anything);
    const fields = fc.record({ count: copies, change: copies }, { requiredKeys: [] });
    const countOf = async () => (await asAdmin('GET', stockPaths.counts([tide._id]))).body;
    await forAll(fc.oneof(spoiled({ count: 3 }), spoiled({ change: 1 }), fields, anything), async (body) => {
      const before = (await countOf()) as BookStock[];
      const present = before[0]?.count ?? null;
      const read = stockChangeSchema.safeParse(asSent(body ?? {}));
      const reply = await asAdmin('PUT', stockPaths.stock(tide._id), body);
      const wanted = read.data && ('count' in read.data ? read.data.count : (present ?? 0) + read.data.change);
      if (wanted === undefined || (wanted !== null && (wanted < 0 || wanted > LIMITS.copies))) {
        expectRefused(reply, 400);
        expect(await countOf()).toEqual(before);
        return;
      }
      expect(reply).toMatchObject({ status: 200, body: { count: wanted } });
      const book = (await api.call('GET', `/api/books/${tide._id}`)).body as Book;
      const { availability, left } = book;
      expect({ availability, left }).toEqual({ left: undefined, availability: undefined, ...availabilityOf(wanted) });
    });
    await asAdmin('PUT', stockPaths.stock(tide._id), { count: null });
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

  async function newOrder(): Promise<{ id: string; status: OrderStatus }> {
    const customer = await api.newCustomer();
    const body = anOrderBody(customer, [salt]);
    const { _id } = (await api.call('POST', '/api/orders', { token: customer.token, body })).body as Order;
    stored.orders += 1;
    return { id: _id, status: 'placed' };
  }

  it('takes a step that follows from its state, and nothing else', LIMIT, async () => {
    let order = await newOrder();
    const status = fc.oneof(anything, fc.constantFrom(...ORDER_STATUSES));
    await forAll(fc.oneof(spoiled({ status: 'packed' }), fc.record({ status }), anything), async (body) => {
      const read = orderStatusSchema.safeParse(asSent(body ?? {}));
      const reply = await asAdmin('PATCH', `/api/orders/${order.id}`, body);
      if (!read.success) return expectRefused(reply, 400);
      if (!NEXT_STATUSES[order.status].includes(read.data.status)) return expectRefused(reply, 409);
      expect(reply).toMatchObject({ status: 200, body: { status: read.data.status } });
      order = { ...order, status: read.data.status };
      if (NEXT_STATUSES[order.status].length === 0) order = await newOrder();
    });
  });

  it('has a street that the contract takes, as the contract reads it, or none', LIMIT, async () => {
    const customer = await api.newCustomer();
    const db = await api.db();
    await forAll(fc.oneof(spoiled({ street: 'Mill Lane 1', note: 'Ring twice' }), anything), async (body) => {
      const read = deliverySchema.safeParse(asSent(body ?? {}));
      const key = randomUUID();
      const reply = await api.call('PUT', apiPaths.delivery(key), { token: customer.token, body });
      const document = await db.doc(`deliveries/${orderIdOf(customer.uid, key)}`).get();
      expect(document.exists).toBe(read.success);
      if (!read.success) return expectRefused(reply, 400);
      expect(reply.status).toBe(204);
      expect(document.data()).toMatchObject(read.data);
    });
  });
});

// E29, E33
describe('the order book', () => {
  it('answers every query that the contract takes, and refuses the others', LIMIT, async () => {
    const cursor = fc
      .tuple(fc.nat({ max: 999_999_999_999_999 }), fc.oneof(nastyText, fc.stringMatching(/^[\w-]{1,40}$/)))
      .map(([time, id]) => Buffer.from(`${time}.${id}`).toString('base64url'));
    const number = fc.nat({ max: 200 }).map(String);
    const moment = fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
    const value = fc.oneof(nastyText, cursor, number, moment, fc.constantFrom(...ORDER_STATUSES));
    const name = fc.constantFrom('q', 'limit', 'cursor', 'status', 'from', 'to', 'x');
    const query = fc.dictionary(name, value, { maxKeys: 4 });
    await forAll(query, async (given) => {
      const pairs = Object.entries(given).map(([name, text]) => [name, text.toWellFormed()] as [string, string]);
      const search = new URLSearchParams(pairs).toString();
      const read = Object.fromEntries(pairs.filter(([, text]) => text !== ''));
      const reply = await asAdmin('GET', `/api/orders?${search}`);
      const isGood = ordersQuerySchema.safeParse(read).success;
      if (reply.status === 200) expect(isGood).toBe(true);
      else expectRefused(reply, 400);
      // A cursor may have the form of a text and still be none of ours.
      if (isGood && !given.cursor) expect(reply.status).toBe(200);
      const count = await asAdmin('GET', `${apiPaths.ordersCount}?${search}`);
      if (ordersCountSchema.safeParse(read).success) expect(count.status).toBe(200);
      else expectRefused(count, 400);
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
