import { randomUUID } from 'node:crypto';
import type { Book } from '@bookstore/contract/api/book';
import type { AdminOrder, Order } from '@bookstore/contract/api/order';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { ShopPolicy } from '@bookstore/contract/pricing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type Reply, send, type TestAdmin, type TestApi } from '../../test/api.ts';
import type { TestCustomer } from '../../test/customers.ts';
import { anOrderBody } from '../../test/factories.ts';
import { orderCalls } from '../../test/orderCalls.ts';
import { startServer, type TestServer } from '../../test/server.ts';
import { invalidDocuments } from '../dataChecks/invalidDocuments.ts';

/** 4.90 to Austria, 9.90 elsewhere, free from 50.00; gift wrap 3.00. */
const POLICY: ShopPolicy = {
  charge: { default: 990, byCountry: { AT: 490 }, freeFrom: 5000 },
  giftWrap: 300,
  tax: { books: 1000, delivery: 2000 },
  times: { cutOff: '14:00', days: [1, 2], closed: [] },
};

/** A Tuesday. */
const NOW = new Date('2026-11-24T10:00:00Z');

let api: TestApi;
let later: TestServer;
let admin: TestAdmin;
let book: Book;
const { place } = orderCalls(() => ({ api, admin }));

beforeAll(async () => {
  const clock = () => NOW;
  api = await openApi({ clock, policy: POLICY });
  later = await startServer(api.projectId, { clock, policy: { tax: { books: 500 } } });
  admin = await api.newAdmin();
  book = await api.newBook(admin, { newPrice: 20 });
});
afterAll(() => Promise.all([api.close(), later.close()]));

const address = (country: string) => ({ city: 'Graz', country, state: 'Styria', zipcode: '8010' });
const aKey = () => `key-${randomUUID()}`;
const storeGift = ({ token }: TestCustomer, key: string, gift: object | undefined, baseUrl = api.baseUrl) =>
  send(baseUrl, 'PUT', apiPaths.delivery(key), { token, body: { street: 'Mill Lane 1', gift } });

async function placeTo(country: string, fields: Record<string, unknown> = {}): Promise<Reply> {
  const customer = await api.newCustomer();
  return place(customer, anOrderBody(customer, [book], { address: address(country), totalPrice: 100, ...fields }));
}

async function placeWrapped(totalPrice: number) {
  const customer = await api.newCustomer();
  const key = aKey();
  expect((await storeGift(customer, key, { wrap: true })).status).toBe(204);
  const body = anOrderBody(customer, [book], { totalPrice });
  return { customer, key, body, reply: await place(customer, body, key) };
}

describe('delivery', () => {
  it.each([
    ['austria', '4.90', '24.90'],
    ['Atlantis', '9.90', '29.90'],
  ])('to %j costs %s', async (country, deliveryCharge, totalPrice) => {
    expect(await placeTo(country)).toMatchObject({ status: 201, body: { deliveryCharge, totalPrice } });
  });

  it('is part of the total, and a lower total is rejected', async () => {
    const refused = await placeTo('AT', { totalPrice: '24.89' });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'cart-changed', totalPrice: '24.90', books: [{ _id: book._id, newPrice: 20 }] },
    });
    expect(await placeTo('AT', { totalPrice: '24.90' })).toMatchObject({ status: 201, body: { totalPrice: '24.90' } });
  });
});

describe('gift wrap', () => {
  it('is charged on request', async () => {
    const { reply } = await placeWrapped(27.9);
    expect(reply).toMatchObject({
      status: 201,
      body: { giftWrap: '3.00', deliveryCharge: '4.90', totalPrice: '27.90' },
    });
    const { body } = await api.call('GET', apiPaths.order((reply.body as Order)._id), { token: admin.token });
    expect((body as AdminOrder).delivery?.gift).toEqual({ wrap: true });
  });

  it('is part of the shown total, and a lower total is refused', async () => {
    const { customer, key, reply } = await placeWrapped(27.89);
    expect(reply).toMatchObject({ status: 409, body: { code: 'cart-changed', totalPrice: '27.90' } });
    expect((await storeGift(customer, key, undefined)).status).toBe(204);
    const placed = await place(customer, anOrderBody(customer, [book], { totalPrice: 27.89 }), key);
    expect(placed).toMatchObject({ status: 201, body: { totalPrice: '24.90' } });
    expect(placed.body).not.toHaveProperty('giftWrap');
  });

  it('is rejected and not stored without a price', async () => {
    const customer = await api.newCustomer();
    expect(await storeGift(customer, aKey(), { wrap: true, note: 'For you' }, later.baseUrl)).toMatchObject({
      status: 400,
      body: {
        code: 'validation-failed',
        errors: [{ path: 'gift.wrap', message: "This shop doesn't offer gift wrap" }],
      },
    });
    const streets = await (await api.db()).collection('deliveries').where('uid', '==', customer.uid).get();
    expect(streets.size).toBe(0);
    expect((await storeGift(customer, aKey(), { wrap: false, note: 'For you' }, later.baseUrl)).status).toBe(204);
  });
});

describe('repeated orders', () => {
  it('keep their terms, whatever the total and current charges', async () => {
    const { customer, key, body, reply } = await placeWrapped(100);
    const again = { token: customer.token, body: { ...body, totalPrice: 1 }, headers: { 'Idempotency-Key': key } };
    for (const { baseUrl } of [api, later]) {
      expect(await send(baseUrl, 'POST', apiPaths.orders, again)).toMatchObject({ status: 200, body: reply.body });
    }
    const listed = await send(later.baseUrl, 'GET', apiPaths.ordersOf(customer.email), { token: customer.token });
    // The list contains the street, which the answer to an order never does.
    expect(listed.body).toMatchObject([{ ...(reply.body as Order), addressLines: expect.any(Array) }]);
  });

  it('keep their taxes by rate and the promised days', async () => {
    const { reply } = await placeWrapped(100);
    expect(reply.body).toMatchObject({
      // Books and wrap at 10 %, delivery at 20 %.
      taxes: [
        { rate: 1000, total: '23.00', tax: '2.09' },
        { rate: 2000, total: '4.90', tax: '0.82' },
      ],
      arrival: { from: '2026-11-25', to: '2026-11-26' },
    });
  });

  it('have no taxes if the shop states none', async () => {
    const customer = await api.newCustomer();
    const body = anOrderBody(customer, [book]);
    const reply = await send(later.baseUrl, 'POST', apiPaths.orders, { token: customer.token, body });
    expect(reply).toMatchObject({ status: 201, body: { totalPrice: '20.00' } });
    for (const name of ['deliveryCharge', 'giftWrap', 'arrival']) expect(reply.body).not.toHaveProperty(name);
  });
});

it('are reported by doctor if the total is not the sum', async () => {
  const { body } = await placeTo('AT');
  const ref = (await api.db()).doc(`orders/${(body as Order)._id}`);
  await ref.update({ deliveryCents: 0 });
  const found: string[] = [];
  for await (const finding of invalidDocuments(await api.db())) found.push(finding);
  expect(found).toEqual([`${ref.path} has a total that is not the sum of books, delivery and gift wrap`]);
  await ref.update({ deliveryCents: 490 });
});
