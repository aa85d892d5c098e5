import type { AdminOrder, Order, OrderStatus } from '@bookstore/contract/api/order';
import { describe, expect, it } from 'vitest';
import { openOrderCalls } from '../../test/orderCalls.ts';

const { shop, anOrder, ordersOf, asAdmin, get, cancel, undo } = openOrderCalls();

const setStatus = (id: string, status: OrderStatus, from?: OrderStatus) =>
  asAdmin('PATCH', `/api/orders/${id}`, { status, from });

describe('steps', () => {
  // E3
  it('are stored with author and time; the customer sees the time', async () => {
    const { id, order, customer } = await anOrder([shop.salt]);
    const { mails: _mails, version: _version, lacksStreet: _lacksStreet, ...before } = await get(id);
    const forged = { totalCents: 0, totalPrice: '0.00', uid: 'x', items: [], createdAt: 0, history: [] };
    const packed = await asAdmin('PATCH', `/api/orders/${id}`, { status: 'packed', ...forged });
    const changed = { ...before, status: 'packed', history: [...before.history, expect.anything()] };
    expect(packed).toMatchObject({ status: 200, body: changed });
    await setStatus(id, 'delivered');
    const { history } = await get(id);
    expect(history).toEqual([
      { status: 'placed', at: order.createdAt },
      { status: 'packed', at: expect.stringMatching(/Z$/), by: shop.admin.username },
      { status: 'delivered', at: expect.stringMatching(/Z$/), by: shop.admin.username },
    ]);
    const steps = history.map(({ status, at }) => ({ status, at }));
    const [seen] = await ordersOf(customer);
    expect([seen?.status, seen?.history]).toEqual(['delivered', steps]);
  });

  it('that are not allowed answer 409 with the order', async () => {
    const { id } = await anOrder([shop.salt], 'packed', 'delivered');
    const { mails: _mails, ...order } = await get(id);
    expect(await setStatus(id, 'cancelled')).toMatchObject({ status: 409, body: { code: 'status-conflict', order } });
    expect(await get(id)).toMatchObject(order);
  });

  it.each(['no-such-order', 'a%2Fb', '__x__'])('of an unknown order answer 404: %s', async (id) => {
    expect((await asAdmin('GET', `/api/orders/${id}`)).status).toBe(404);
    expect((await setStatus(id, 'packed')).status).toBe(404);
    expect((await undo(id, 'packed')).status).toBe(404);
    expect((await cancel(id, await shop.api.newCustomer())).status).toBe(404);
  });

  it('are taken once by two admins at once', async () => {
    const { id } = await anOrder([shop.salt]);
    const replies = await Promise.all(Array.from({ length: 10 }, () => setStatus(id, 'packed', 'placed')));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(9).fill(409)]);
    expect((await get(id)).history).toHaveLength(2);
  });
});

describe('cancellation by the customer', () => {
  it('works while the order is placed, and names the customer', async () => {
    const { id, customer } = await anOrder([shop.salt]);
    const reply = await cancel(id, customer);
    expect(reply).toMatchObject({ status: 200, body: { _id: id, status: 'cancelled' } });
    expect(reply.body).not.toHaveProperty('uid');
    expect((await get(id)).history).toEqual([expect.anything(), { status: 'cancelled', at: expect.any(String) }]);
  });

  // E1
  it('answers 404 for another customer, and 409 once packed', async () => {
    const { id, customer } = await anOrder([shop.salt], 'packed');
    const reply = await cancel(id, await shop.api.newCustomer());
    expect(reply).toMatchObject({ status: 404, body: { code: 'not-found' } });
    const refused = await cancel(id, customer);
    expect(refused).toMatchObject({ status: 409, body: { code: 'status-conflict', order: { status: 'packed' } } });
    expect((refused.body as { order: Order & Partial<AdminOrder> }).order.version).toBeUndefined();
  });
});
