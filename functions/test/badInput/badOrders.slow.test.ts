import { randomUUID } from 'node:crypto';
import type { Book } from '@bookstore/contract/api/book';
import { idempotencyKeySchema } from '@bookstore/contract/api/idempotencyKey';
import {
  deliverySchema,
  newOrderSchema,
  ORDER_STATUSES,
  type Order,
  type OrderStatus,
} from '@bookstore/contract/api/order';
import { orderPatchSchema } from '@bookstore/contract/api/orderChanges';
import { ordersCountSchema, ordersQuerySchema } from '@bookstore/contract/api/ordersQuery';
import { apiPaths } from '@bookstore/contract/api/paths';
import { NEXT_STATUSES } from '@bookstore/contract/orderSteps';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { orderIdOf } from '../../src/orders/orderRecord.ts';
import { anOrderBody } from '../factories.ts';
import { expectSoundDatabase } from '../invariants.ts';
import { anything, headerValue, nastyText, spoiled } from './arbitraries.ts';
import { forAll } from './forAll.ts';
import { asSent, expectRefused, openSpoiledCalls } from './spoiledCalls.ts';

const { shop, asAdmin } = openSpoiledCalls();
let salt: Book;
const stored = { books: 0, orders: 0 };

beforeAll(async () => {
  salt = await shop.api.newBook(shop.admin, { newPrice: 19.99 });
  stored.books += 1;
});

const LIMIT = { timeout: 600_000 };

// E3, E26, E30, E31
describe('an order', () => {
  it(
    'an order is placed when the contract takes it and its books and price stand, and else not at all',
    LIMIT,
    async () => {
      const aCustomer = fc.constant(null).map(() => randomUUID());
      const spoiledOrder = spoiled(anOrderBody({ email: 'EMAIL' }, [salt]));
      await forAll(fc.tuple(aCustomer, spoiledOrder), async ([word, fields]) => {
        const customer = await shop.api.newCustomer(`${word}@example.com`);
        const body = { ...fields, email: fields.email === 'EMAIL' ? customer.email : fields.email };
        const read = newOrderSchema.safeParse(asSent(body));
        const reply = await shop.api.call('POST', '/api/orders', { token: customer.token, body });
        if (reply.status !== 201) return expectRefused(reply, refusalOf(read, customer.email));
        stored.orders += 1;
        const { name, phone, address } = reply.body as Order;
        expect(read.data).toMatchObject({ name, phone, address, productIds: [salt._id] });
        expect(reply.body).toMatchObject({ email: customer.email, totalPrice: '19.99' });
      });
    },
  );

  function refusalOf(read: ReturnType<typeof newOrderSchema.safeParse>, email: string): number {
    if (!read.success) return 400;
    return read.data.email.toLowerCase() === email ? 409 : 403;
  }

  it('an order is placed under a key that the contract takes, and under no other', LIMIT, async () => {
    await forAll(fc.oneof(headerValue, fc.stringMatching(/^[\w-]{6,10}$/)), async (text) => {
      const key = text.trim();
      const customer = await shop.api.newCustomer();
      const options = {
        token: customer.token,
        body: anOrderBody(customer, [salt]),
        headers: { 'Idempotency-Key': key },
      };
      const reply = await shop.api.call('POST', '/api/orders', options);
      if (!idempotencyKeySchema.safeParse(key).success) return expectRefused(reply, 400);
      stored.orders += 1;
      expect(reply.status).toBe(201);
      expect((await shop.api.call('POST', '/api/orders', options)).status).toBe(200);
    });
  });

  async function newOrder(): Promise<{ id: string; status: OrderStatus }> {
    const customer = await shop.api.newCustomer();
    const body = anOrderBody(customer, [salt]);
    const { _id } = (await shop.api.call('POST', '/api/orders', { token: customer.token, body })).body as Order;
    stored.orders += 1;
    return { id: _id, status: 'placed' };
  }

  it('an order takes a step that follows from its state, and nothing else', LIMIT, async () => {
    let order = await newOrder();
    const status = fc.oneof(anything, fc.constantFrom(...ORDER_STATUSES));
    const noted = spoiled({
      status: 'packed',
      tracking: { carrier: 'Post', number: '123', url: 'https://post.example/123' },
      internalNote: 'Called on Monday',
      cashReceived: true,
    });
    await forAll(fc.oneof(spoiled({ status: 'packed' }), noted, fc.record({ status }), anything), async (body) => {
      const read = orderPatchSchema.safeParse(asSent(body ?? {}));
      const reply = await asAdmin('PATCH', `/api/orders/${order.id}`, body);
      if (!read.success) return expectRefused(reply, 400);
      const { status: next, cashReceived } = read.data;
      if (next !== undefined && !NEXT_STATUSES[order.status].includes(next)) return expectRefused(reply, 409);
      const after = next ?? order.status;
      if (cashReceived !== undefined && after !== 'delivered') return expectRefused(reply, 409);
      expect(reply).toMatchObject({ status: 200, body: { status: after } });
      order = { ...order, status: after };
      if (NEXT_STATUSES[order.status].length === 0) order = await newOrder();
    });
  });

  it('an order has a street that the contract takes, as the contract reads it, or none', LIMIT, async () => {
    const customer = await shop.api.newCustomer();
    const db = await shop.api.db();
    await forAll(
      fc.oneof(spoiled({ street: 'Mill Lane 1', note: 'Ring twice', gift: { note: 'Yours', wrap: true } }), anything),
      async (body) => {
        const read = deliverySchema.safeParse(asSent(body ?? {}));
        const key = randomUUID();
        const reply = await shop.api.call('PUT', apiPaths.delivery(key), { token: customer.token, body });
        const document = await db.doc(`deliveries/${orderIdOf(customer.uid, key)}`).get();
        expect(document.exists).toBe(read.success);
        if (!read.success) return expectRefused(reply, 400);
        expect(reply.status).toBe(204);
        expect(document.data()).toMatchObject(read.data);
      },
    );
  });
});

// E29, E33
describe('the list of orders', () => {
  it('the list of orders answers every query that the contract takes, and refuses the others', LIMIT, async () => {
    const cursor = fc
      .tuple(fc.nat({ max: 999_999_999_999_999 }), fc.oneof(nastyText, fc.stringMatching(/^[\w-]{1,40}$/)))
      .map(([time, id]) => Buffer.from(`${time}.${id}`).toString('base64url'));
    const number = fc.nat({ max: 200 }).map(String);
    const moment = fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
    const value = fc.oneof(nastyText, cursor, number, moment, fc.constantFrom(...ORDER_STATUSES));
    const name = fc.constantFrom('q', 'limit', 'cursor', 'status', 'cash', 'from', 'to', 'x');
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

  it('the list of orders knows the orders of an address, or that there are none', LIMIT, async () => {
    await forAll(nastyText, async (text) => {
      const email = encodeURIComponent(text.toWellFormed());
      if (/^(\.|%2e)*$/i.test(email)) return;
      expect(await asAdmin('GET', `/api/orders/email/${email}`)).toMatchObject({ status: 200, body: [] });
    });
  });
});

// E25
describe('after all this', () => {
  it('the database holds what was answered after bad orders, whole and true to the contract', LIMIT, async () => {
    expect(await expectSoundDatabase(await shop.api.db())).toEqual(stored);
  });
});
