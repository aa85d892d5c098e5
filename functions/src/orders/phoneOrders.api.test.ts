import { randomUUID } from 'node:crypto';
import type { Book } from '@bookstore/contract/api/book';
import type { AdminOrder, Order, OrdersPage } from '@bookstore/contract/api/order';
import type { EarlierCustomers } from '@bookstore/contract/api/ordersQuery';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { WithdrawalsPage } from '@bookstore/contract/api/withdrawal';
import type { ShopPolicy } from '@bookstore/contract/pricing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send, uniqueEmail } from '../../test/api.ts';
import { anOrderBody } from '../../test/factories.ts';
import { openOrderCalls } from '../../test/orderCalls.ts';
import { startServer, type TestServer } from '../../test/server.ts';

const { shop, expectConsistentShop, place, ordersOf, asAdmin, get, move, undo, cancel, aCountedBook, copiesOf, logOf } =
  openOrderCalls();

const POLICY: ShopPolicy = { charge: { default: 490 }, tax: {} };
let otherInstance: TestServer;
beforeAll(async () => {
  otherInstance = await startServer(shop.api.projectId, { policy: POLICY });
});
afterAll(() => otherInstance.close());

function aPhoneOrder(books: Pick<Book, '_id'>[], fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Paul Phone',
    phone: '+43 660 1234567',
    address: { city: 'Graz', country: 'Austria', state: 'Styria', zipcode: '8010' },
    street: 'Mill Lane 1',
    productIds: books.map(({ _id }) => _id),
    ...fields,
  };
}
const take = (body: unknown, key = `key-${randomUUID()}`) =>
  asAdmin('POST', apiPaths.phoneOrders, body, { 'Idempotency-Key': key });
const mailsOf = async (id: string) =>
  (await (await shop.api.db()).collection('mail').get()).docs
    .filter((document) => document.id.startsWith(id))
    .map((document) => [document.id.slice(id.length + 1), document.get('to'), document.get('message.text')]);

