import { randomUUID } from 'node:crypto';
import type { Book } from '@bookstore/contract/api/book';
import type { AdminOrder, Order } from '@bookstore/contract/api/order';
import { apiPaths, stockPaths } from '@bookstore/contract/api/paths';
import type { Problem } from '@bookstore/contract/api/problem';
import type { ShopPolicy } from '@bookstore/contract/pricing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, type Reply, send } from '../../test/api.ts';
import type { TestCustomer } from '../../test/customers.ts';
import { anOrderBody } from '../../test/factories.ts';
import { openOrderCalls } from '../../test/orderCalls.ts';
import { startServer, type TestServer } from '../../test/server.ts';

const { shop, expectSoundShop, place, ordersOf, setPrice, asAdmin, get, move, aCountedBook, copiesOf, logOf } =
  openOrderCalls();

/** Where delivery costs 4.90, and nothing from 30.00 on. */
const POLICY: ShopPolicy = { charge: { default: 490, freeFrom: 3000 }, giftWrap: 300, tax: {} };
let charging: TestServer;
beforeAll(async () => {
  charging = await startServer(shop.api.projectId, { policy: POLICY });
});
afterAll(() => charging.close());

const quoted = (version: string) => ({ 'If-Match': `"${version}"` });
/** As whoever has just seen it, unless another version is given. */
async function change(path: string, id: string, body: object, version?: string): Promise<Reply> {
  return asAdmin('PUT', path, body, quoted(version ?? (await get(id)).version));
}
const changeItems = (id: string, books: readonly Pick<Book, '_id'>[], more: object = {}, version?: string) =>
  change(apiPaths.orderItems(id), id, { productIds: books.map(({ _id }) => _id), ...more }, version);
const changeDelivery = (id: string, body: object, version?: string) =>
  change(apiPaths.orderDelivery(id), id, body, version);
const cancel = ({ token }: TestCustomer, id: string) => shop.api.call('POST', apiPaths.cancelOrder(id), { token });

/** An order with a street. */
async function anOrder(books: Book[], customer?: TestCustomer) {
  const buyer = customer ?? (await shop.api.newCustomer());
  const key = randomUUID();
  const { token } = buyer;
  await shop.api.call('PUT', apiPaths.delivery(key), {
    token,
    body: { street: 'Mill Lane 1', gift: { note: 'Yours' } },
  });
  const body = anOrderBody(buyer, books);
  const { body: order, status } = await place(buyer, body, key);
  expect(status).toBe(201);
  const again = (other: unknown = body) => place(buyer, other, key);
  return { id: (order as Order)._id, order: order as Order, customer: buyer, again, body };
}

