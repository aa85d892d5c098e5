import type { AdminOrder, Order } from '@bookstore/contract/api/order';
import { describe, expect, it } from 'vitest';
import { openEditCalls } from '../../test/editCalls.ts';
import { anOrderBody } from '../../test/factories.ts';

const { shop, expectConsistentShop, place, asAdmin, get, logOf, changeDelivery, anOrder } = openEditCalls();

describe('delivery', () => {
  it("changes a placed order's recipient, address and note, not its total", async () => {
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
    await expectConsistentShop();
  });

  it('keeps fields that are not named, and removes an empty note', async () => {
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

  it('can be added later, and a note only with a street', async () => {
    const customer = await shop.api.newCustomer();
    const { _id: id } = (await place(customer, anOrderBody(customer, [shop.tide]))).body as Order;
    expect(await changeDelivery(id, { note: 'Ring twice' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'street', message: 'Required, because no street is known' }] },
    });
    expect((await changeDelivery(id, { street: 'Long Lane 2', note: 'Ring twice' })).status).toBe(200);
    expect((await get(id)).delivery).toEqual({ street: 'Long Lane 2', note: 'Ring twice' });
    expect(await (await shop.api.db()).doc(`deliveries/${id}`).get()).toMatchObject({ exists: true });
    await expectConsistentShop();
  });

  // E3, E30, E31
  it.each([
    ['', { email: 'other@example.com', status: 'packed', uid: 'x' }],
    ['name', { name: '' }],
    ['address.city', { address: { city: '', country: 'A', state: 'B', zipcode: '1' } }],
    ['street', { street: '' }],
    ['note', { note: 'two\nlines' }],
  ])('refuses a bad %s: %j', async (path, body) => {
    const { id } = await anOrder([shop.tide]);
    const before = await get(id);
    expect(await changeDelivery(id, body)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
    expect((await get(id)).version).toBe(before.version);
  });
});
