import type { Statistics } from '@bookstore/contract/api/admin';
import type { AdminOrder, Order, OrderStatus, OrdersPage } from '@bookstore/contract/api/order';
import { apiPaths } from '@bookstore/contract/api/paths';
import { describe, expect, it } from 'vitest';
import { uniqueEmail } from '../../test/api.ts';
import type { TestCustomer } from '../../test/customers.ts';
import { anOrderBody } from '../../test/factories.ts';
import { openOrderCalls } from '../../test/orderCalls.ts';
import { eraseCustomer } from '../customers/erasure.ts';

const { shop, expectSoundShop, place, ordersOf, asAdmin, get, aCountedBook, copiesOf, logOf } = openOrderCalls();

const listed = async ({ email }: TestCustomer) =>
  ((await asAdmin('GET', `/api/orders?q=${encodeURIComponent(email)}`)).body as OrdersPage).orders;

/** An order of this customer that went through these steps. */
async function anOrder(customer: TestCustomer, ...steps: OrderStatus[]): Promise<Order> {
  const order = (await place(customer, anOrderBody(customer, [shop.salt]))).body as Order;
  for (const status of steps) await asAdmin('PATCH', `/api/orders/${order._id}`, { status });
  return order;
}

const refuse = (id: string) => asAdmin('PATCH', apiPaths.order(id), { status: 'refused', from: 'packed' });
const undo = (id: string) => asAdmin('POST', apiPaths.undoOrder(id), { status: 'refused' });
const storedOrder = async (id: string) => (await (await shop.api.db()).doc(`orders/${id}`).get()).data();
const statistics = async () => (await asAdmin('GET', apiPaths.statistics)).body as Statistics;

describe('refusals', () => {
  it('an order that is refused gives its copies back, counts in no figure, and its customer is told', async () => {
    const before = await statistics();
    const [customer, book] = [await shop.api.newCustomer(), await aCountedBook(4)];
    const { _id: id } = (await place(customer, anOrderBody(customer, [book]))).body as Order;
    await asAdmin('PATCH', apiPaths.order(id), { status: 'packed' });
    const reply = await refuse(id);
    expect(reply).toMatchObject({ status: 200, body: { status: 'refused', totalPrice: '5.00' } });
    expect((reply.body as AdminOrder).mails?.map(({ event }) => event)).toContain('refused');
    expect(await copiesOf(book)).toBe(4);
    expect(await statistics()).toMatchObject({ totalSales: before.totalSales, totalOrders: before.totalOrders });
    expect(await ordersOf(customer)).toMatchObject([{ status: 'refused' }]);
    expect(await storedOrder(id)).toMatchObject({ refused: true, cashReceived: null });
    expect((await logOf(id))[0]).toMatchObject({
      what: 'order-refused',
      by: shop.admin.username,
      fields: ['status', 'refused'],
    });
    await shop.api.settle();
    await expectSoundShop();
  });

  it('an order that is refused is packed again when that is taken back, and its parcel came back no more', async () => {
    const [customer, book] = [await shop.api.newCustomer(), await aCountedBook(1)];
    const { _id: id } = (await place(customer, anOrderBody(customer, [book]))).body as Order;
    await asAdmin('PATCH', apiPaths.order(id), { status: 'packed' });
    await refuse(id);
    expect(await undo(id)).toMatchObject({ status: 200, body: { status: 'packed' } });
    expect(await storedOrder(id)).toMatchObject({ refused: false });
    expect(await copiesOf(book)).toBe(0);
    expect((await (await shop.api.db()).doc(`mail/${id}-refused`).get()).exists).toBe(false);
    await shop.api.settle();
    await expectSoundShop();
  });

  it('an order that is refused keeps its street as long as one that was cancelled', async () => {
    const customer = await shop.api.newCustomer();
    const key = 'a-key-of-a-refused-order';
    const { token } = customer;
    await shop.api.call('PUT', apiPaths.delivery(key), { token, body: { street: 'Mill Lane 1' } });
    const { _id: id } = (await place(customer, anOrderBody(customer, [shop.salt]), key)).body as Order;
    await asAdmin('PATCH', apiPaths.order(id), { status: 'packed' });
    const expiry = async () => (await (await shop.api.db()).doc(`deliveries/${id}`).get()).get('expiresAt');
    expect(await expiry()).toBeNull();
    await refuse(id);
    expect((await expiry()).toDate() - Date.now()).toBeGreaterThan(59 * 24 * 60 * 60 * 1000);
    await undo(id);
    expect(await expiry()).toBeNull();
  });

  it('an order that is refused once its customer was erased is held against nobody', async () => {
    const customer = await shop.api.newCustomer();
    const { _id: id } = (await place(customer, anOrderBody(customer, [shop.salt]))).body as Order;
    await asAdmin('PATCH', apiPaths.order(id), { status: 'packed' });
    await eraseCustomer(shop.api.db, customer.uid, { evenOnItsWay: true });
    expect(await refuse(id)).toMatchObject({ status: 200, body: { status: 'refused' } });
    expect(await storedOrder(id)).toMatchObject({ refused: false, uid: 'erased' });
    await expectSoundShop();
  });

  it('an order that is refused or delivered at the same moment is one of both', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [customer, book] = [await shop.api.newCustomer(), await aCountedBook(2)];
      const { _id: id } = (await place(customer, anOrderBody(customer, [book]))).body as Order;
      await asAdmin('PATCH', apiPaths.order(id), { status: 'packed' });
      const replies = await Promise.all([
        refuse(id),
        asAdmin('PATCH', apiPaths.order(id), { status: 'delivered' }),
        refuse(id),
      ]);
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
      const { status } = await get(id);
      expect(await copiesOf(book)).toBe(status === 'refused' ? 2 : 1);
    }
    await shop.api.settle();
    await expectSoundShop();
  });

  it('an order that is packed and refused while another admin changes its books loses no copy', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 4; round += 1) {
      const [customer, goes, comes] = [await shop.api.newCustomer(), await aCountedBook(1), await aCountedBook(1)];
      const { _id: id } = (await place(customer, anOrderBody(customer, [goes]))).body as Order;
      const { version } = await get(id);
      const edit = shop.api.call('PUT', apiPaths.orderItems(id), {
        token: shop.admin.token,
        body: { productIds: [comes._id] },
        headers: { 'If-Match': `"${version}"` },
      });
      const packAndRefuse = async () => {
        await asAdmin('PATCH', apiPaths.order(id), { status: 'packed' });
        return refuse(id);
      };
      const [edited, refused] = await Promise.all([edit, packAndRefuse()]);
      outcomes.add(`${edited.status} ${refused.status}`);
      expect([await copiesOf(goes), await copiesOf(comes)]).toEqual([1, 1]);
    }
    for (const outcome of outcomes) expect(['200 200', '409 200', '412 200']).toContain(outcome);
    await shop.api.settle();
    await expectSoundShop();
  });
});