describe('books', () => {
  // rows: 994
  it('the books of an order are changed while it is placed: what stays keeps its price, what is added takes the price of today', async () => {
    const stays = await shop.api.newBook(shop.admin, { title: 'It stays', newPrice: 7 });
    const goes = await shop.api.newBook(shop.admin, { title: 'It goes', newPrice: 9 });
    const comes = await shop.api.newBook(shop.admin, { title: 'Halibut comes', newPrice: 3 });
    const { id, customer } = await anOrder([goes, stays]);
    await setPrice(stays, 70);
    await setPrice(comes, 1.5);
    const reply = await changeItems(id, [comes, stays]);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    const { version, ...after } = reply.body as AdminOrder;
    expect(reply.headers.get('etag')).toBe(`"${version}"`);
    expect(after).toMatchObject({
      productIds: [comes._id, stays._id],
      items: [
        { _id: comes._id, price: 1.5 },
        { _id: stays._id, title: 'It stays', price: 7 },
      ],
      totalPrice: '8.50',
      status: 'placed',
      delivery: { street: 'Mill Lane 1', gift: { note: 'Yours' } },
    });
    expect(after.history).toHaveLength(1);
    expect(await ordersOf(customer)).toMatchObject([{ totalPrice: '8.50', productIds: [comes._id, stays._id] }]);
    const found = await asAdmin('GET', `/api/orders?q=${comes.title.split(' ')[0]}`);
    expect((found.body as { orders: Order[] }).orders.map(({ _id }) => _id)).toContain(id);
    expect(await logOf(id)).toMatchObject([
      { what: 'order-books-changed', by: shop.admin.username, subjects: [id], fields: ['items', 'totalPrice'] },
    ]);
    await expectSoundShop();
  });

  // rows: 995
  it('the books of an order cost more only where the customer has agreed', async () => {
    const { id, order } = await anOrder([shop.tide]);
    const refused = await changeItems(id, [shop.tide, shop.salt]);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'cart-changed', totalPrice: '25.00', books: [{ _id: shop.salt._id }] },
    });
    expect((refused.body as Problem).detail).toMatch(/has not agreed\. Nothing was changed\.$/);
    expect(await get(id)).toMatchObject({ items: order.items, totalPrice: '5.01' });
    // The price has risen since the customer was asked.
    const less = { agreedByCustomer: true, totalPrice: '24.99' };
    expect(await changeItems(id, [shop.tide, shop.salt], less)).toMatchObject({
      status: 409,
      body: { code: 'cart-changed', totalPrice: '25.00' },
    });
    const enough = { agreedByCustomer: true, totalPrice: '25.00' };
    expect(await changeItems(id, [shop.tide, shop.salt], enough)).toMatchObject({
      status: 200,
      body: { totalPrice: '25.00' },
    });
  });

  // rows: 994
  it('the books of an order bring no new charge, and none where their sum is now carried for nothing', async () => {
    const [cheap, dear] = [shop.tide, await shop.api.newBook(shop.admin, { newPrice: 40 })];
    const customer = await shop.api.newCustomer();
    const { token } = customer;
    const order = async (books: Book[], totalPrice: number) => {
      const body = anOrderBody(customer, books, { totalPrice });
      return (await send(charging.baseUrl, 'POST', '/api/orders', { token, body })).body as Order;
    };
    const edit = async (id: string, books: Book[]) => {
      const body = { productIds: books.map(({ _id }) => _id), agreedByCustomer: true };
      const options = { token: shop.admin.token, body, headers: quoted((await get(id)).version) };
      return (await send(charging.baseUrl, 'PUT', apiPaths.orderItems(id), options)).body as AdminOrder;
    };
    const free = await order([cheap, dear], 45.01);
    expect(free.totalPrice).toBe('45.01');
    expect((await edit(free._id, [cheap])).totalPrice).toBe('5.01');
    const charged = await order([cheap], 9.91);
    expect(charged.deliveryCharge).toBe('4.90');
    expect((await edit(charged._id, [cheap, shop.salt])).totalPrice).toBe('29.90');
    const carried = await edit(charged._id, [cheap, dear]);
    expect(carried.totalPrice).toBe('45.01');
    expect(carried).not.toHaveProperty('deliveryCharge');
    // What it was agreed to be free of stays so.
    expect((await edit(charged._id, [cheap])).totalPrice).toBe('5.01');
  });

  // rows: 994
  it('the books of an order take and give back copies, and sales and availability follow', async () => {
    const [goes, comes] = [await aCountedBook(0), await aCountedBook(1)];
    await asAdmin('PUT', stockPaths.stock(goes._id), { count: 1 });
    const { id, customer } = await anOrder([goes]);
    expect([await copiesOf(goes), await copiesOf(comes)]).toEqual([0, 1]);
    expect((await changeItems(id, [comes])).status).toBe(200);
    expect([await copiesOf(goes), await copiesOf(comes)]).toEqual([1, 0]);
    await expectSoundShop();
    await shop.api.settle();
    expect((await asAdmin('GET', apiPaths.book(comes._id))).body).toMatchObject({ availability: 'sold-out' });
    expect((await asAdmin('GET', apiPaths.book(goes._id))).body).toMatchObject({ availability: 'low', left: 1 });
    expect((await cancel(customer, id)).status).toBe(200);
    expect([await copiesOf(goes), await copiesOf(comes)]).toEqual([1, 1]);
    await expectSoundShop();
  });

  // rows: 995
  it('the books of an order are refused where an added one is sold out or gone, and nothing is changed', async () => {
    const soldOut = await aCountedBook(0);
    const gone = await shop.api.newBook(shop.admin);
    await asAdmin('DELETE', apiPaths.book(gone._id));
    const { id, order } = await anOrder([shop.tide]);
    const agreed = { agreedByCustomer: true };
    expect(await changeItems(id, [shop.tide, soldOut], agreed)).toMatchObject({
      status: 409,
      body: { code: 'sold-out', order: { _id: id }, books: [{ _id: soldOut._id, availability: 'sold-out' }] },
    });
    for (const _id of [gone._id, 'no-such-book', 'a/b', '__x__']) {
      const reply = await changeItems(id, [shop.tide, shop.salt, { _id }], agreed);
      expect(reply).toMatchObject({ status: 409, body: { code: 'cart-changed', books: [{ _id: shop.salt._id }] } });
      expect(reply.body).not.toHaveProperty('totalPrice');
    }
    expect((await get(id)).items).toEqual(order.items);
    await expectSoundShop();
  });

  // rows: 995
  it('the books of an order are refused where an added one is sold out and does not say so, and it says so then', async () => {
    const [soldOut, free] = [await aCountedBook(2), await shop.api.newBook(shop.admin)];
    const db = await shop.api.db();
    await db.doc(`stock/${soldOut._id}`).update({ count: 0 });
    const shown = async ({ _id }: Book) => (await db.doc(`books/${_id}`).get()).get('shownCopies');
    const { id } = await anOrder([shop.tide]);
    const reply = await changeItems(id, [shop.tide, soldOut, free], { agreedByCustomer: true });
    expect(reply).toMatchObject({ status: 409, body: { code: 'sold-out', books: [{ _id: soldOut._id }] } });
    await shop.api.settle();
    expect([await shown(soldOut), await shown(free)]).toEqual([0, null]);
    await expectSoundShop();
  });

  // rows: 994
  it('the books of an order give no copy back that was not taken, or that nobody counts any more', async () => {
    const [counted, later] = [await aCountedBook(5), await shop.api.newBook(shop.admin, { newPrice: 5 })];
    const { id } = await anOrder([counted, later, shop.tide]);
    await asAdmin('PUT', stockPaths.stock(counted._id), { count: null });
    await asAdmin('PUT', stockPaths.stock(later._id), { count: 7 });
    expect((await changeItems(id, [shop.tide])).status).toBe(200);
    expect([await copiesOf(counted), await copiesOf(later)]).toEqual([undefined, 7]);
    await shop.api.settle();
    await expectSoundShop();
  });

  // rows: 994
  it('the books of an order that cost the same as before change its books alone', async () => {
    const [one, other] = [await shop.api.newBook(shop.admin), await shop.api.newBook(shop.admin)];
    const { id } = await anOrder([one]);
    expect((await changeItems(id, [other])).status).toBe(200);
    expect(await logOf(id)).toMatchObject([{ what: 'order-books-changed', fields: ['items'] }]);
  });

  it('the books of an order are refused where the shop lets nobody order an added one, in words of its own', async () => {
    const withheld = await shop.api.newBook(shop.admin, { orderable: false });
    const { id, order } = await anOrder([shop.tide]);
    expect(await changeItems(id, [shop.tide, withheld], { agreedByCustomer: true })).toMatchObject({
      status: 409,
      body: {
        code: 'cart-changed',
        detail: 'A book that was added cannot be ordered. Nothing was changed.',
        books: [{ _id: withheld._id, orderable: false }],
      },
    });
    expect((await get(id)).items).toEqual(order.items);
  });

  it('an order arrives later with an announced book that was added, and as before once that is out again', async () => {
    const announced = await shop.api.newBook(shop.admin, { published: '2101-03-02', newPrice: 1 });
    const { id, order } = await anOrder([shop.tide, shop.salt]);
    const later = await changeItems(id, [shop.tide, shop.salt, announced], { agreedByCustomer: true });
    expect(later).toMatchObject({ status: 200, body: { arrival: { from: '2101-03-04', to: '2101-03-08' } } });
    expect((await get(id)).items.at(-1)).toMatchObject({ appears: '2101-03-02' });
    expect((await changeItems(id, [shop.tide])).body).toMatchObject({ arrival: order.arrival });
  });

  // rows: 995
  it('the books of an order may be sold out or gone, where they are its own', async () => {
    const [counted, gone] = [await aCountedBook(1), await shop.api.newBook(shop.admin, { newPrice: 2 })];
    const { id } = await anOrder([counted, gone, shop.salt]);
    await asAdmin('DELETE', apiPaths.book(gone._id));
    expect(await changeItems(id, [gone, counted])).toMatchObject({ status: 200, body: { totalPrice: '7.00' } });
  });

  // rows: 994
  it('the books of an order that stay the same change nothing, not even its version', async () => {
    const { id } = await anOrder([shop.tide, shop.salt]);
    const before = await get(id);
    const reply = await changeItems(id, [shop.salt, shop.tide]);
    expect(reply).toMatchObject({ status: 200, body: { version: before.version, productIds: before.productIds } });
    expect(await logOf(id)).toEqual([]);
  });

  // E30, E31
  // rows: 995
  it.each([
    ['productIds', []],
    ['productIds', undefined],
    ['productIds', 'all'],
    ['productIds', ['same', 'same']],
    ['productIds', Array.from({ length: 101 }, (_, index) => `book-${index}`)],
    ['productIds.0', [['nested']]],
    ['agreedByCustomer', 'yes'],
    ['totalPrice', '1e9'],
  ])('the books of an order are refused with 400 for a bad %s: %j', async (path, value) => {
    const { id } = await anOrder([shop.tide]);
    const [field = ''] = path.split('.');
    const reply = await change(apiPaths.orderItems(id), id, { productIds: [shop.salt._id], [field]: value });
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });
});

