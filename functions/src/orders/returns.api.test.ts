import { randomUUID } from 'node:crypto';
import type { Statistics } from '@bookstore/contract/api/admin';
import type { Book } from '@bookstore/contract/api/book';
import type { AdminOrder, Order, OrderStatus, OrdersPage } from '@bookstore/contract/api/order';
import { apiPaths, customerPaths, stockPaths } from '@bookstore/contract/api/paths';
import type { ShopPolicy } from '@bookstore/contract/pricing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, type Reply, send } from '../../test/api.ts';
import type { TestCustomer } from '../../test/customers.ts';
import { anOrderBody } from '../../test/factories.ts';
import { openOrderCalls } from '../../test/orderCalls.ts';
import { startServer, type TestServer } from '../../test/server.ts';

const calls = openOrderCalls();
const {
  shop,
  expectConsistentShop,
  ordersOf,
  asAdmin,
  get,
  move,
  undo,
  aCountedBook,
  copiesOf,
  anOrder,
  stored,
  logOf,
} = calls;

const POLICY: ShopPolicy = { charge: { default: 490 }, giftWrap: 300, tax: {} };
let charging: TestServer;
beforeAll(async () => {
  charging = await startServer(shop.api.projectId, { policy: POLICY });
});
afterAll(() => charging.close());

interface Back {
  restock?: boolean;
  note?: string;
  key?: string;
}
const bringBack = (id: string, books: readonly Pick<Book, '_id'>[], { key, restock = true, ...more }: Back = {}) =>
  asAdmin(
    'POST',
    apiPaths.orderReturns(id),
    { items: books.map(({ _id }) => _id), restock, ...more },
    key === undefined ? {} : { 'Idempotency-Key': key },
  );

const aDeliveredOrder = (...books: Book[]) => anOrder(books, 'packed', 'delivered');

