import { apiPaths } from '@bookstore/contract/api/paths';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../test/api.ts';
import { openEditCalls, quoted } from '../../test/editCalls.ts';
import { anOrderBody } from '../../test/factories.ts';

const {
  shop,
  expectConsistentShop,
  place,
  ordersOf,
  asAdmin,
  get,
  move,
  aCountedBook,
  copiesOf,
  changeItems,
  changeDelivery,
  anOrder,
} = openEditCalls();

const STREET = { street: 'Long Lane 2' };
const CHANGES = [
  [
    'its books',
    (id: string, version?: string) => changeItems(id, [shop.tide], {}, version),
    apiPaths.orderItems,
    { productIds: ['a'] },
  ],
  [
    'its delivery',
    (id: string, version?: string) => changeDelivery(id, STREET, version),
    apiPaths.orderDelivery,
    STREET,
  ],
] as const;

describe('edit', () => {
  it.each(CHANGES)('of %s requires the current version, otherwise 428 or 412', async (_, edit, pathOf, body) => {
    const { id } = await anOrder([shop.tide, shop.salt]);
    expect(await asAdmin('PUT', pathOf(id), body)).toMatchObject({
      status: 428,
      body: { code: 'precondition-required' },
    });
    const { version } = await get(id);
    await asAdmin('PATCH', apiPaths.order(id), { internalNote: 'Called on Monday' });
    const current = await get(id);
    expect(current.version).not.toBe(version);
    const { mails: _mails, ...order } = current;
    expect(await edit(id, version)).toMatchObject({ status: 412, body: { code: 'precondition-failed', order } });
    expect((await edit(id, current.version)).status).toBe(200);
  });

  it.each(CHANGES)('of %s requires a placed order, otherwise 409 with the order', async (_, edit) => {
    const { id } = await anOrder([shop.tide, shop.salt]);
    const { version } = await get(id);
    await move(id, 'packed');
    for (const seen of [version, undefined])
      expect(await edit(id, seen)).toMatchObject({
        status: 409,
        body: { code: 'status-conflict', order: { status: 'packed' } },
      });
  });

  it('answers 404 for an unknown order', async () => {
    for (const id of ['no-such-order', 'a%2Fb', '__x__']) {
      expect((await asAdmin('PUT', `/api/orders/${id}/items`, { productIds: ['x'] }, quoted('x'))).status).toBe(404);
      expect((await asAdmin('PUT', `/api/orders/${id}/delivery`, { name: 'Ada' }, quoted('x'))).status).toBe(404);
    }
  });

  it('by two admins at once succeeds for one', async () => {
    const { id } = await anOrder([shop.tide, shop.salt]);
    const { version } = await get(id);
    const replies = await Promise.all([
      changeItems(id, [shop.tide], {}, version),
      changeItems(id, [shop.salt], {}, version),
      changeDelivery(id, { street: 'Long Lane 2' }, version),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412, 412]);
    await expectConsistentShop();
  });

  it('competes with customers for the last copy, which is sold once', async () => {
    const last = await aCountedBook(1);
    const [one, other] = [await anOrder([shop.tide]), await anOrder([shop.salt])];
    const buyer = await shop.api.newCustomer();
    const replies = await Promise.all([
      changeItems(one.id, [shop.tide, last], { agreedByCustomer: true }),
      changeItems(other.id, [shop.salt, last], { agreedByCustomer: true }),
      place(buyer, anOrderBody(buyer, [last])),
    ]);
    expect(replies.filter(({ status }) => status < 300)).toHaveLength(1);
    const refusals = replies.filter(({ status }) => status === 409).map(codeOf);
    for (const code of refusals) expect(['sold-out', 'cart-changed']).toContain(code);
    expect(refusals).toHaveLength(2);
    expect(await copiesOf(last)).toBe(0);
    await expectConsistentShop();
  });
});

describe('key of a changed order', () => {
  it('still belongs to the request that placed the order', async () => {
    const { id, order, again, body, customer } = await anOrder([shop.tide, shop.salt]);
    await changeItems(id, [shop.tide]);
    await changeDelivery(id, { name: 'Grace Reader', phone: '0660 1', street: 'Long Lane 2' });
    const late = await again();
    expect(late).toMatchObject({ status: 200, body: { _id: id, productIds: [shop.tide._id], name: 'Grace Reader' } });
    expect(late.headers.get('idempotency-replayed')).toBe('true');
    const asItIsNow = { ...body, name: 'Grace Reader', phone: '0660 1', productIds: [shop.tide._id] };
    for (const other of [asItIsNow, { ...body, name: 'Grace Reader' }, { ...body, productIds: [shop.tide._id] }])
      expect(await again(other)).toMatchObject({ status: 422, body: { code: 'idempotency-key-reused' } });
    expect(await again({ ...body, productIds: order.productIds.toReversed(), totalPrice: 1 })).toMatchObject({
      status: 200,
    });
    expect(await ordersOf(customer)).toHaveLength(1);
    expect(order.name).not.toBe('Grace Reader');
  });

  it('is compared with the order if an earlier release stored no hash', async () => {
    const { id, again, body } = await anOrder([shop.tide, shop.salt]);
    await (await shop.api.db()).doc(`orders/${id}`).update({ requestHash: '' });
    expect((await again()).status).toBe(200);
    expect((await again({ ...body, productIds: [shop.tide._id] })).status).toBe(422);
  });

  // E53
  it('is never in responses', async () => {
    const { id, again, customer } = await anOrder([shop.tide]);
    const stored = (await (await shop.api.db()).doc(`orders/${id}`).get()).get('requestHash');
    expect(stored).toMatch(/^[0-9a-f]{64}$/);
    const texts = [(await again()).text, JSON.stringify([await get(id), await ordersOf(customer)])];
    for (const text of texts) expect(text).not.toContain(stored);
  });
});
