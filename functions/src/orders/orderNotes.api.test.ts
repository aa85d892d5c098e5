import type { OrderStatus, OrdersPage } from '@bookstore/contract/api/order';
import { apiPaths, customerPaths } from '@bookstore/contract/api/paths';
import { describe, expect, it } from 'vitest';
import { openOrderCalls } from '../../test/orderCalls.ts';

const { shop, expectConsistentShop, anOrder: anOrderOf, ordersOf, asAdmin, get, stored, logOf } = openOrderCalls();

const patch = (id: string, body: unknown, headers = {}) => asAdmin('PATCH', apiPaths.order(id), body, headers);

const anOrder = (...steps: OrderStatus[]) => anOrderOf([shop.salt], ...steps);
const mailOf = (id: string, event: string) => stored(`mail/${id}-${event}`);

const TRACKING = { carrier: 'Post', number: 'AB 123', url: 'https://post.example/follow?id=AB123' };

describe('tracking', () => {
  it('is in the order and in the mail about packing', async () => {
    const { id, customer } = await anOrder();
    expect(await patch(id, { tracking: TRACKING })).toMatchObject({ status: 200, body: { tracking: TRACKING } });
    expect(await ordersOf(customer)).toMatchObject([{ tracking: TRACKING, status: 'placed' }]);
    await patch(id, { status: 'packed' });
    const { message } = (await mailOf(id, 'packed')) as { message: { text: string; html: string } };
    expect(message.text).toContain('Sent with Post, number AB 123\n');
    expect(message.text).toContain(`Track parcel:\n${TRACKING.url}\n`);
    expect(message.html).toMatch(/<a [^>]*href="https:\/\/post\.example\/follow\?id=AB123"[^>]*>Track parcel<\/a>/);
    await patch(id, { status: 'delivered' });
    expect(JSON.stringify(await mailOf(id, 'delivered'))).not.toContain('AB 123');
    await expectConsistentShop();
  });

  it('is noted with the step, changed in its unsent mail, and removed', async () => {
    const { id } = await anOrder();
    const both = { status: 'packed', tracking: { carrier: 'Post', number: '1' } };
    expect(await patch(id, both)).toMatchObject({ status: 200, body: both });
    const mail = await mailOf(id, 'packed');
    expect(JSON.stringify(mail)).toContain('Sent with Post, number 1');
    await patch(id, { tracking: TRACKING });
    const changed = await mailOf(id, 'packed');
    expect(changed?.delivery).toEqual(mail?.delivery);
    expect(JSON.stringify(changed)).toContain(TRACKING.number);
    expect((await get(id)).tracking).toEqual(TRACKING);
    expect((await patch(id, { tracking: null })).body).not.toHaveProperty('tracking');
  });
});

