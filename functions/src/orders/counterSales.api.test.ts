import { randomUUID } from 'node:crypto';
import type { OrderInvoices } from '@bookstore/contract/api/invoice';
import type { AdminOrder } from '@bookstore/contract/api/order';
import { apiPaths } from '@bookstore/contract/api/paths';
import { describe, expect, it } from 'vitest';
import { codeOf, send } from '../../test/api.ts';
import { openOrderCalls } from '../../test/orderCalls.ts';
import { startServer } from '../../test/server.ts';

const POLICY = { charge: { default: 490 }, tax: {}, sellsAtCounter: true, namelessInvoiceUpTo: 25_000 };
const { shop, expectConsistentShop, asAdmin, get, stored, undo, aCountedBook, copiesOf, logOf } = openOrderCalls({
  policy: POLICY,
});

const sell = (fields: Record<string, unknown>, key = `key-${randomUUID()}`) =>
  asAdmin('POST', apiPaths.phoneOrders, { sale: 'counter', ...fields }, { 'Idempotency-Key': key });
const sellOne = async (book: { _id: string }, fields: Record<string, unknown> = {}) =>
  (await sell({ productIds: [book._id], ...fields })).body as AdminOrder;

describe('counter sale', () => {
  it('is delivered and paid at once, without charge, delivery and mails', async () => {
    const book = await aCountedBook(2);
    const reply = await sell({ productIds: [book._id] });
    expect(reply.status).toBe(201);
    const order = reply.body as AdminOrder;
    expect(order).toMatchObject({
      name: '',
      email: '',
      phone: '',
      address: { city: '', country: '', state: '', zipcode: '' },
      totalPrice: '5.00',
      payment: { method: 'counter' },
      status: 'delivered',
      history: [{ status: 'placed' }, { status: 'delivered', by: shop.admin.username }],
      cashReceived: true,
      mails: [],
    });
    expect(order).not.toHaveProperty('delivery');
    expect(order).not.toHaveProperty('invoices');
    expect((await stored(`orders/${order._id}`))?.lacksStreet).toBe(false);
    expect(await copiesOf(book)).toBe(1);
    await expectConsistentShop();
  });

  it('takes no copy of a sold-out book, and its return adds none', async () => {
    const book = await aCountedBook(0);
    const { _id } = await sellOne(book);
    expect(await copiesOf(book)).toBe(0);
    const body = { items: [book._id], restock: true };
    expect((await asAdmin('POST', apiPaths.orderReturns(_id), body)).status).toBe(201);
    expect(await copiesOf(book)).toBe(0);
    await expectConsistentShop();
  });

  it('returns a counted copy to stock', async () => {
    const book = await aCountedBook(1);
    const { _id } = await sellOne(book);
    await asAdmin('POST', apiPaths.orderReturns(_id), { items: [book._id], restock: true });
    expect(await copiesOf(book)).toBe(1);
    await expectConsistentShop();
  });

  it('cannot be undone, and stays paid', async () => {
    const { _id } = await sellOne(shop.tide);
    expect(codeOf(await undo(_id, 'delivered'))).toBe('status-conflict');
    expect(codeOf(await asAdmin('PATCH', apiPaths.order(_id), { cashReceived: false }))).toBe('status-conflict');
    expect(await get(_id)).toMatchObject({ status: 'delivered', cashReceived: true });
  });

  it('is written once with its invoice for a repeated key', async () => {
    const key = `key-${randomUUID()}`;
    const body = { productIds: [shop.salt._id], name: 'Ada', invoice: true };
    const order = (await sell(body, key)).body as AdminOrder;
    expect(await sell(body, key)).toMatchObject({ status: 200, body: { _id: order._id, invoices: order.invoices } });
    expect(codeOf(await sell({ ...body, invoice: false }, key))).toBe('idempotency-key-reused');
    const { invoices } = (await asAdmin('GET', apiPaths.orderInvoice(order._id))).body as OrderInvoices;
    expect(invoices).toMatchObject([
      {
        number: order.invoices?.[0]?.number,
        buyer: { name: 'Ada', addressLines: [] },
        cents: 1999,
        payment: { method: 'counter' },
      },
    ]);
    expect((await logOf(order._id)).map(({ what }) => what).toSorted()).toEqual(['invoice-issued', 'order-placed']);
    await expectConsistentShop();
  });

  it("requires a buyer's name above the invoice limit", async () => {
    const isbn = '9780306406157';
    const [cheap, dear] = [await aCountedBook(1, { newPrice: 250, isbn }), await aCountedBook(1, { newPrice: 250.01 })];
    const { _id: sold } = (await sell({ productIds: [cheap._id], invoice: true })).body as AdminOrder;
    const { invoices } = (await asAdmin('GET', apiPaths.orderInvoice(sold))).body as OrderInvoices;
    expect(invoices).toMatchObject([{ lines: [{ isbn }], cents: 25_000 }]);
    const body = { productIds: [dear._id], invoice: true };
    expect(await sell(body)).toMatchObject({ status: 400, body: { errors: [{ path: 'name' }] } });
    expect((await sell({ ...body, name: 'Ada' })).status).toBe(201);
    const { _id } = await sellOne(dear);
    expect(await asAdmin('POST', apiPaths.orderInvoice(_id))).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'name' }] },
    });
  });

  it('is rejected if the shop has no counter sales', async () => {
    const server = await startServer(shop.api.projectId, { policy: { tax: {} } });
    const body = { sale: 'counter', productIds: [shop.tide._id] };
    const reply = await send(server.baseUrl, 'POST', apiPaths.phoneOrders, { token: shop.admin.token, body });
    await server.close();
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ path: 'sale' }] } });
  });
});
