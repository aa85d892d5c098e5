import type { Book } from '@bookstore/contract/api/book';
import type { AdminOrder, Order } from '@bookstore/contract/api/order';
import { apiPaths, stockPaths } from '@bookstore/contract/api/paths';
import type { Problem } from '@bookstore/contract/api/problem';
import type { ShopPolicy } from '@bookstore/contract/pricing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send } from '../../test/api.ts';
import { openEditCalls, quoted } from '../../test/editCalls.ts';
import { anOrderBody } from '../../test/factories.ts';
import { startServer, type TestServer } from '../../test/server.ts';

const {
  shop,
  expectConsistentShop,
  ordersOf,
  setPrice,
  asAdmin,
  get,
  aCountedBook,
  copiesOf,
  logOf,
  cancel,
  changeItems,
  change,
  anOrder,
} = openEditCalls();

const POLICY: ShopPolicy = { charge: { default: 490, freeFrom: 3000 }, giftWrap: 300, tax: {} };
let charging: TestServer;
beforeAll(async () => {
  charging = await startServer(shop.api.projectId, { policy: POLICY });
});
afterAll(() => charging.close());

describe('books', () => {
  it('are changed while the order is placed; existing ones keep their price', async () => {
    const stays = await shop.api.newBook(shop.admin, { title: 'It stays', newPrice: 7 });
    const goes = await shop.api.newBook(shop.admin, { title: 'It goes', newPrice: 9 });
    const comes = await shop.api.newBook(shop.admin, { title: 'Halibut comes', newPrice: 3 });
    const { id, customer } = await anOrder([goes, stays]);
    await setPrice(stays, 70);
    await setPrice(comes, 1.5);
    const reply = await changeItems(id, [comes, stays]);
    expect(reply.status).toBe(200);
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
    await expectConsistentShop();
  });

  it("cost more only with the customer's agreement", async () => {
    const { id, order } = await anOrder([shop.tide]);
    const refused = await changeItems(id, [shop.tide, shop.salt]);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'cart-changed', totalPrice: '25.00', books: [{ _id: shop.salt._id }] },
    });
    expect((refused.body as Problem).detail).toMatch(/hasn't agreed\. Nothing was changed\.$/);
    expect(await get(id)).toMatchObject({ items: order.items, totalPrice: '5.01' });
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

  it('add no delivery charge, and none above the free limit', async () => {
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
    const charged = await order([cheap], 9.91);
    expect(charged.deliveryCharge).toBe('4.90');
    expect((await edit(charged._id, [cheap, shop.salt])).totalPrice).toBe('29.90');
    const carried = await edit(charged._id, [cheap, dear]);
    expect(carried.totalPrice).toBe('45.01');
    expect(carried).not.toHaveProperty('deliveryCharge');
    // A delivery agreed to be free stays free.
    expect((await edit(charged._id, [cheap])).totalPrice).toBe('5.01');
  });

  it('reserve and release stock; sales and availability follow', async () => {
    const [goes, comes] = [await aCountedBook(0), await aCountedBook(1)];
    await asAdmin('PUT', stockPaths.stock(goes._id), { count: 1 });
    const { id, customer } = await anOrder([goes]);
    expect([await copiesOf(goes), await copiesOf(comes)]).toEqual([0, 1]);
    expect((await changeItems(id, [comes])).status).toBe(200);
    expect(await logOf(id)).toMatchObject([{ what: 'order-books-changed', fields: ['items'] }]);
    expect([await copiesOf(goes), await copiesOf(comes)]).toEqual([1, 0]);
    await expectConsistentShop();
    await shop.api.settle();
    expect((await asAdmin('GET', apiPaths.book(comes._id))).body).toMatchObject({ availability: 'sold-out' });
    expect((await asAdmin('GET', apiPaths.book(goes._id))).body).toMatchObject({ availability: 'low', left: 1 });
    expect((await cancel(id, customer)).status).toBe(200);
    expect([await copiesOf(goes), await copiesOf(comes)]).toEqual([1, 1]);
    await expectConsistentShop();
  });

  it('are rejected if an added book is sold out or deleted', async () => {
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
    await expectConsistentShop();
  });

  it('are refused, and refresh an added book wrongly shown as available', async () => {
    const [soldOut, free] = [await aCountedBook(2), await shop.api.newBook(shop.admin)];
    const db = await shop.api.db();
    await db.doc(`stock/${soldOut._id}`).update({ count: 0 });
    const shown = async ({ _id }: Book) => (await db.doc(`books/${_id}`).get()).get('shownCopies');
    const { id } = await anOrder([shop.tide]);
    const reply = await changeItems(id, [shop.tide, soldOut, free], { agreedByCustomer: true });
    expect(reply).toMatchObject({ status: 409, body: { code: 'sold-out', books: [{ _id: soldOut._id }] } });
    await shop.api.settle();
    expect([await shown(soldOut), await shown(free)]).toEqual([0, null]);
    await expectConsistentShop();
  });

  it('release only stock that was reserved and is still counted', async () => {
    const [counted, later] = [await aCountedBook(5), await shop.api.newBook(shop.admin, { newPrice: 5 })];
    const { id } = await anOrder([counted, later, shop.tide]);
    await asAdmin('PUT', stockPaths.stock(counted._id), { count: null });
    await asAdmin('PUT', stockPaths.stock(later._id), { count: 7 });
    expect((await changeItems(id, [shop.tide])).status).toBe(200);
    expect([await copiesOf(counted), await copiesOf(later)]).toEqual([undefined, 7]);
    await shop.api.settle();
    await expectConsistentShop();
  });

  it('are rejected if an added book is not orderable', async () => {
    const withheld = await shop.api.newBook(shop.admin, { orderable: false });
    const { id, order } = await anOrder([shop.tide]);
    expect(await changeItems(id, [shop.tide, withheld], { agreedByCustomer: true })).toMatchObject({
      status: 409,
      body: {
        code: 'cart-changed',
        detail: "One of the added books isn't available to order. Nothing was changed.",
        books: [{ _id: withheld._id, orderable: false }],
      },
    });
    expect((await get(id)).items).toEqual(order.items);
  });

  it('delay the order until announced books are published', async () => {
    const announced = await shop.api.newBook(shop.admin, { published: '2101-03-02', newPrice: 1 });
    const { id, order } = await anOrder([shop.tide, shop.salt]);
    const later = await changeItems(id, [shop.tide, shop.salt, announced], { agreedByCustomer: true });
    expect(later).toMatchObject({ status: 200, body: { arrival: { from: '2101-03-04', to: '2101-03-08' } } });
    expect((await get(id)).items.at(-1)).toMatchObject({ appears: '2101-03-02' });
    expect((await changeItems(id, [shop.tide])).body).toMatchObject({ arrival: order.arrival });
  });

  it('may be sold out or deleted if already in the order', async () => {
    const [counted, gone] = [await aCountedBook(1), await shop.api.newBook(shop.admin, { newPrice: 2 })];
    const { id } = await anOrder([counted, gone, shop.salt]);
    await asAdmin('DELETE', apiPaths.book(gone._id));
    expect(await changeItems(id, [gone, counted])).toMatchObject({ status: 200, body: { totalPrice: '7.00' } });
  });

  it('change nothing if equal, not even the version', async () => {
    const { id } = await anOrder([shop.tide, shop.salt]);
    const before = await get(id);
    const reply = await changeItems(id, [shop.salt, shop.tide]);
    expect(reply).toMatchObject({ status: 200, body: { version: before.version, productIds: before.productIds } });
    expect(await logOf(id)).toEqual([]);
  });

  // E30, E31
  it.each([
    ['productIds', ['same', 'same']],
    ['agreedByCustomer', 'yes'],
    ['totalPrice', '1e9'],
  ])('are rejected with 400 for an invalid %s: %j', async (path, value) => {
    const { id } = await anOrder([shop.tide]);
    const reply = await change(apiPaths.orderItems(id), id, { productIds: [shop.salt._id], [path]: value });
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });
});