const statusesOf = (replies: Reply[]) => replies.map(({ status }) => status).toSorted((a, b) => a - b);
const statistics = async () => (await asAdmin('GET', apiPaths.statistics)).body as Statistics;
describe('returned books', () => {
  it('are listed with date, refund and the original total', async () => {
    const { id, customer } = await aDeliveredOrder(shop.salt, shop.tide);
    const reply = await bringBack(id, [shop.tide], { note: 'A corner is bent' });
    expect(reply.status).toBe(201);
    const order = reply.body as AdminOrder;
    expect(reply.headers.get('etag')).toBe(`"${order.version}"`);
    const returned = [{ _id: shop.tide._id, at: expect.any(String), cents: 501 }];
    expect(order).toMatchObject({ status: 'delivered', totalPrice: '25.00', returned, returnedCents: 501 });
    expect(order.returns).toEqual([
      {
        at: order.returned?.[0]?.at,
        by: shop.admin.username,
        items: [shop.tide._id],
        restock: true,
        note: 'A corner is bent',
      },
    ]);
    expect(order.productIds).toEqual([shop.salt._id, shop.tide._id]);
    expect(await ordersOf(customer)).toMatchObject([{ status: 'delivered', returned, returnedCents: 501 }]);
    expect(await logOf(id)).toMatchObject([
      { what: 'order-returned', by: shop.admin.username, subjects: [id], fields: ['returned'] },
      { what: 'order-delivered' },
      { what: 'order-packed' },
    ]);
    // All are back, but the cash is still outstanding.
    const all = (await bringBack(id, [shop.salt])).body as AdminOrder;
    expect(all).toMatchObject({ status: 'returned', totalPrice: '25.00', returnedCents: 2500 });
    expect(all.history.at(-1)).toMatchObject({ status: 'returned', by: shop.admin.username });
    expect(await ordersOf(customer)).toMatchObject([{ status: 'returned' }]);
    expect((await logOf(id))[0]).toMatchObject({ what: 'order-returned', fields: ['returned', 'status'] });
    const listed = (await asAdmin('GET', `/api/orders?status=returned&q=${id}`)).body as OrdersPage;
    expect(listed.orders.map(({ _id }) => _id)).toEqual([id]);
    expect(await asAdmin('PATCH', apiPaths.order(id), { cashReceived: true })).toMatchObject({
      status: 200,
      body: { cashReceived: true },
    });
    await expectConsistentShop();
  });

  it('refund delivery and wrap only after the last return', async () => {
    const buyer = await shop.api.newCustomer();
    const key = randomUUID();
    const { token } = buyer;
    const sent = (method: string, path: string, body: unknown, headers = {}) =>
      send(charging.baseUrl, method, path, { token, body, headers });
    await sent('PUT', apiPaths.delivery(key), { street: 'Mill Lane 1', gift: { wrap: true } });
    const body = { ...anOrderBody(buyer, [shop.salt, shop.tide]), totalPrice: '32.90' };
    const { _id: id } = (await sent('POST', apiPaths.orders, body, { 'Idempotency-Key': key })).body as Order;
    await move(id, 'packed');
    await move(id, 'delivered');
    expect((await bringBack(id, [shop.salt])).body).toMatchObject({ returnedCents: 1999 });
    expect((await bringBack(id, [shop.tide])).body).toMatchObject({ returnedCents: 3290, totalPrice: '32.90' });
    await expectConsistentShop();
  });

  it('reduce the sales, not the number of orders', async () => {
    const before = await statistics();
    const { id } = await aDeliveredOrder(shop.salt, shop.tide);
    await bringBack(id, [shop.tide]);
    const one = await statistics();
    expect(one.totalSales - before.totalSales).toBeCloseTo(19.99);
    await bringBack(id, [shop.salt]);
    const all = await statistics();
    expect(all.totalSales).toBeCloseTo(before.totalSales);
    expect(all.totalOrders).toBe(before.totalOrders + 1);
    await expectConsistentShop();
  });

  it('are restocked if they can be sold and are counted', async () => {
    const [sold, damaged, free] = [await aCountedBook(1), await aCountedBook(4), await shop.api.newBook(shop.admin)];
    const { id } = await aDeliveredOrder(sold, damaged, free);
    await shop.api.settle();
    expect((await shop.api.call('GET', apiPaths.book(sold._id))).body).toMatchObject({ availability: 'sold-out' });
    expect((await bringBack(id, [sold, free])).status).toBe(201);
    expect((await bringBack(id, [damaged], { restock: false })).status).toBe(201);
    expect([await copiesOf(sold), await copiesOf(damaged), await copiesOf(free)]).toEqual([1, 3, undefined]);
    await shop.api.settle();
    expect((await shop.api.call('GET', apiPaths.book(sold._id))).body).toMatchObject({ availability: 'low', left: 1 });
    await expectConsistentShop();
  });

  it('leave other copies in the order', async () => {
    const [first, ended, free] = [await aCountedBook(3), await aCountedBook(3), await shop.api.newBook(shop.admin)];
    const { id } = await aDeliveredOrder(first, ended, free, shop.tide);
    await asAdmin('PUT', stockPaths.stock(ended._id), { count: null });
    await asAdmin('PUT', stockPaths.stock(free._id), { count: 5 });
    const counted = async () => (await stored(`orders/${id}`))?.counted;
    expect((await bringBack(id, [free])).status).toBe(201);
    expect(await counted()).toEqual([first._id, ended._id]);
    expect((await bringBack(id, [first, ended])).status).toBe(201);
    expect(await counted()).toEqual([ended._id]);
    expect([await copiesOf(first), await copiesOf(ended), await copiesOf(free)]).toEqual([3, undefined, 6]);
    await shop.api.settle();
    await expectConsistentShop();
  });
});

