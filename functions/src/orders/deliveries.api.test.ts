import { randomUUID } from 'node:crypto';
import type { Order, OrdersPage } from '@bookstore/contract/api/order';
import { apiPaths } from '@bookstore/contract/api/paths';
import { DELIVERY_RATE_LIMIT } from '@bookstore/contract/limits';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import type { TestCustomer } from '../../test/customers.ts';
import { anOrderBody } from '../../test/factories.ts';
import { openOrderCalls } from '../../test/orderCalls.ts';
import { storeAttempts } from '../../test/rateLimits.ts';
import { orderIdOf } from './orderRecord.ts';

const { shop, anOrder, place, ordersOf, asAdmin, get, move } = openOrderCalls();

const aKey = () => `key-${randomUUID()}`;
const STREET = { street: '7 Hill Street, second floor', note: 'Ring twice' };

const store = ({ token }: Pick<TestCustomer, 'token'>, key: string, body: unknown = STREET) =>
  shop.api.call('PUT', apiPaths.delivery(key), { token, body });

async function orderWithStreet() {
  const customer = await shop.api.newCustomer();
  const key = aKey();
  expect((await store(customer, key)).status).toBe(204);
  const { body, status } = await place(customer, anOrderBody(customer, [shop.salt]), key);
  expect(status).toBe(201);
  return { customer, key, order: body as Order, id: (body as Order)._id };
}

const stored = async (id: string) => (await shop.api.db()).doc(`deliveries/${id}`).get();

async function daysLeft(id: string): Promise<number> {
  const expiresAt = (await stored(id)).get('expiresAt') as Timestamp;
  return Math.round((expiresAt.toMillis() - Date.now()) / 86_400_000);
}

describe('streets', () => {
  it('is stored before the order and shown to the admin', async () => {
    const { id } = await orderWithStreet();
    const order = await get(id);
    expect(order.delivery).toEqual(STREET);
    expect(order).not.toHaveProperty('lacksStreet');
    expect((await move(id, 'packed')).body).toMatchObject({ delivery: STREET });
  });

  it('cannot be replaced by collection if the shop does not offer it', async () => {
    const reply = await store(await shop.api.newCustomer(), aKey(), { pickup: true });
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ path: 'pickup' }] } });
  });

  it('is marked as missing until the books are packed', async () => {
    const { id } = await anOrder([shop.salt]);
    expect((await get(id)).lacksStreet).toBe(true);
    await move(id, 'packed');
    expect(await get(id)).not.toHaveProperty('lacksStreet');
  });

  it("is in the customer's list of orders", async () => {
    const { customer, id } = await orderWithStreet();
    const listed = async () => (await ordersOf(customer)).map(({ delivery, addressLines }) => [delivery, addressLines]);
    expect(await listed()).toEqual([[STREET, [STREET.street, '8010 Graz', 'Austria']]]);
    await (await stored(id)).ref.update({ expiresAt: Timestamp.fromMillis(Date.now() - 1000) });
    expect(await listed()).toEqual([[undefined, ['8010 Graz', 'Austria']]]);
  });

  it('is omitted from orders, placing responses and admin lists', async () => {
    const { customer, key, order, id } = await orderWithStreet();
    const replayed = await place(customer, anOrderBody(customer, [shop.salt]), key);
    const byEmail = await asAdmin('GET', apiPaths.ordersOf(customer.email));
    const texts = [order, replayed.body, byEmail.body, (await asAdmin('GET', apiPaths.orders)).body];
    const document = (await (await shop.api.db()).doc(`orders/${id}`).get()).data();
    for (const answer of [...texts, document]) expect(JSON.stringify(answer)).not.toContain('Hill');
  });

  it('is in the admin’s list on request while stored', async () => {
    const { customer, id } = await orderWithStreet();
    await place(customer, anOrderBody(customer, [shop.salt]));
    const listed = async (query: string) => {
      const { body } = await asAdmin('GET', `${apiPaths.orders}?q=${customer.email}&${query}`);
      return (body as OrdersPage).orders.map(({ delivery }) => delivery);
    };
    expect(await listed('streets=true')).toEqual([undefined, STREET]);
    expect(await listed('streets=false')).toEqual([undefined, undefined]);
    expect(await asAdmin('GET', `${apiPaths.orders}?streets=yes`)).toMatchObject({ status: 400 });
    await (await stored(id)).ref.update({ expiresAt: Timestamp.fromMillis(Date.now() - 1000) });
    expect(await listed('streets=true')).toEqual([undefined, undefined]);
  });

  it('is replaced by the latest one, with or without note', async () => {
    const customer = await shop.api.newCustomer();
    const key = aKey();
    await store(customer, key, { ...STREET, gift: { wrap: true } });
    await store(customer, key, { street: 'Mill Lane 1' });
    const { body } = await place(customer, anOrderBody(customer, [shop.salt]), key);
    expect(body).toMatchObject({ totalPrice: '19.99' });
    expect((await get((body as Order)._id)).delivery).toEqual({ street: 'Mill Lane 1' });
  });

  it('cannot be changed once the order is placed', async () => {
    const { customer, key, order, id } = await orderWithStreet();
    expect(await store(customer, key, { street: 'Elsewhere' })).toMatchObject({
      status: 409,
      body: { code: 'status-conflict', order },
    });
    expect((await get(id)).delivery).toEqual(STREET);
  });

  it('is stored even if order and street are sent simultaneously', async () => {
    for (let round = 0; round < 3; round += 1) {
      const customer = await shop.api.newCustomer();
      const key = aKey();
      const [put, placed] = await Promise.all([
        store(customer, key),
        place(customer, anOrderBody(customer, [shop.salt]), key),
      ]);
      const id = (placed.body as Order)._id;
      expect((await get(id)).delivery).toEqual(put.status === 204 ? STREET : undefined);
      if (put.status === 204) expect((await stored(id)).get('expiresAt')).toBeNull();
    }
  });
});

