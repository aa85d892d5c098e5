import type { Invoice, OrderInvoices } from '@bookstore/contract/api/invoice';
import type { AdminOrder, Order, OrderStatus } from '@bookstore/contract/api/order';
import { apiPaths, customerPaths } from '@bookstore/contract/api/paths';
import { describe, expect, it } from 'vitest';
import { openOrderCalls } from '../../test/orderCalls.ts';

const { shop, expectConsistentShop, anOrder: anOrderOf, asAdmin, move, logOf } = openOrderCalls();

const call = (method: string, path: string, token?: string, body?: unknown) =>
  shop.api.call(method, path, { ...(token && { token }), ...(body !== undefined && { body }) });
const issue = (id: string) => asAdmin('POST', apiPaths.orderInvoice(id));

const anOrder = async (...steps: OrderStatus[]) =>
  anOrderOf([await shop.api.newBook(shop.admin, { isbn: '9782253002697' })], ...steps);

describe('invoice', () => {
  it('is written once, with everything known about the order', async () => {
    const { order, customer } = await anOrder('packed', 'delivered');
    const first = await issue(order._id);
    expect(first.status).toBe(201);
    const invoice = first.body as Invoice;
    expect(invoice).toMatchObject({
      _id: order._id,
      kind: 'invoice',
      orderId: order._id,
      number: expect.stringMatching(/^[A-Z]+-\d{4}-\d+$/),
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      deliveredOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      buyer: { name: order.name, address: order.address },
      lines: [{ _id: order.productIds[0], title: order.items[0]?.title, isbn: '9782253002697' }],
      cents: Math.round(Number(order.totalPrice) * 100),
    });
    expect(await issue(order._id)).toMatchObject({ status: 200, body: invoice });
    expect((await call('GET', apiPaths.orderInvoice(order._id), customer.token)).body).toEqual({ invoices: [invoice] });
    const entry = [{ number: invoice.number, kind: 'invoice', cents: invoice.cents }];
    expect((await asAdmin('GET', apiPaths.order(order._id))).body).toMatchObject({ invoices: entry });
    const [own] = (await call('GET', apiPaths.ordersOf(customer.email), customer.token)).body as Order[];
    expect(own?.invoices).toEqual(entry);
    const written = (await logOf(order._id)).filter(({ what }) => /invoice/.test(what));
    expect(written).toMatchObject([{ what: 'invoice-issued', by: shop.admin.username }]);
    await expectConsistentShop();
  });

  it('is not written before packing or after cancellation', async () => {
    const { order } = await anOrder();
    const refused = { status: 409, body: { code: 'status-conflict', order: { _id: order._id, status: 'placed' } } };
    expect(await issue(order._id)).toMatchObject(refused);
    await move(order._id, 'cancelled');
    expect(await issue(order._id)).toMatchObject({ status: 409, body: { order: { status: 'cancelled' } } });
    expect((await asAdmin('GET', apiPaths.order(order._id))).body as AdminOrder).not.toHaveProperty('invoices');
  });

  it('is not written by reading it', async () => {
    const { order, customer } = await anOrder('packed');
    for (const token of [customer.token, shop.admin.token]) {
      const reply = await call('GET', apiPaths.orderInvoice(order._id), token);
      expect(reply).toMatchObject({ status: 404, body: { code: 'no-invoice' } });
    }
    expect((await issue(order._id)).status).toBe(201);
  });

  it('is shown to its customer and admins, and written by staff', async () => {
    const { order, customer } = await anOrder('packed');
    const [staff, stranger] = [await shop.api.newAdmin('staff'), await shop.api.newCustomer()];
    const path = apiPaths.orderInvoice(order._id);
    const statusOf = async (method: string, token?: string) => (await call(method, path, token)).status;
    expect(await statusOf('POST', staff.token)).toBe(201);
    expect([await statusOf('GET'), await statusOf('GET', stranger.token)]).toEqual([401, 404]);
    expect([await statusOf('GET', customer.token), await statusOf('GET', staff.token)]).toEqual([200, 200]);
    for (const id of ['no-such-order', '__x__'])
      for (const method of ['GET', 'POST'])
        expect(await asAdmin(method, apiPaths.orderInvoice(id))).toMatchObject({
          status: 404,
          body: { code: 'not-found' },
        });
  });

  it('is written once for concurrent requests, and numbers are unique', async () => {
    const orders = await Promise.all(Array.from({ length: 4 }, () => anOrder('packed')));
    const replies = await Promise.all(orders.flatMap(({ order }) => [issue(order._id), issue(order._id)]));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...orders.map(() => 200),
      ...orders.map(() => 201),
    ]);
    const numbers = new Set(replies.map(({ body }) => (body as Invoice).number));
    expect(numbers.size).toBe(orders.length);
    await expectConsistentShop();
  });

  it("is in the customer's export and unchanged by erasure", async () => {
    const { order, customer } = await anOrder('packed', 'delivered');
    const { body: invoice } = await issue(order._id);
    const exported = await call('GET', customerPaths.export, customer.token);
    expect(exported.body).toMatchObject({ invoices: [invoice], orders: [{ _id: order._id }] });
    expect((await call('DELETE', customerPaths.me, customer.token)).status).toBe(204);
    const { body } = await asAdmin('GET', apiPaths.orderInvoice(order._id));
    expect((body as OrderInvoices).invoices).toEqual([invoice]);
    expect(await issue(order._id)).toMatchObject({ status: 200, body: invoice });
    await expectConsistentShop();
  });

  it('is refused for an order whose customer was erased', async () => {
    const { order, customer } = await anOrder('packed', 'delivered');
    expect((await call('DELETE', customerPaths.me, customer.token)).status).toBe(204);
    expect(await issue(order._id)).toMatchObject({
      status: 409,
      body: { code: 'status-conflict', detail: expect.stringMatching(/were erased/) },
    });
  });
});

describe('journal', () => {
  const journalOf = (from: string, to: string) => asAdmin('GET', `${apiPaths.journal}?from=${from}&to=${to}`);

  it('lists the invoices of at most a year for owners', async () => {
    const { order } = await anOrder('packed');
    const { number, day } = (await issue(order._id)).body as Invoice;
    const reply = await journalOf(day, day);
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(reply.text).toContain(`"${number}","invoice","${day}","","${order._id}"`);
    for (const [from, to] of [
      [day, '2020-01-01'],
      ['2020-01-01', '2021-01-01'],
    ] as const)
      expect(await journalOf(from, to)).toMatchObject({ status: 400, body: { errors: [{ path: 'to' }] } });
    const { token } = await shop.api.newAdmin('staff');
    expect((await call('GET', `${apiPaths.journal}?from=${day}&to=${day}`, token)).status).toBe(403);
  });
});
