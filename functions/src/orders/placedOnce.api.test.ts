import { createHash, randomUUID } from 'node:crypto';
import type { Problem } from '@bookstore/contract/api/problem';
import { describe, expect, it } from 'vitest';
import { anOrderBody } from '../../test/factories.ts';
import { openOrderCalls } from '../../test/orderCalls.ts';
import { pretendCalls } from '../../test/rateLimits.ts';

const { shop, place, ordersOf, setPrice } = openOrderCalls();
const aKey = () => `key-${randomUUID()}`;

describe('an order is placed once', () => {
  it('placing an order under a key answers the first order again for the same key and body, in any order of its books and whatever total was shown', async () => {
    const customer = await shop.api.newCustomer();
    const key = aKey();
    const first = await place(customer, anOrderBody(customer, [shop.salt, shop.tide]), key);
    const again = await place(
      customer,
      anOrderBody(customer, [shop.tide, shop.salt], { name: ' Ada Reader ', totalPrice: 1 }),
      key,
    );
    expect(first.status).toBe(201);
    expect(first.headers.has('idempotency-replayed')).toBe(false);
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await ordersOf(customer)).toHaveLength(1);
  });

  it('placing an order under a used key answers it still when its books have changed or gone, and shows them as they were sold', async () => {
    const customer = await shop.api.newCustomer();
    const key = aKey();
    const book = await shop.api.newBook(shop.admin, { title: 'Soon gone', newPrice: 7 });
    const first = await place(customer, anOrderBody(customer, [book]), key);
    await setPrice(book, 70);
    await shop.api.call('DELETE', `/api/books/${book._id}`, { token: shop.admin.token });
    const again = await place(customer, anOrderBody(customer, [book]), key);
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect(await ordersOf(customer)).toMatchObject([{ items: [{ title: 'Soon gone', price: 7 }], totalPrice: '7.00' }]);
  });

  it('placing an order under a key refuses the same key for other books with 422 and the order that stands', async () => {
    const customer = await shop.api.newCustomer();
    const key = aKey();
    const other = await shop.api.newBook(shop.admin);
    const { body: order } = await place(customer, anOrderBody(customer, [shop.salt, shop.tide]), key);
    for (const books of [[shop.tide], [shop.salt, other], [shop.salt, shop.tide, other]]) {
      const reply = await place(customer, anOrderBody(customer, books), key);
      expect(reply).toMatchObject({ status: 422, body: { code: 'idempotency-key-reused', order } });
    }
    expect(await ordersOf(customer)).toEqual([order]);
  });

  const address = { city: 'Graz', country: 'Austria', state: 'Styria', zipcode: '8010' };
  it.each([
    ['name', { name: 'Ada R.' }],
    ['phone', { phone: '0170 124' }],
    ['city', { address: { ...address, city: 'Wien' } }],
    ['country', { address: { ...address, country: 'Germany' } }],
    ['state', { address: { ...address, state: 'Vienna' } }],
    ['zipcode', { address: { ...address, zipcode: '8020' } }],
  ])(
    'placing an order under a key refuses the same key with another %s: nobody is told that a correction was taken',
    async (_field, correction) => {
      const customer = await shop.api.newCustomer();
      const key = aKey();
      const { body: order } = await place(customer, anOrderBody(customer, [shop.salt]), key);
      const reply = await place(customer, anOrderBody(customer, [shop.salt], correction), key);
      expect(reply).toMatchObject({ status: 422, body: { code: 'idempotency-key-reused', order } });
      expect(reply.headers.get('cache-control')).toBe('no-store');
      for (const field of ['uid', 'keyed']) expect((reply.body as Problem).order).not.toHaveProperty(field);
      expect(await ordersOf(customer)).toEqual([order]);
      expect(await place(customer, anOrderBody(customer, [shop.salt]), key)).toMatchObject({
        status: 200,
        body: order,
      });
    },
  );

  it('placing an order under a key makes the same id of the same customer and key in every release', async () => {
    const customer = await shop.api.newCustomer();
    const key = aKey();
    const name = `${customer.uid.length}:${customer.uid}:${key}`;
    const expected = createHash('sha256').update(name).digest('hex').slice(0, 32);
    expect((await place(customer, anOrderBody(customer, [shop.salt]), key)).body).toMatchObject({ _id: expected });
  });

  it('placing an order under a key refuses the same key for fewer of its books with 422', async () => {
    const customer = await shop.api.newCustomer();
    const key = aKey();
    await place(customer, anOrderBody(customer, [shop.salt, shop.tide]), key);
    for (const book of [shop.salt, shop.tide]) {
      const reply = await place(customer, anOrderBody(customer, [book]), key);
      expect(reply).toMatchObject({ status: 422, body: { code: 'idempotency-key-reused' } });
    }
  });

  it('placing an order under a key keeps the keys of two customers apart', async () => {
    const key = aKey();
    for (const customer of [await shop.api.newCustomer(), await shop.api.newCustomer()]) {
      expect((await place(customer, anOrderBody(customer, [shop.salt]), key)).status).toBe(201);
    }
  });

  it('placing an order under a key makes one order of twenty identical calls at once', async () => {
    const customer = await shop.api.newCustomer();
    const key = aKey();
    const body = anOrderBody(customer, [shop.salt, shop.tide]);
    const replies = await Promise.all(
      Array.from({ length: shop.api.parallelCalls(20) }, () => place(customer, body, key)),
    );
    const statuses = replies.map((reply) => reply.status).sort((a, b) => b - a);
    expect(statuses).toEqual([201, ...Array.from({ length: replies.length - 1 }, () => 200)]);
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
    expect(await ordersOf(customer)).toHaveLength(1);
  });

  it('placing an order under a key takes an attempt that failed as none: the key is free until an order stands', async () => {
    const customer = await shop.api.newCustomer();
    const key = aKey();
    expect((await place(customer, anOrderBody(customer, [shop.salt], { totalPrice: 1 }), key)).status).toBe(409);
    expect((await place(customer, anOrderBody(customer, [shop.salt, shop.tide]), key)).status).toBe(201);
  });

  // E28
  it.each(['short', 'x'.repeat(129), 'with space', 'umläut-key'])(
    'placing an order under a key refuses the key %j with 400',
    async (key) => {
      const customer = await shop.api.newCustomer();
      const reply = await place(customer, anOrderBody(customer, [shop.salt]), encodeURI(key).replaceAll('%20', ' '));
      expect(reply).toMatchObject({ status: 400, body: { errors: [{ path: 'Idempotency-Key' }] } });
    },
  );
});

describe('the rate limit of orders', () => {
  // E28
  it('the rate limit of orders lets a customer place ten orders a minute, and counts no replays', async () => {
    const customer = await shop.api.newCustomer();
    const key = aKey();
    const body = anOrderBody(customer, [shop.salt]);
    await pretendCalls(await shop.api.db(), ['orders', customer.uid], 8);
    for (let count = 0; count < 3; count += 1) await place(customer, body, key);
    expect((await place(customer, body)).status).toBe(201);
    const refused = await place(customer, body);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await place(customer, body, key)).status).toBe(200);
    expect(await ordersOf(customer)).toHaveLength(2);
  });
});
