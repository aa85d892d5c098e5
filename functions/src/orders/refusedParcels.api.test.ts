import { randomUUID } from 'node:crypto';
import type { Statistics } from '@bookstore/contract/api/admin';
import type { AdminOrder, Order, OrderStatus, OrdersPage } from '@bookstore/contract/api/order';
import { apiPaths } from '@bookstore/contract/api/paths';
import { describe, expect, it } from 'vitest';
import { uniqueEmail } from '../../test/api.ts';
import type { TestCustomer } from '../../test/customers.ts';
import { anOrderBody } from '../../test/factories.ts';
import { openOrderCalls } from '../../test/orderCalls.ts';
import { storeOrders } from '../../test/storedOrders.ts';
import { eraseCustomer } from '../customers/erasure.ts';
import { refuseInvalid } from '../firestore/readDocument.ts';
import { createOrderQueries } from './orderLists.repository.ts';

const calls = openOrderCalls();
const { shop, expectConsistentShop, place, ordersOf, asAdmin, get, move, undo, cancel, aCountedBook, copiesOf } = calls;
const { anOrder, stored, logOf } = calls;

const statistics = async () => (await asAdmin('GET', apiPaths.statistics)).body as Statistics;

describe('refused order', () => {
  it('restocks its books, leaves the sales and informs its customer', async () => {
    const before = await statistics();
    const book = await aCountedBook(4);
    const { id, customer } = await anOrder([book], 'packed');
    const reply = await move(id, 'refused');
    expect(reply).toMatchObject({ status: 200, body: { status: 'refused', totalPrice: '5.00' } });
    expect((reply.body as AdminOrder).mails?.map(({ event }) => event)).toContain('refused');
    expect(await copiesOf(book)).toBe(4);
    expect(await statistics()).toMatchObject({ totalSales: before.totalSales, totalOrders: before.totalOrders });
    expect(await ordersOf(customer)).toMatchObject([{ status: 'refused' }]);
    expect(await stored(`orders/${id}`)).toMatchObject({ refused: true, cashReceived: null });
    expect((await logOf(id))[0]).toMatchObject({
      what: 'order-refused',
      by: shop.admin.username,
      fields: ['status', 'refused'],
    });
    await shop.api.settle();
    await expectConsistentShop();
  });

  it('is packed again on undo and no longer refused', async () => {
    const [customer, book] = [await shop.api.newCustomer(), await aCountedBook(1)];
    const key = randomUUID();
    const { token } = customer;
    await shop.api.call('PUT', apiPaths.delivery(key), { token, body: { street: 'Mill Lane 1' } });
    const { _id: id } = (await place(customer, anOrderBody(customer, [book]), key)).body as Order;
    const expiry = async () => (await stored(`deliveries/${id}`))?.expiresAt;
    await move(id, 'packed');
    expect(await expiry()).toBeNull();
    await move(id, 'refused');
    expect((await expiry()).toDate() - Date.now()).toBeGreaterThan(59 * 24 * 60 * 60 * 1000);
    expect(await undo(id, 'refused')).toMatchObject({ status: 200, body: { status: 'packed' } });
    expect(await expiry()).toBeNull();
    expect(await stored(`orders/${id}`)).toMatchObject({ refused: false });
    expect(await copiesOf(book)).toBe(0);
    expect(await stored(`mail/${id}-refused`)).toBeUndefined();
    await shop.api.settle();
    await expectConsistentShop();
  });

  it('is not counted once its customer was erased', async () => {
    const { id, customer } = await anOrder([shop.salt], 'packed');
    await eraseCustomer(shop.api.db, customer.uid, { evenOnItsWay: true });
    expect(await move(id, 'refused')).toMatchObject({ status: 200, body: { status: 'refused' } });
    expect(await stored(`orders/${id}`)).toMatchObject({ refused: false, uid: 'erased' });
    expect(await stored(`mail/${id}-refused`)).toBeUndefined();
    await expectConsistentShop();
  });
});

describe('refused parcels', () => {
  async function orderOf(customer: TestCustomer, ...steps: OrderStatus[]): Promise<string> {
    const { _id } = (await place(customer, anOrderBody(customer, [shop.salt]))).body as Order;
    for (const status of steps) await move(_id, status);
    return _id;
  }

  it("are shown with the customer's next order, alone and in the list", async () => {
    const [customer, other] = [await shop.api.newCustomer(), await shop.api.newCustomer()];
    const refused = await orderOf(customer, 'packed', 'cancelled');
    await orderOf(customer, 'packed', 'refused');
    await cancel(await orderOf(customer), customer);
    await orderOf(customer, 'packed', 'delivered');
    const next = await orderOf(customer);
    await (await shop.api.db()).doc(`orders/${refused}`).update({ email: uniqueEmail() });
    expect(await get(next)).toMatchObject({ refusedParcels: 2 });
    expect(await get(refused)).toMatchObject({ refusedParcels: 1 });
    const { orders } = (await asAdmin('GET', `/api/orders?q=${encodeURIComponent(customer.email)}`)).body as OrdersPage;
    expect(orders.map(({ status, refusedParcels }) => [status, refusedParcels])).toEqual([
      ['placed', 2],
      ['delivered', undefined],
      ['cancelled', undefined],
      ['refused', undefined],
    ]);
    expect(await get(await orderOf(other))).not.toHaveProperty('refusedParcels');
    for (const order of await ordersOf(customer)) {
      expect(order).not.toHaveProperty('refusedParcels');
      expect(order).not.toHaveProperty('refused');
    }
  });

  it('are counted for more customers than one query allows', async () => {
    const uids = Array.from({ length: 65 }, () => randomUUID());
    const [first = '', last = ''] = [uids.at(0), uids.at(-1)];
    for (const uid of [first, last, last]) await storeOrders(await shop.api.db(), 1, { uid, refused: true });
    await storeOrders(await shop.api.db(), 1, { uid: '', refused: true });
    const queries = createOrderQueries(shop.api.db, refuseInvalid);
    expect(await queries.countRefused(['', ...uids, first])).toEqual(
      new Map([
        [first, 1],
        [last, 2],
      ]),
    );
    expect(await queries.countRefused([''])).toEqual(new Map());
  });
});