describe('orders by phone', () => {
  it('are placed by an admin with street, stock and a log entry', async () => {
    const book = await aCountedBook(2);
    const reply = await take(aPhoneOrder([book, shop.tide], { note: 'Ring twice', totalPrice: '10.01' }));
    expect(reply.status).toBe(201);
    const order = reply.body as AdminOrder;
    expect(reply.headers.get('etag')).toBe(`"${order.version}"`);
    expect(order).toMatchObject({
      name: 'Paul Phone',
      email: '',
      phone: '+43 660 1234567',
      totalPrice: '10.01',
      status: 'placed',
      history: [{ status: 'placed', by: shop.admin.username }],
      delivery: { street: 'Mill Lane 1', note: 'Ring twice' },
    });
    expect(await copiesOf(book)).toBe(1);
    expect(await logOf(order._id)).toMatchObject([
      { what: 'order-placed', by: shop.admin.username, subjects: [order._id] },
    ]);
    const found = (await asAdmin('GET', '/api/orders?q=0660 1234567')).body as OrdersPage;
    expect(found.orders.map(({ _id }) => _id)).toEqual([order._id]);
    expect((await move(order._id, 'packed')).status).toBe(200);
    expect((await undo(order._id, 'packed')).status).toBe(200);
    expect((await move(order._id, 'cancelled')).status).toBe(200);
    expect(await copiesOf(book)).toBe(2);
    await expectConsistentShop();
  });

  it('may have no street, note and e-mail; only the shop is mailed', async () => {
    const { _id } = (await take(aPhoneOrder([shop.tide], { street: '', email: '' }))).body as AdminOrder;
    expect(await get(_id)).not.toHaveProperty('delivery');
    await move(_id, 'packed');
    expect((await mailsOf(_id)).map(([event]) => event)).toEqual(['shop']);
    expect((await get(_id)).mails?.map(({ event }) => event)).toEqual(['shop']);
    await expectConsistentShop();
  });

  it("belong to no account, even with a customer's e-mail, which is mailed", async () => {
    const customer = await shop.api.newCustomer();
    const reply = await take(aPhoneOrder([shop.tide], { email: customer.email.toUpperCase() }));
    const order = reply.body as AdminOrder;
    expect(order.email).toBe(customer.email);
    expect(await ordersOf(customer)).toEqual([]);
    const { token } = customer;
    expect((await cancel(order._id, customer)).status).toBe(404);
    expect((await shop.api.call('GET', '/api/customers/me/export', { token })).body).toMatchObject({ orders: [] });
    expect(((await asAdmin('GET', apiPaths.ordersOf(customer.email))).body as Order[])[0]?._id).toBe(order._id);
    const toCustomer = (await mailsOf(order._id)).find(([event]) => event === 'placed');
    expect(toCustomer?.[1]).toBe(customer.email);
    expect(toCustomer?.[2]).not.toContain('/orders');
    expect(toCustomer?.[2]).toContain('Mill Lane 1');
    await expectConsistentShop();
  });

  it('have no limits of customers and networks', async () => {
    const body = aPhoneOrder([shop.tide]);
    for (let count = 0; count < 12; count += 1) expect((await take(body)).status).toBe(201);
    const customer = await shop.api.newCustomer();
    expect((await place(customer, anOrderBody(customer, [shop.tide]))).status).toBe(201);
  });

  it('include delivery, and cost at most the quoted total', async () => {
    const { token } = shop.admin;
    const call = (fields: Record<string, unknown>) =>
      send(otherInstance.baseUrl, 'POST', apiPaths.phoneOrders, { token, body: aPhoneOrder([shop.tide], fields) });
    expect(await call({ totalPrice: '9.90' })).toMatchObject({
      status: 409,
      body: { code: 'cart-changed', totalPrice: '9.91', books: [{ _id: shop.tide._id }] },
    });
    for (const fields of [{ totalPrice: '9.91' }, {}])
      expect(await call(fields)).toMatchObject({ status: 201, body: { totalPrice: '9.91', deliveryCharge: '4.90' } });
  });

  it.each([
    ['a name', { name: ' ' }, 'name'],
    ['a usable email address', { email: 'a,b@c.d' }, 'email'],
    ['a street if there is a note', { street: '', note: 'Ring twice' }, 'street'],
    ['each book only once', { productIds: ['a', 'a'] }, 'productIds'],
  ])('require %s', async (_what, fields, path) => {
    const reply = await take(aPhoneOrder([shop.tide], fields));
    expect(reply.status).toBe(400);
    expect((reply.body as { errors: { path: string }[] }).errors.map((error) => error.path)).toContain(path);
  });
});

describe('earlier customers', () => {
  const find = async (q: string) =>
    ((await asAdmin('GET', `${apiPaths.earlierCustomers}?q=${encodeURIComponent(q)}`)).body as EarlierCustomers)
      .customers;

  it('are found once by name, phone and email, with the latest street', async () => {
    const email = uniqueEmail();
    const known = { name: 'Zita Quill', phone: '+43 660 7654321', email };
    await take(aPhoneOrder([shop.tide], { ...known, street: 'Old Lane 1' }));
    await take(aPhoneOrder([shop.tide], { ...known, street: 'New Lane 2' }));
    const address = { city: 'Graz', country: 'Austria', state: 'Styria', zipcode: '8010' };
    for (const q of ['zita qui', '0660 7654321', email.slice(0, 20)])
      expect(await find(q)).toEqual([{ ...known, address, street: 'New Lane 2' }]);
  });

  it('are the latest five with another name, e-mail or, without one, number', async () => {
    const [email, other] = [uniqueEmail(), uniqueEmail()];
    const contacts = [
      ['Anna Quist', '0660 1', ''],
      ['Anna Quist', '0660 2', email],
      ['Anna Quist', '0660 2', other],
      ['Anna Quist', '0660 2', ''],
      ['Anna Quist', '0660 3', ''],
      ['Anna Quist', '0660 4', email],
      ['Berta Quist', '0660 3', ''],
    ] as const;
    for (const [name, phone, mail] of contacts) await take(aPhoneOrder([shop.tide], { name, phone, email: mail }));
    const found = (await find('quist')).map((one) => [one.name, one.phone, one.email]);
    expect(found).toEqual([6, 5, 4, 3, 2].map((index) => contacts[index]));
  });

  it('are not found by town or title, and only by every word', async () => {
    await take(aPhoneOrder([shop.tide]));
    for (const q of ['Graz', 'Tide', 'Paul Nobody']) expect(await find(q)).toEqual([]);
  });

  it('are not found without a number and an e-mail', async () => {
    await take(aPhoneOrder([shop.tide], { name: 'Zora Nameless', phone: '0' }));
    expect(await find('zora')).toEqual([]);
  });
});