describe('books bought twice', () => {
  const other = openOrderCalls();

  it('are returned copy by copy, each at its price', async () => {
    const { api, salt } = other.shop;
    const { id } = await other.anOrder([salt], 'packed', 'delivered');
    const back = (copies: number) => {
      const items = Array.from({ length: copies }, () => salt._id);
      return other.asAdmin('POST', apiPaths.orderReturns(id), { items, restock: true });
    };
    await other.asAdmin('PUT', stockPaths.stock(salt._id), { count: 5 });
    const order = (await api.db()).doc(`orders/${id}`);
    const item = { id: salt._id, title: salt.title, category: salt.category, priceCents: 500 };
    await order.update({
      productIds: [salt._id, salt._id],
      items: [item, { ...item, priceCents: 700 }],
      counted: [salt._id, salt._id],
      totalCents: 1200,
    });
    expect((await back(1)).body).toMatchObject({ status: 'delivered', returnedCents: 500 });
    expect((await order.get()).get('counted')).toEqual([salt._id]);
    expect(codeOf(await back(2))).toBe('already-returned');
    expect(await back(3)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'items.2', message: 'Is not in the order' }] },
    });
    expect((await back(1)).body).toMatchObject({ status: 'returned', returnedCents: 1200 });
    expect(await other.copiesOf(salt)).toBe(7);
  });
});

describe('return', () => {
  it('is refused for returned books and books not in the order', async () => {
    const { id } = await aDeliveredOrder(shop.salt, shop.tide);
    const other = await shop.api.newBook(shop.admin);
    expect(await bringBack(id, [shop.tide, other])).toMatchObject({
      status: 400,
      body: { code: 'validation-failed', errors: [{ path: 'items.1', message: 'Is not in the order' }] },
    });
    expect((await bringBack(id, [shop.tide])).status).toBe(201);
    expect(await bringBack(id, [shop.salt, shop.tide])).toMatchObject({
      status: 409,
      body: { code: 'already-returned', order: { status: 'delivered', returnedCents: 501 } },
    });
    await bringBack(id, [shop.salt]);
    expect(codeOf(await bringBack(id, [shop.salt]))).toBe('already-returned');
    expect((await asAdmin('POST', apiPaths.orderReturns(id), { items: [], restock: true })).status).toBe(400);
    await expectConsistentShop();
  });

  it('requires a delivered order, otherwise 409 with the order', async () => {
    for (const steps of [['packed'], ['packed', 'refused']] as OrderStatus[][]) {
      const { id } = await anOrder([shop.tide], ...steps);
      expect(await bringBack(id, [shop.tide])).toMatchObject({
        status: 409,
        body: { code: 'status-conflict', order: { status: steps.at(-1) } },
      });
    }
    expect((await bringBack('no-such-order', [shop.tide])).status).toBe(404);
    expect((await bringBack('a/b', [shop.tide])).status).toBe(404);
  });

  it('is recorded once for its key, which is refused for other books', async () => {
    const book = await aCountedBook(2);
    const { id } = await aDeliveredOrder(book, shop.salt, shop.tide);
    const key = randomUUID();
    const first = await bringBack(id, [book], { key });
    const again = await bringBack(id, [book], { key });
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    const { mails: _mails, ...order } = first.body as AdminOrder;
    expect(again.body).toMatchObject(order);
    expect(await bringBack(id, [shop.salt], { key })).toMatchObject({
      status: 422,
      body: { code: 'idempotency-key-reused', order: { returnedCents: 500 } },
    });
    expect(codeOf(await bringBack(id, [book], { key, restock: false }))).toBe('idempotency-key-reused');
    const together = randomUUID();
    const replies = await Promise.all([1, 2, 3].map(() => bringBack(id, [shop.tide], { key: together })));
    expect(statusesOf(replies)).toEqual([200, 200, 201]);
    expect(await copiesOf(book)).toBe(2);
    await expectConsistentShop();
  });

  it('by two admins at once is recorded once', async () => {
    const book = await aCountedBook(3);
    const { id } = await aDeliveredOrder(book, shop.tide);
    const replies = await Promise.all([bringBack(id, [book]), bringBack(id, [book]), bringBack(id, [book, shop.tide])]);
    expect(statusesOf(replies)).toEqual([201, 409, 409]);
    expect(replies.filter(({ status }) => status === 409).map(codeOf)).toEqual([
      'already-returned',
      'already-returned',
    ]);
    expect(await copiesOf(book)).toBe(3);
    await expectConsistentShop();
  });

  it('has no undo', async () => {
    const { id } = await aDeliveredOrder(shop.salt, shop.tide);
    await bringBack(id, [shop.tide]);
    expect(await undo(id, 'delivered')).toMatchObject({ status: 409, body: { code: 'status-conflict' } });
    await bringBack(id, [shop.salt]);
    expect(await undo(id, 'returned')).toMatchObject({ status: 409, body: { code: 'status-conflict' } });
    expect(codeOf(await move(id, 'returned'))).toBe('status-conflict');
  });
});

