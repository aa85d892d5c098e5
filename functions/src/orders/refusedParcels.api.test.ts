import type { AdminOrder, Order, OrderStatus, OrdersPage } from '@bookstore/contract/api/order';
import { describe, expect, it } from 'vitest';
import { uniqueEmail } from '../../test/api.ts';
import type { TestCustomer } from '../../test/customers.ts';
import { anOrderBody } from '../../test/factories.ts';
import { openOrderCalls } from '../../test/orderCalls.ts';

const { shop, place, ordersOf } = openOrderCalls();

const asAdmin = (method: string, path: string, body?: unknown) =>
  shop.api.call(method, path, { token: shop.admin.token, body });
const seen = async (id: string) => (await asAdmin('GET', `/api/orders/${id}`)).body as AdminOrder;
const listed = async ({ email }: TestCustomer) =>
  ((await asAdmin('GET', `/api/orders?q=${encodeURIComponent(email)}`)).body as OrdersPage).orders;

/** An order of this customer that went through these steps. */
async function anOrder(customer: TestCustomer, ...steps: OrderStatus[]): Promise<Order> {
  const order = (await place(customer, anOrderBody(customer, [shop.salt]))).body as Order;
  for (const status of steps) await asAdmin('PATCH', `/api/orders/${order._id}`, { status });
  return order;
}

// rows: 530
describe('parcels that came back', () => {
  it('parcels that came back are said beside the next order of the customer, alone and in the list', async () => {
    const customer = await shop.api.newCustomer();
    const refused = await anOrder(customer, 'packed', 'cancelled');
    await anOrder(customer, 'packed', 'cancelled');
    const next = await anOrder(customer);
    expect(await seen(next._id)).toMatchObject({ refusedParcels: 2 });
    expect(await seen(refused._id)).toMatchObject({ refusedParcels: 1 });
    const marks = (await listed(customer)).map(({ status, refusedParcels }) => [status, refusedParcels]);
    expect(marks).toEqual([
      ['placed', 2],
      ['cancelled', undefined],
      ['cancelled', undefined],
    ]);
  });

  it('parcels that came back are no orders that were cancelled before they were packed, or that were delivered', async () => {
    const customer = await shop.api.newCustomer();
    const cancelled = await anOrder(customer);
    await shop.api.call('POST', `/api/orders/${cancelled._id}/cancel`, { token: customer.token });
    await anOrder(customer, 'cancelled');
    await anOrder(customer, 'packed', 'delivered');
    expect(await seen((await anOrder(customer))._id)).not.toHaveProperty('refusedParcels');
  });

  it('parcels that came back are those of the account, whatever address it has, and nobody else’s', async () => {
    const [refuser, other] = [await shop.api.newCustomer(), await shop.api.newCustomer()];
    const refused = await anOrder(refuser, 'packed', 'cancelled');
    const innocent = await anOrder(other);
    expect(await seen(innocent._id)).not.toHaveProperty('refusedParcels');
    const next = await anOrder(refuser);
    await (await shop.api.db()).doc(`orders/${refused._id}`).update({ email: uniqueEmail() });
    expect(await seen(next._id)).toMatchObject({ refusedParcels: 1 });
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
