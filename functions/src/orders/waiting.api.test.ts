import type { Today } from '@bookstore/contract/api/admin';
import type { OrdersPage } from '@bookstore/contract/api/order';
import { apiPaths } from '@bookstore/contract/api/paths';
import { describe, expect, it } from 'vitest';
import { openOrderCalls } from '../../test/orderCalls.ts';

const { shop, expectConsistentShop, asAdmin, anOrder, get, undo, stored, ordersOf, logOf } = openOrderCalls({
  clock: () => new Date('2026-05-01T12:00:00Z'),
});

const patch = (id: string, body: object) => asAdmin('PATCH', apiPaths.order(id), body);
const wait = (id: string, waiting: object | null) => patch(id, { waiting });
const waitsUntil = async (id: string) => (await stored(`orders/${id}`))?.waitsUntil;
const readToday = async () => (await asAdmin('GET', apiPaths.today)).body as Today;
const idsOf = async (query: string) =>
  ((await asAdmin('GET', `${apiPaths.orders}?${query}`)).body as OrdersPage).orders.map(({ _id }) => _id);

describe('waiting order', () => {
  it('is stored with its day and shown to its customer', async () => {
    const { id, customer } = await anOrder([shop.salt]);
    const waiting = { until: '2026-05-12', note: 'Being reprinted' };
    // The delivery takes two to four working days.
    const arrival = { from: '2026-05-14', to: '2026-05-18' };
    expect(await wait(id, waiting)).toMatchObject({ status: 200, body: { waiting, arrival } });
    expect(await waitsUntil(id)).toBe('2026-05-12');
    expect((await ordersOf(customer))[0]).toMatchObject({ waiting });
    expect(await logOf(id)).toMatchObject([{ what: 'order-notes-changed', fields: ['waiting'] }]);
    await wait(id, {});
    expect(await waitsUntil(id)).toBe('9999-12-31');
    await wait(id, null);
    expect(await stored(`orders/${id}`)).not.toHaveProperty('waitsUntil');
    expect(await get(id)).not.toHaveProperty('waiting');
    expect(await get(id)).toMatchObject({ arrival: { from: '2026-05-05', to: '2026-05-07' } });
  });

  it.each([
    [{ until: '2026-04-30' }, 'waiting.until'],
    [{ until: 'soon' }, 'waiting.until'],
    [{ note: 'x'.repeat(201) }, 'waiting.note'],
    ['later', 'waiting'],
  ])('cannot have %j', async (waiting, path) => {
    const { id } = await anOrder([shop.salt]);
    expect(await patch(id, { waiting })).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  it('is packed only with the end of waiting; undo restores it', async () => {
    const { id } = await anOrder([shop.salt]);
    await wait(id, { until: '2026-05-12' });
    expect(await patch(id, { status: 'packed' })).toMatchObject({ status: 409, body: { code: 'waiting', order: {} } });
    expect(await patch(id, { status: 'packed', waiting: null })).toMatchObject({ status: 200 });
    expect(await stored(`orders/${id}`)).not.toHaveProperty('waitsUntil');
    expect(await wait(id, {})).toMatchObject({ status: 409, body: { code: 'status-conflict' } });
    await undo(id, 'packed');
    expect(await waitsUntil(id)).toBe('2026-05-12');
    await patch(id, { status: 'cancelled' });
    expect(await stored(`orders/${id}`)).not.toHaveProperty('waitsUntil');
    await expectConsistentShop();
  });

  it('is not listed for packing until its day', async () => {
    const before = await readToday();
    const { id } = await anOrder([shop.salt]);
    const { order } = await anOrder([shop.tide]);
    const stored = (await shop.api.db()).doc(`orders/${id}`);
    await stored.update({ createdAt: new Date('2026-01-01T12:00:00Z') });
    await wait(id, { until: '2026-05-12' });
    const { toPack, waiting } = await readToday();
    expect([toPack.count - before.toPack.count, waiting.count - before.waiting.count]).toEqual([1, 1]);
    expect([before.toPack.oldest, order.createdAt]).toContain(toPack.oldest);
    expect(await idsOf('waiting=later')).toContain(id);
    expect(await idsOf('waiting=due')).not.toContain(id);
    expect(await idsOf('waiting=later&q=tide')).not.toContain(id);
    await stored.update({ waiting: { until: '2026-05-01', note: '' }, waitsUntil: '2026-05-01' });
    expect((await readToday()).waiting.due).toBe(waiting.due + 1);
    expect((await readToday()).toPack.oldest).toBe('2026-01-01T12:00:00.000Z');
    expect(await idsOf('waiting=due')).toContain(id);
    expect(await idsOf('waiting=later')).not.toContain(id);
    expect((await patch(id, { status: 'packed' })).status).toBe(200);
    const from = `from=${encodeURIComponent('2026-05-01T00:00:00Z')}`;
    expect((await asAdmin('GET', `${apiPaths.orders}?waiting=due&${from}`)).status).toBe(400);
  });
});

it('is listed with the waiting orders of its customer', async () => {
  const [{ id }, { id: other }] = [await anOrder([shop.salt]), await anOrder([shop.salt])];
  for (const one of [id, other]) {
    await wait(one, { until: '2026-05-12' });
    await (await shop.api.db()).doc(`orders/${one}`).update({ uid: '' });
  }
  expect(await idsOf(`waiting=later&customerOf=${id}`)).toEqual([id]);
});

describe('order of announced books', () => {
  const announced = () => shop.api.newBook(shop.admin, { published: '2026-06', newPrice: 1 });

  it('waits until the last one is published', async () => {
    const { id } = await anOrder([shop.salt, await announced()]);
    expect(await get(id)).toMatchObject({ waiting: { until: '2026-06-01' } });
    const headers = { 'If-Match': `"${(await get(id)).version}"` };
    await asAdmin('PUT', apiPaths.orderItems(id), { productIds: [shop.salt._id] }, headers);
    expect(await get(id)).not.toHaveProperty('waiting');
  });

  it('waits even if an earlier release stored it', async () => {
    const { id } = await anOrder([await announced()]);
    const { waiting: _waiting, waitsUntil: _until, ...old } = (await stored(`orders/${id}`)) ?? {};
    await (await shop.api.db()).doc(`orders/${id}`).set(old);
    expect(await get(id)).toMatchObject({ waiting: { until: '2026-06-01' } });
    expect((await patch(id, { status: 'packed' })).body).toMatchObject({ code: 'waiting' });
  });
});