describe('notes beside the next order', () => {
  it('parcels that came back are said beside the next order of the customer, alone and in the list', async () => {
    const customer = await shop.api.newCustomer();
    const refused = await anOrder(customer, 'packed', 'cancelled');
    await anOrder(customer, 'packed', 'refused');
    const next = await anOrder(customer);
    expect(await get(next._id)).toMatchObject({ refusedParcels: 2 });
    expect(await get(refused._id)).toMatchObject({ refusedParcels: 1 });
    const marks = (await listed(customer)).map(({ status, refusedParcels }) => [status, refusedParcels]);
    expect(marks).toEqual([
      ['placed', 2],
      ['refused', undefined],
      ['cancelled', undefined],
    ]);
  });

  it('parcels that came back are no orders that were cancelled before they were packed, or that were delivered', async () => {
    const customer = await shop.api.newCustomer();
    const cancelled = await anOrder(customer);
    await shop.api.call('POST', `/api/orders/${cancelled._id}/cancel`, { token: customer.token });
    await anOrder(customer, 'cancelled');
    await anOrder(customer, 'packed', 'delivered');
    expect(await get((await anOrder(customer))._id)).not.toHaveProperty('refusedParcels');
  });

  it('parcels that came back are those of the account, whatever address it has, and nobody else’s', async () => {
    const [refuser, other] = [await shop.api.newCustomer(), await shop.api.newCustomer()];
    const refused = await anOrder(refuser, 'packed', 'cancelled');
    const innocent = await anOrder(other);
    expect(await get(innocent._id)).not.toHaveProperty('refusedParcels');
    const next = await anOrder(refuser);
    await (await shop.api.db()).doc(`orders/${refused._id}`).update({ email: uniqueEmail() });
    expect(await get(next._id)).toMatchObject({ refusedParcels: 1 });
  });

  it('parcels that came back are counted for every customer of a long list', async () => {
    const refuser = await shop.api.newCustomer();
    await anOrder(refuser, 'packed', 'cancelled');
    const next = await anOrder(refuser);
    // More than one query may ask for.
    for (let count = 0; count < 35; count += 1) await anOrder(await shop.api.newCustomer());
    const { orders } = (await asAdmin('GET', '/api/orders?limit=100')).body as OrdersPage;
    expect(orders.filter(({ refusedParcels }) => refusedParcels).map(({ _id }) => _id)).toContain(next._id);
  });

  it('parcels that came back are never told to the customer', async () => {
    const customer = await shop.api.newCustomer();
    await anOrder(customer, 'packed', 'cancelled');
    const next = await anOrder(customer);
    for (const order of [next, ...(await ordersOf(customer))]) {
      expect(order).not.toHaveProperty('refusedParcels');
      expect(order).not.toHaveProperty('refused');
    }
  });
});