describe('delivery', () => {
  // rows: 997
  it('where an order goes is changed while it is placed: name, phone, address, street and note, at the total that was agreed', async () => {
    const { id, order } = await anOrder([shop.tide]);
    const address = { city: 'Porto', country: 'Portugal', state: 'Norte', zipcode: '4000' };
    const body = { name: ' Grace Reader ', phone: 660123, address, street: 'Long Lane 2', note: 'Ring twice' };
    const reply = await changeDelivery(id, body);
    const gift = { note: 'Yours' };
    expect(reply).toMatchObject({
      status: 200,
      body: {
        name: 'Grace Reader',
        phone: '660123',
        email: order.email,
        address,
        totalPrice: order.totalPrice,
        delivery: { street: 'Long Lane 2', note: 'Ring twice', gift },
      },
    });
    const { name, address: stored, delivery } = await get(id);
    expect({ name, stored, delivery }).toEqual({
      name: 'Grace Reader',
      stored: address,
      delivery: { street: 'Long Lane 2', note: 'Ring twice', gift },
    });
    // E54
    const [line] = await logOf(id);
    expect(line).toMatchObject({
      what: 'order-delivery-changed',
      fields: ['name', 'phone', 'address', 'street', 'note'],
    });
    expect(JSON.stringify(line)).not.toMatch(/Grace|Long Lane|Porto|660123/);
    const found = await asAdmin('GET', '/api/orders?q=grace');
    expect((found.body as { orders: Order[] }).orders.map(({ _id }) => _id)).toContain(id);
    await expectSoundShop();
  });

  // rows: 997
  it('where an order goes keeps what is not named, and an empty note removes it', async () => {
    const { id, order } = await anOrder([shop.tide]);
    expect((await changeDelivery(id, { note: 'Ring twice' })).body).toMatchObject({
      name: order.name,
      delivery: { street: 'Mill Lane 1', note: 'Ring twice' },
    });
    const { body } = await changeDelivery(id, { note: '' });
    expect((body as AdminOrder).delivery).toEqual({ street: 'Mill Lane 1', gift: { note: 'Yours' } });
    const { version } = await get(id);
    expect((await changeDelivery(id, { note: '', name: order.name })).body).toMatchObject({ version });
  });

  // rows: 997
  it('where an order goes gets a street where none is known, and a note only with one', async () => {
    const customer = await shop.api.newCustomer();
    const { _id: id } = (await place(customer, anOrderBody(customer, [shop.tide]))).body as Order;
    expect(await changeDelivery(id, { note: 'Ring twice' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'street', message: 'Needed, for no street is known' }] },
    });
    expect((await changeDelivery(id, { street: 'Long Lane 2', note: 'Ring twice' })).status).toBe(200);
    expect((await get(id)).delivery).toEqual({ street: 'Long Lane 2', note: 'Ring twice' });
    expect(await (await shop.api.db()).doc(`deliveries/${id}`).get()).toMatchObject({ exists: true });
    await expectSoundShop();
  });

  // E3, E30, E31
  // rows: 997
  it.each([
    ['', {}],
    ['', { email: 'other@example.com', status: 'packed', uid: 'x' }],
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(201) }],
    ['phone', { phone: 'call me' }],
    ['address', { address: 'Graz' }],
    ['address.city', { address: { city: '', country: 'A', state: 'B', zipcode: '1' } }],
    ['street', { street: '' }],
    ['street', { street: 'x'.repeat(201) }],
    ['note', { note: 'x'.repeat(501) }],
    ['note', { note: 'two\nlines' }],
  ])('where an order goes is refused with 400 for a bad %s: %j', async (path, body) => {
    const { id } = await anOrder([shop.tide]);
    const before = await get(id);
    expect(await changeDelivery(id, body)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
    expect((await get(id)).version).toBe(before.version);
  });
});