describe('customers with returned books', () => {
  const mailOf = (id: string) => stored(`mail/${id}-returned`);

  it('get a mail after each return that lists all returned books', async () => {
    const { id } = await aDeliveredOrder(shop.salt, shop.tide, await shop.api.newBook(shop.admin, { newPrice: 5 }));
    const [salt = '', tide = '', third = ''] = (await get(id)).productIds;
    const reply = await bringBack(id, [{ _id: tide }]);
    expect((reply.body as AdminOrder).mails?.map(({ event }) => event)).toContain('returned');
    const first = await mailOf(id);
    expect(first).toMatchObject({ delivery: { state: 'PENDING', requests: 0 } });
    expect(first?.message.text).toContain('$5.01');
    expect(first?.message.text).not.toContain('Salt Road');
    await bringBack(id, [{ _id: third }]);
    // A mail server would drop a repeated Message-ID.
    expect(await mailOf(id)).toMatchObject({ delivery: { state: 'PENDING', attempts: 0, requests: 1 } });
    await bringBack(id, [{ _id: salt }]);
    const last = await mailOf(id);
    expect(last).toMatchObject({ delivery: { requests: 2 } });
    expect(last?.message.text).toMatch(/Tide Tables[\s\S]*Salt Road[\s\S]*\$30\.00/);
    expect(await asAdmin('POST', apiPaths.orderMail(id, 'returned'))).toMatchObject({ status: 200 });
    await expectConsistentShop();
  });

  // E59
  it("see the shop's note only in their export", async () => {
    const { id, customer } = await aDeliveredOrder(shop.salt, shop.tide);
    await bringBack(id, [shop.tide], { note: 'Smells of smoke', key: 'a-key-of-a-return' });
    const exported = await shop.api.call('GET', customerPaths.export, { token: customer.token });
    const listed = JSON.stringify(await ordersOf(customer));
    for (const text of [listed, exported.text]) {
      expect(text).toContain('"returnedCents":501');
      expect(text).not.toMatch(/keyHash|requestHash/);
    }
    expect(listed).not.toContain('Smells of smoke');
    expect(exported.text).toContain('Smells of smoke');
    expect(JSON.stringify(await ordersOf(customer))).not.toContain(shop.admin.username);
  });

  it('get a mail for every return', async () => {
    const { id } = await aDeliveredOrder(shop.salt, shop.tide, await shop.api.newBook(shop.admin));
    const { productIds } = await get(id);
    for (const [index, _id] of productIds.entries()) {
      await bringBack(id, [{ _id }]);
      expect(await mailOf(id)).toMatchObject({ delivery: { requests: index } });
    }
  });

  it('may be erased: refunds stay, notes are deleted', async () => {
    const { id, customer } = await aDeliveredOrder(shop.salt, shop.tide);
    const first = { note: 'Smells of smoke', key: 'a-key-of-a-return' };
    await bringBack(id, [shop.tide], first);
    expect((await leave(customer)).status).toBe(204);
    const order = await get(id);
    expect(order).toMatchObject({ returnedCents: 501, returns: [{ items: [shop.tide._id] }] });
    expect(order.returns?.[0]).not.toHaveProperty('note');
    expect((await stored(`orders/${id}`))?.returns).toMatchObject([{ note: '', requestHash: '' }]);
    expect((await bringBack(id, [shop.tide], first)).status).toBe(200);
    const noted = await bringBack(id, [shop.salt], { note: 'Ada has moved' });
    expect([noted.status, codeOf(noted)]).toEqual([409, 'status-conflict']);
    expect(JSON.stringify(await get(id))).not.toContain('Ada has moved');
    expect((await bringBack(id, [shop.salt])).status).toBe(201);
    expect(await mailOf(id)).toBeUndefined();
    await expectConsistentShop();
  });

  const leave = ({ token }: TestCustomer) => shop.api.call('DELETE', customerPaths.me, { token });
});
