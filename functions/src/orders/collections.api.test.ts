import { randomUUID } from 'node:crypto';
import type { Today } from '@bookstore/contract/api/admin';
import type { AdminOrder, Order } from '@bookstore/contract/api/order';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { ShopPolicy } from '@bookstore/contract/pricing';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { openEditCalls } from '../../test/editCalls.ts';
import { anOrderBody } from '../../test/factories.ts';

const PLACE = { street: '1 Quay', zipcode: '1010', city: 'Harbour', state: '-', country: 'Austria' };
const POLICY: ShopPolicy = {
  charge: { default: 490 },
  tax: {},
  times: { cutOff: '24:00', days: [5, 9], closed: [] },
  pickup: { address: PLACE, hours: 'Daily 10 to 18', readyIn: [0, 0] },
};
const { shop, expectConsistentShop, place, ordersOf, asAdmin, get, move, undo, stored, changeDelivery } = openEditCalls(
  {
    policy: POLICY,
  },
);

async function collect(fields: Record<string, unknown> = {}) {
  const customer = await shop.api.newCustomer();
  const key = `key-${randomUUID()}`;
  const delivery = await shop.api.call('PUT', apiPaths.delivery(key), {
    token: customer.token,
    body: { pickup: true, ...fields },
  });
  expect(delivery.status).toBe(204);
  const reply = await place(customer, { ...anOrderBody(customer, [shop.tide]), totalPrice: '5.01' }, key);
  expect(reply.status).toBe(201);
  return { order: reply.body as Order, customer };
}

describe('order for collection', () => {
  it("has the shop's address and no delivery charge", async () => {
    const { order, customer } = await collect();
    const { street, ...address } = PLACE;
    const seen = { pickup: true, address, totalPrice: '5.01', payment: { method: 'cash-on-delivery' } };
    expect(order).toMatchObject(seen);
    expect(order.arrival?.from).toBe(order.arrival?.to);
    expect(await get(order._id)).toMatchObject({ ...seen, delivery: { street } });
    expect((await ordersOf(customer))[0]).toMatchObject({ pickup: true, delivery: { street } });
    await expectConsistentShop();
  });

  it('keeps the street of an order that is not collected', async () => {
    const customer = await shop.api.newCustomer();
    const key = `key-${randomUUID()}`;
    const body = { street: 'Mill Lane 1' };
    await shop.api.call('PUT', apiPaths.delivery(key), { token: customer.token, body });
    const reply = await place(customer, { ...anOrderBody(customer, [shop.tide]), totalPrice: '9.91' }, key);
    expect(await get((reply.body as Order)._id)).toMatchObject({ delivery: body });
  });

  it('can be collected until fourteen days after packing', async () => {
    const { _id } = (await collect()).order;
    expect(await stored(`orders/${_id}`)).not.toHaveProperty('readyUntil');
    const { readyUntil, history } = (await move(_id, 'packed')).body as AdminOrder;
    const packedAt = Date.parse(history.at(-1)?.at ?? '');
    expect(Date.parse(readyUntil ?? '')).toBe(packedAt + 14 * 86_400_000);
    expect((await stored(`mail/${_id}-packed`))?.message.subject).toContain('ready to collect');
    await undo(_id, 'packed');
    expect(await stored(`orders/${_id}`)).not.toHaveProperty('readyUntil');
    await move(_id, 'packed');
    const uncollected = async () => ((await asAdmin('GET', apiPaths.today)).body as Today).uncollected;
    const before = await uncollected();
    await (await shop.api.db()).doc(`orders/${_id}`).update({ readyUntil: Timestamp.fromMillis(Date.now() - 1) });
    expect(await uncollected()).toBe(before + 1);
    await move(_id, 'delivered');
    expect(await uncollected()).toBe(before);
    expect(await stored(`orders/${_id}`)).not.toHaveProperty('readyUntil');
  });

  it("has an invoice without the shop's address", async () => {
    const { _id, name } = (await collect()).order;
    await move(_id, 'packed');
    await move(_id, 'delivered');
    const { body } = await asAdmin('POST', apiPaths.orderInvoice(_id));
    expect(body).toMatchObject({ pickup: true, buyer: { name, addressLines: [] } });
  });

  it('does not count as a refused parcel if uncollected', async () => {
    const { _id } = (await collect()).order;
    await move(_id, 'packed');
    expect((await move(_id, 'cancelled')).status).toBe(200);
    expect(await stored(`orders/${_id}`)).toMatchObject({ status: 'cancelled', refused: false });
    await expectConsistentShop();
  });

  it("keeps the shop's address when its delivery is changed", async () => {
    const { _id } = (await collect()).order;
    expect((await changeDelivery(_id, { name: 'Grace Hopper', notify: true })).status).toBe(200);
    expect((await stored(`mail/${_id}-changed`))?.message.text).toContain('You pay $5.01 when you collect it');
    for (const change of [{ street: 'Mill Lane 1' }, { address: { ...PLACE, city: 'Graz' } }])
      expect((await changeDelivery(_id, change)).status).toBe(400);
  });
});
