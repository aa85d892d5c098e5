import { randomUUID } from 'node:crypto';
import type { Problem } from '@bookstore/contract/api/problem';
import { describe, expect, it } from 'vitest';
import { anOrderBody } from '../../test/factories.ts';
import { openOrderCalls } from '../../test/orderCalls.ts';

const { shop, place, ordersOf, setPrice } = openOrderCalls();
const aKey = () => `key-${randomUUID()}`;

describe('idempotency key', () => {
  it('returns the first order for an equal body', async () => {
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

  it('returns it after its books were changed or deleted', async () => {
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

  it('is refused for other books with 422 and the existing order', async () => {
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

  it('is refused for another name, phone or address', async () => {
    const customer = await shop.api.newCustomer();
    const key = aKey();
    const body = anOrderBody(customer, [shop.salt]);
    const { body: order } = await place(customer, body, key);
    const address = body.address as object;
    for (const correction of [
      { name: 'Ada R.' },
      { phone: '0170 124' },
      { address: { ...address, city: 'Wien' } },
      { address: { ...address, country: 'Germany' } },
      { address: { ...address, state: 'Vienna' } },
      { address: { ...address, zipcode: '8020' } },
    ]) {
      const reply = await place(customer, { ...body, ...correction }, key);
      expect(reply, JSON.stringify(correction)).toMatchObject({
        status: 422,
        body: { code: 'idempotency-key-reused' },
      });
      expect((reply.body as Problem).order).toEqual(order);
      expect(reply.headers.get('cache-control')).toBe('no-store');
    }
    expect(await ordersOf(customer)).toEqual([order]);
    expect(await place(customer, body, key)).toMatchObject({ status: 200, body: order });
  });

  // E28
  it('is rejected with 400 if too short', async () => {
    const customer = await shop.api.newCustomer();
    const reply = await place(customer, anOrderBody(customer, [shop.salt]), 'short');
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ path: 'Idempotency-Key' }] } });
  });
});