const CHANGES = [
  ['its books', (id: string, version?: string) => changeItems(id, [shop.tide], {}, version)],
  ['its delivery', (id: string, version?: string) => changeDelivery(id, { street: 'Long Lane 2' }, version)],
] as const;

describe('every change', () => {
  // rows: 996
  it.each(CHANGES)('a change of %s needs the version that was seen: 428 without, 412 with another', async (_, edit) => {
    const { id } = await anOrder([shop.tide, shop.salt]);
    const bodies = [
      [apiPaths.orderItems(id), { productIds: [shop.tide._id] }],
      [apiPaths.orderDelivery(id), { street: 'Long Lane 2' }],
    ] as const;
    for (const [path, body] of bodies)
      expect(await asAdmin('PUT', path, body)).toMatchObject({ status: 428, body: { code: 'precondition-required' } });
    const { version } = await get(id);
    await asAdmin('PATCH', apiPaths.order(id), { internalNote: 'Called on Monday' });
    const present = await get(id);
    expect(present.version).not.toBe(version);
    const { mails: _mails, ...order } = present;
    expect(await edit(id, version)).toMatchObject({ status: 412, body: { code: 'precondition-failed', order } });
    expect((await edit(id, present.version)).status).toBe(200);
  });

  // rows: 996
  it.each(CHANGES)('a change of %s is for an order that is placed: 409 with the order as it is', async (_, edit) => {
    for (const steps of [['packed'], ['packed', 'delivered'], ['cancelled']] as const) {
      const { id } = await anOrder([shop.tide, shop.salt]);
      const { version } = await get(id);
      for (const step of steps) await move(id, step);
      const status = steps.at(-1);
      // Also to whoever saw it before: that it is packed tells more than that it is another.
      for (const seen of [version, undefined])
        expect(await edit(id, seen)).toMatchObject({
          status: 409,
          body: { code: 'status-conflict', order: { status } },
        });
    }
  });

  // rows: 996
  it('a change of an order is 404 where there is none', async () => {
    for (const id of ['no-such-order', 'a%2Fb', '__x__']) {
      expect((await asAdmin('PUT', `/api/orders/${id}/items`, { productIds: ['x'] }, quoted('x'))).status).toBe(404);
      expect((await asAdmin('PUT', `/api/orders/${id}/delivery`, { name: 'Ada' }, quoted('x'))).status).toBe(404);
    }
  });

  // E1
  // rows: 996
  it('a change of an order is for admins, staff among them', async () => {
    const { id, customer } = await anOrder([shop.tide]);
    const staff = await shop.api.newAdmin('staff');
    const edit = async (token?: string) => {
      const headers = quoted((await get(id)).version);
      return shop.api.call('PUT', apiPaths.orderDelivery(id), {
        ...(token && { token }),
        body: { name: 'X' },
        headers,
      });
    };
    expect((await edit()).status).toBe(401);
    expect((await edit(customer.token)).status).toBe(403);
    expect((await edit(staff.token)).status).toBe(200);
  });

  // rows: 996
  it('a change of an order that two admins make at once is made by one of them, and the other is shown it', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id } = await anOrder([shop.tide, shop.salt]);
      const { version } = await get(id);
      const replies = await Promise.all([
        changeItems(id, [shop.tide], {}, version),
        changeItems(id, [shop.salt], {}, version),
        changeDelivery(id, { street: 'Long Lane 2' }, version),
      ]);
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412, 412]);
    }
    await expectSoundShop();
  });

  // rows: 996
  it('a change of an order meets its customer, who cancels it at the same moment: no copy is lost', async () => {
    const statuses = new Set<string>();
    for (let round = 0; round < 3; round += 1) {
      const [goes, comes] = [await aCountedBook(1), await aCountedBook(1)];
      const { id, customer } = await anOrder([goes]);
      const { version } = await get(id);
      const [edited, cancelled] = await Promise.all([changeItems(id, [comes], {}, version), cancel(customer, id)]);
      statuses.add(`${edited.status} ${cancelled.status}`);
      expect([await copiesOf(goes), await copiesOf(comes)]).toEqual([1, 1]);
    }
    for (const pair of statuses) expect(['200 200', '409 200']).toContain(pair);
    await expectSoundShop();
  });

  // rows: 996
  it('a change of an order meets others who buy the last copy: one of them has it', async () => {
    for (let round = 0; round < 2; round += 1) {
      const last = await aCountedBook(1);
      const [one, other] = [await anOrder([shop.tide]), await anOrder([shop.salt])];
      const buyer = await shop.api.newCustomer();
      const replies = await Promise.all([
        changeItems(one.id, [shop.tide, last], { agreedByCustomer: true }),
        changeItems(other.id, [shop.salt, last], { agreedByCustomer: true }),
        place(buyer, anOrderBody(buyer, [last])),
      ]);
      expect(replies.filter(({ status }) => status < 300)).toHaveLength(1);
      const refusals = replies.filter(({ status }) => status === 409).map(codeOf);
      for (const code of refusals) expect(['sold-out', 'cart-changed']).toContain(code);
      expect(refusals).toHaveLength(2);
      expect(await copiesOf(last)).toBe(0);
    }
    await expectSoundShop();
  });
});