describe('withdrawals', () => {
  it('is attached to the order, and sends no mail without an address', async () => {
    const { _id } = (await take(aPhoneOrder([shop.tide]))).body as AdminOrder;
    const body = { name: 'Paul Phone', email: uniqueEmail(), order: _id };
    expect((await shop.api.call('POST', apiPaths.withdrawals, { body })).status).toBe(202);
    await shop.api.settle();
    const page = (await asAdmin('GET', `${apiPaths.adminWithdrawals}?order=${_id}`)).body as WithdrawalsPage;
    expect(page.withdrawals).toMatchObject([{ orderId: _id, isFromOther: true, email: body.email }]);
    const { docs } = await (await shop.api.db()).collection('mail').get();
    expect(docs.map((document) => document.get('to'))).not.toContain('');
    await expectConsistentShop();
  });

  it('is confirmed to another given address without a link to orders', async () => {
    const email = uniqueEmail();
    const { _id } = (await take(aPhoneOrder([shop.tide], { email }))).body as AdminOrder;
    const body = { name: 'Eve', email: uniqueEmail(), order: _id };
    await shop.api.call('POST', apiPaths.withdrawals, { body });
    await shop.api.settle();
    const { docs } = await (await shop.api.db()).collection('mail').where('to', '==', email).get();
    const mail = docs.find(({ id }) => id.startsWith('withdrawal_'));
    expect(mail?.get('message.subject')).toContain('A withdrawal from your order');
    expect(mail?.get('message.text')).not.toContain('/orders');
  });
});

describe('keys', () => {
  it('place one order per key and return it for repeated calls', async () => {
    const key = `key-${randomUUID()}`;
    const body = aPhoneOrder([shop.tide, shop.salt], { email: uniqueEmail() });
    const first = await take(body, key);
    const again = await take({ ...body, productIds: [shop.salt._id, shop.tide._id], totalPrice: 1 }, key);
    expect(again.status).toBe(200);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(again.body).toMatchObject({ _id: (first.body as Order)._id, totalPrice: '25.00' });
    for (const other of [{ email: uniqueEmail() }, { street: 'Mill Lane 2' }, { note: 'Ring' }, { name: 'Paula' }])
      expect(await take({ ...body, ...other }, key)).toMatchObject({
        status: 422,
        body: { code: 'idempotency-key-reused' },
      });
  });

  it('place one order for concurrent requests on two instances', async () => {
    const book = await aCountedBook(2);
    const headers = { 'Idempotency-Key': `key-${randomUUID()}` };
    const options = { token: shop.admin.token, body: aPhoneOrder([book]), headers };
    const replies = await Promise.all([
      take(options.body, headers['Idempotency-Key']),
      ...[1, 2, 3].map(() => send(otherInstance.baseUrl, 'POST', apiPaths.phoneOrders, options)),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => b - a)).toEqual([201, 200, 200, 200]);
    expect(new Set(replies.map(({ body }) => (body as Order)._id)).size).toBe(1);
    expect(await copiesOf(book)).toBe(1);
    await expectConsistentShop();
  });
});

describe('refused parcels', () => {
  it('by phone are not counted for other callers', async () => {
    const { _id } = (await take(aPhoneOrder([shop.tide]))).body as AdminOrder;
    for (const status of ['packed', 'cancelled'] as const) await move(_id, status);
    const next = (await take(aPhoneOrder([shop.tide], { phone: '0170 999' }))).body as AdminOrder;
    expect(next).not.toHaveProperty('refusedParcels');
    expect(await get(_id)).not.toHaveProperty('refusedParcels');
  });
});