describe('shop notes', () => {
  // E53
  it("are only in the customer's export", async () => {
    const { id, customer } = await anOrder();
    const internalNote = 'Wants a call\nbefore noon';
    expect(await patch(id, { internalNote })).toMatchObject({ status: 200, body: { internalNote } });
    await patch(id, { status: 'packed' });
    const { token, email } = customer;
    const seen = [
      await shop.api.call('GET', apiPaths.ordersOf(email), { token }),
      await shop.api.call('POST', apiPaths.cancelOrder(id), { token }),
    ].map(({ text }) => text);
    const { docs } = await (await shop.api.db()).collection('mail').get();
    expect([...seen, ...docs.map((mail) => JSON.stringify(mail.data()))].join()).not.toContain('Wants a call');
    const exported = await shop.api.call('GET', customerPaths.export, { token });
    expect(exported.body).toMatchObject({ orders: [{ _id: id, internalNote }] });
    expect((await get(id)).internalNote).toBe(internalNote);
    expect((await patch(id, { internalNote: '' })).body).not.toHaveProperty('internalNote');
    const log = await logOf(id);
    expect(log[0]).toMatchObject({ what: 'order-notes-changed', fields: ['internalNote'] });
    expect(JSON.stringify(log)).not.toContain('Wants a call');
  });

  it('are stored once for repeated calls', async () => {
    const { id } = await anOrder();
    const notes = { internalNote: 'Wants a call', tracking: TRACKING };
    await patch(id, notes);
    const { version } = await get(id);
    expect((await patch(id, notes)).body).toMatchObject({ ...notes, version });
    expect(await stored(`orders/${id}`)).toMatchObject({ steps: 2 });
    expect(await logOf(id)).toHaveLength(1);
  });

  // E55
  it('are erased with the customer, like the parcel number', async () => {
    const { id, customer } = await anOrder('packed', 'delivered');
    await patch(id, { internalNote: 'Wants a call', tracking: TRACKING });
    expect((await shop.api.call('DELETE', customerPaths.me, { token: customer.token })).status).toBe(204);
    const order = await get(id);
    expect([order.internalNote, order.tracking]).toEqual([undefined, undefined]);
    expect((await patch(id, { internalNote: 'It was Ada' })).status).toBe(409);
    expect((await patch(id, { cashReceived: true })).status).toBe(200);
    await expectConsistentShop();
  });

  it('cannot be overwritten with an older version', async () => {
    const { id } = await anOrder();
    const { version } = await get(id);
    const seen = { 'If-Match': `"${version}"` };
    expect((await patch(id, { internalNote: 'Mine' }, seen)).status).toBe(200);
    expect(await patch(id, { internalNote: 'Theirs' }, seen)).toMatchObject({
      status: 412,
      body: { code: 'precondition-failed', order: { internalNote: 'Mine' } },
    });
  });
});

// E30, E37
it.each([
  ['tracking.carrier', { tracking: { number: '1' } }],
  ['tracking.url', { tracking: { ...TRACKING, url: 'javascript:alert(1)' } }],
  ['internalNote', { internalNote: 'x'.repeat(2_001) }],
  ['cashReceived', { cashReceived: 'yes' }],
])('are rejected with 400 for an invalid %s', async (path, body) => {
  const { id } = await anOrder();
  expect(await patch(id, body)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
});

describe('cash', () => {
  const due = async (query = '') => {
    const { orders } = (await asAdmin('GET', `/api/orders?cash=due${query}`)).body as OrdersPage;
    return orders.map(({ _id }) => _id);
  };

  it('is outstanding from delivery until the courier hands it over', async () => {
    const { id } = await anOrder('packed');
    expect(await patch(id, { cashReceived: true })).toMatchObject({
      status: 409,
      body: { code: 'status-conflict', order: { status: 'packed' } },
    });
    expect(await get(id)).not.toHaveProperty('cashReceived');
    expect(await patch(id, { status: 'delivered' })).toMatchObject({ body: { cashReceived: false } });
    expect((await logOf(id))[0]).toMatchObject({ what: 'order-delivered', fields: ['status'] });
    expect(await due()).toContain(id);
    expect(await due('&status=delivered')).toContain(id);
    expect(await due('&status=packed')).toEqual([]);
    expect((await asAdmin('GET', '/api/orders/count?cash=due')).body).toEqual({ count: expect.any(Number) });
    expect(await patch(id, { cashReceived: true })).toMatchObject({ status: 200, body: { cashReceived: true } });
    expect(await due()).not.toContain(id);
    await patch(id, { cashReceived: false });
    expect(await due()).toContain(id);
    await expectConsistentShop();
  });

  it("of an earlier release's order is unlisted and can be received", async () => {
    const { id } = await anOrder('packed', 'delivered');
    const { FieldValue } = await import('firebase-admin/firestore');
    await (await shop.api.db()).doc(`orders/${id}`).update({ cashReceived: FieldValue.delete() });
    expect(await due()).not.toContain(id);
    expect(await patch(id, { cashReceived: true })).toMatchObject({ body: { cashReceived: true } });
  });
});