describe('an order that was changed and its key', () => {
  // rows: 998
  it('an order that was changed is answered to the request that placed it, and to no other', async () => {
    const { id, order, again, body, customer } = await anOrder([shop.tide, shop.salt]);
    await changeItems(id, [shop.tide]);
    await changeDelivery(id, { name: 'Grace Reader', phone: '0660 1', street: 'Long Lane 2' });
    const late = await again();
    expect(late).toMatchObject({ status: 200, body: { _id: id, productIds: [shop.tide._id], name: 'Grace Reader' } });
    expect(late.headers.get('idempotency-replayed')).toBe('true');
    const asItIsNow = { ...body, name: 'Grace Reader', phone: '0660 1', productIds: [shop.tide._id] };
    for (const other of [asItIsNow, { ...body, name: 'Grace Reader' }, { ...body, productIds: [shop.tide._id] }])
      expect(await again(other)).toMatchObject({ status: 422, body: { code: 'idempotency-key-reused' } });
    expect(await again({ ...body, productIds: order.productIds.toReversed(), totalPrice: 1 })).toMatchObject({
      status: 200,
    });
    expect(await ordersOf(customer)).toHaveLength(1);
    expect(order.name).not.toBe('Grace Reader');
  });

  // rows: 998
  it('an order of an earlier release, which kept no hash, is compared as it stands', async () => {
    const { id, again, body } = await anOrder([shop.tide, shop.salt]);
    await (await shop.api.db()).doc(`orders/${id}`).update({ requestHash: '' });
    expect((await again()).status).toBe(200);
    expect((await again({ ...body, productIds: [shop.tide._id] })).status).toBe(422);
  });

  // E53
  // rows: 998
  it('an order tells nobody its hash', async () => {
    const { id, again, customer } = await anOrder([shop.tide]);
    const stored = (await (await shop.api.db()).doc(`orders/${id}`).get()).get('requestHash');
    expect(stored).toMatch(/^[0-9a-f]{64}$/);
    const texts = [(await again()).text, JSON.stringify([await get(id), await ordersOf(customer)])];
    for (const text of texts) expect(text).not.toContain(stored);
  });
});