describe('gift', () => {
  const GIFT = { note: 'Happy birthday!\nYours, Ada', wrap: true };

  async function orderWithGift(gift: unknown = GIFT) {
    const customer = await shop.api.newCustomer();
    const key = aKey();
    expect((await store(customer, key, { ...STREET, gift })).status).toBe(204);
    const reply = await place(customer, anOrderBody(customer, [shop.salt], { totalPrice: 100 }), key);
    return { customer, key, order: reply.body as Order };
  }

  it('is sent with the street and shown to the customer and the admin', async () => {
    const { customer, order } = await orderWithGift();
    expect((await get(order._id)).delivery).toEqual({ ...STREET, gift: GIFT });
    expect(order).toMatchObject({ totalPrice: '22.99', giftWrap: '3.00' });
    expect(await ordersOf(customer)).toMatchObject([{ delivery: { ...STREET, gift: GIFT } }]);
    const document = (await (await shop.api.db()).doc(`orders/${order._id}`).get()).data();
    for (const answer of [order, document]) expect(JSON.stringify(answer)).not.toContain('birthday');
  });

  it('without note or wrap still has a slip without prices', async () => {
    const { order } = await orderWithGift({});
    expect((await get(order._id)).delivery).toEqual({ ...STREET, gift: {} });
    expect(order).toMatchObject({ totalPrice: '19.99' });
  });
});

describe('expiry', () => {
  it.each([
    ['delivered', ['packed', 'delivered']],
    ['cancelled', ['cancelled']],
  ] as const)('is 60 days after the order is %s', async (_end, steps) => {
    const { id } = await orderWithStreet();
    for (const step of steps) {
      expect((await stored(id)).get('expiresAt')).toBeNull();
      await move(id, step);
    }
    expect(await daysLeft(id)).toBe(60);
    expect((await get(id)).delivery).toEqual(STREET);
  });

  it('hides a street that Firestore has not deleted yet', async () => {
    const { id } = await orderWithStreet();
    await (await stored(id)).ref.update({ expiresAt: Timestamp.fromMillis(Date.now() - 1000) });
    expect(await get(id)).not.toHaveProperty('delivery');
  });
});

describe('store', () => {
  // E29
  it.each([
    ['street', { street: '' }],
    ['street', { street: 'a\nb' }],
    ['note', { street: 'Mill Lane', note: 'x'.repeat(501) }],
    ['gift.note', { ...STREET, gift: { note: 'x'.repeat(501) } }],
    ['gift.wrap', { ...STREET, gift: { wrap: 'yes' } }],
  ])('refuses a bad %s', async (path, body) => {
    const customer = await shop.api.newCustomer();
    const key = aKey();
    expect(await store(customer, key, body)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
    expect((await stored(orderIdOf(customer.uid, key))).exists).toBe(false);
  });

  it('refuses a short key', async () => {
    expect(await store(await shop.api.newCustomer(), 'short')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'key' }] },
    });
  });

  // E3
  it('ignores other fields', async () => {
    const customer = await shop.api.newCustomer();
    const key = aKey();
    await store(customer, key, { ...STREET, uid: 'x', expiresAt: null, _id: 'y' });
    const id = orderIdOf(customer.uid, key);
    expect((await stored(id)).data()).toEqual({ ...STREET, uid: customer.uid, expiresAt: expect.any(Timestamp) });
    expect(await daysLeft(id)).toBe(1);
  });

  // E47
  it('is limited for each customer', async () => {
    const customer = await shop.api.newCustomer();
    const [{ count }] = DELIVERY_RATE_LIMIT;
    const key = aKey();
    await storeAttempts(await shop.api.db(), ['deliveries', customer.uid], count - 1);
    expect((await store(customer, key)).status).toBe(204);
    const refused = await store(customer, key);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
