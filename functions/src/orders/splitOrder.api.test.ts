import { createHash, randomUUID } from 'node:crypto';
import type { Book } from '@bookstore/contract/api/book';
import type { AdminOrder, Order } from '@bookstore/contract/api/order';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { WithdrawalsPage } from '@bookstore/contract/api/withdrawal';
import type { ShopPolicy } from '@bookstore/contract/pricing';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../test/api.ts';
import { openEditCalls, quoted } from '../../test/editCalls.ts';
import { anOrderBody } from '../../test/factories.ts';
import { eraseCustomer } from '../customers/erasure.ts';
import { mailRef } from '../mail/mailRecord.ts';
import { salesDaysOf } from '../sales/salesRecord.ts';

const POLICY: ShopPolicy = { charge: { default: 490 }, giftWrap: 300, tax: { books: 700 } };
let now = new Date('2026-05-01T10:00:00Z');
const calls = openEditCalls({ policy: POLICY, clock: () => now });
const { shop, expectConsistentShop, asAdmin, get, move, undo, cancel, ordersOf, copiesOf, stored, logOf } = calls;

let book: Book;
beforeEach(async () => {
  now = new Date('2026-05-01T10:00:00Z');
  book = await calls.aCountedBook(3, { title: 'Late again' });
});

async function split(id: string, body: object, { key = randomUUID(), version = '' } = {}): Promise<Reply> {
  const headers = { ...quoted(version || (await get(id)).version), 'Idempotency-Key': key };
  return asAdmin('POST', apiPaths.splitOrder(id), body, headers);
}
const merge = async (id: string, version?: string) =>
  asAdmin('POST', apiPaths.mergeOrder(id), undefined, quoted(version ?? (await get(id)).version));

async function anOrder() {
  const customer = await shop.api.newCustomer();
  const key = randomUUID();
  const gift = { note: 'Yours', wrap: true };
  await shop.api.call('PUT', apiPaths.delivery(key), {
    token: customer.token,
    body: { street: 'Mill Lane 1', note: 'Ring twice', gift },
  });
  const body = anOrderBody(customer, [shop.salt, book, shop.tide], { totalPrice: '40' });
  const again = () => calls.place(customer, body, key);
  const reply = await again();
  expect(reply.status).toBe(201);
  return { id: (reply.body as Order)._id, order: reply.body as Order, customer, again };
}
async function aSplitOrder(fields: object = {}) {
  const placed = await anOrder();
  const reply = await split(placed.id, { items: [book._id], ...fields });
  expect(reply.status).toBe(201);
  const [second = ''] = (reply.body as AdminOrder).splitInto ?? [];
  return { ...placed, second };
}
async function salesOfDay() {
  await shop.api.settle();
  const [day] = (await salesDaysOf(await shop.api.db()).get()).docs;
  return { orders: day?.get('orders'), books: day?.get('books'), cents: day?.get('cents') };
}
const cents = (sum = '0') => Math.round(Number(sum) * 100);

describe('split', () => {
  it('moves lines at the prices sold; charges stay with the first order', async () => {
    const { id, order, customer, again } = await anOrder();
    await calls.setPrice(book, 99);
    const before = await salesOfDay();
    const key = randomUUID();
    const reply = await split(id, { items: [book._id], reason: ' Reprinted ', expected: '2026-06-01' }, { key });
    const second = createHash('sha256').update(`split:32:${id}:${key}`).digest('hex').slice(0, 32);
    expect(reply).toMatchObject({
      status: 201,
      body: {
        _id: id,
        productIds: [shop.salt._id, shop.tide._id],
        totalPrice: '32.90',
        deliveryCharge: '4.90',
        giftWrap: '3.00',
        splitInto: [second],
        splitReason: 'Reprinted',
        edits: [{ removed: ['Late again'], part: second, totals: ['37.90', '32.90'] }],
        delivery: { gift: { note: 'Yours', wrap: true } },
      },
    });
    expect(reply.headers.get('etag')).toBe(`"${(reply.body as AdminOrder).version}"`);
    const part = await get(second);
    const { name, email, phone, address, payment, createdAt, history } = order;
    expect(part).toMatchObject({ name, email, phone, address, payment, createdAt, history, status: 'placed' });
    expect(part).toMatchObject({ productIds: [book._id], totalPrice: '5.00', splitFrom: id, splitReason: 'Reprinted' });
    expect(part.delivery).toEqual({ street: 'Mill Lane 1', note: 'Ring twice', gift: { wrap: true } });
    for (const absent of ['deliveryCharge', 'giftWrap', 'internalNote']) expect(part).not.toHaveProperty(absent);
    const taxes = [order, part, reply.body as AdminOrder].map((one) => cents(one.taxes?.[0]?.tax));
    expect(Math.abs((taxes[0] ?? 0) - (taxes[1] ?? 0) - (taxes[2] ?? 0))).toBeLessThanOrEqual(1);
    expect(await copiesOf(book)).toBe(2);
    expect(await salesOfDay()).toEqual({ ...before, orders: before.orders + 1 });
    for (const [q, other] of [
      [id, second],
      [second, id],
    ] as const) {
      const found = (await asAdmin('GET', `/api/orders?q=${q}`)).body as { orders: Order[] };
      expect(found.orders.map(({ _id }) => _id).toSorted()).toEqual([q, other].toSorted());
      expect((await logOf(other)).map(({ what, count }) => [what, count])).toEqual([['order-split', 2]]);
    }
    expect((await ordersOf(customer)).map(({ _id }) => _id).toSorted()).toEqual([id, second].toSorted());
    expect(await again()).toMatchObject({ status: 200, body: { _id: id, splitInto: [second] } });
    await expectConsistentShop();
  });

  it('is made once for each key', async () => {
    const { id } = await anOrder();
    const [key, body] = [randomUUID(), { items: [book._id], reason: 'Reprinted' }];
    const { version } = await get(id);
    const first = await split(id, body, { key, version });
    await move(id, 'packed');
    // The version is outdated, and the order no longer placed.
    const repeated = await split(id, body, { key, version });
    expect(repeated).toMatchObject({ status: 200, body: { splitInto: (first.body as AdminOrder).splitInto } });
    expect(repeated.headers.get('idempotency-replayed')).toBe('true');
    const other = await split(id, { ...body, reason: 'Sold out' }, { key, version });
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency-key-reused', order: { _id: id } } });
    expect((await get(id)).splitInto).toHaveLength(1);
  });

  it.each([
    ['no book', 400, { items: [] }],
    ['an unknown book', 400, { items: ['unknown'] }],
    ['more copies than ordered', 400, () => ({ items: [book._id, book._id] })],
    ['all books', 400, () => ({ items: [book._id, shop.salt._id, shop.tide._id] })],
    ['a past day', 400, () => ({ items: [book._id], expected: '2026-04-30' })],
    ['a day that does not exist', 400, () => ({ items: [book._id], expected: '2026-02-30' })],
    ['a long reason', 400, () => ({ items: [book._id], reason: 'x'.repeat(201) })],
  ])('refuses %s', async (_what, status, body) => {
    const { id } = await anOrder();
    const before = await get(id);
    expect((await split(id, typeof body === 'function' ? body() : body)).status).toBe(status);
    expect(await get(id)).toEqual(before);
  });

  it('needs an existing, placed order, its version and a key', async () => {
    const { id } = await anOrder();
    const body = { items: [book._id] };
    const version = quoted((await get(id)).version);
    expect((await asAdmin('POST', apiPaths.splitOrder(id), body, version)).status).toBe(400);
    const key = { 'Idempotency-Key': randomUUID() };
    expect((await asAdmin('POST', apiPaths.splitOrder(id), body, key)).status).toBe(428);
    expect((await asAdmin('POST', apiPaths.splitOrder('none'), body, { ...key, ...version })).status).toBe(404);
    expect((await split(id, body, { version: '1-9-other' })).body).toMatchObject({ code: 'precondition-failed' });
    await move(id, 'packed');
    expect(await split(id, body)).toMatchObject({
      status: 409,
      body: { code: 'not-placed', order: { status: 'packed' } },
    });
    expect(await get(id)).not.toHaveProperty('splitInto');
  });

  it('happens once for two simultaneous calls', async () => {
    const { id } = await anOrder();
    const { version } = await get(id);
    const ask = (item: Book) => split(id, { items: [item._id] }, { version });
    const replies = await Promise.all([ask(book), ask(shop.salt)]);
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['201', '412']);
    expect((await get(id)).splitInto).toHaveLength(1);
    await expectConsistentShop();
  });

  it.each([
    ['a cancellation', (id: string, customer: { token: string }) => cancel(id, customer)],
    ['packing', (id: string) => move(id, 'packed')],
    ['an edit', (id: string) => calls.changeItems(id, [shop.salt, shop.tide])],
  ])('is consistent with a concurrent %s', async (_what, change) => {
    const { id, customer } = await anOrder();
    await Promise.all([split(id, { items: [book._id] }), change(id, customer)]);
    const sold = [id, ...((await get(id)).splitInto ?? [])];
    const parts = await Promise.all(sold.map(get));
    const copies = parts.filter(({ status, productIds }) => status !== 'cancelled' && productIds.includes(book._id));
    expect(await copiesOf(book)).toBe(3 - copies.length);
    await shop.api.settle();
    await expectConsistentShop();
  });

  it('leaves the unsent confirmation of all books', async () => {
    const { id } = await anOrder();
    const confirmation = await stored(`mail/${id}-placed`);
    await split(id, { items: [book._id] });
    expect((await stored(`mail/${id}-placed`))?.message).toEqual(confirmation?.message);
  });

  it('keeps invoices with their order, and the charges of a cancelled one', async () => {
    const { id, second } = await aSplitOrder();
    for (const one of [id, second]) {
      await move(one, 'packed');
      expect((await asAdmin('POST', apiPaths.orderInvoice(one))).status).toBe(201);
    }
    expect(await get(id)).toMatchObject({ invoices: [{ cents: 3290 }] });
    expect(await get(second)).toMatchObject({ invoices: [{ cents: 500 }] });
    await move(id, 'cancelled');
    expect(await get(id)).toMatchObject({ deliveryCharge: '4.90', totalPrice: '32.90' });
    expect(await get(second)).toMatchObject({ totalPrice: '5.00', invoices: [{ cents: 500 }] });
    await expectConsistentShop();
  });
});

describe('expected day', () => {
  it('delays the second order and mails the reason', async () => {
    const more = { reason: 'Being reprinted', expected: '2026-06-01', notify: true };
    const { id, second } = await aSplitOrder(more);
    expect(await get(second)).toMatchObject({ waiting: { until: '2026-06-01' } });
    expect(await get(id)).not.toHaveProperty('waiting');
    const mail = await stored(`mail/${id}-changed`);
    for (const text of [second.slice(0, 8), 'Late again', 'send it around 1 June', 'Being reprinted'])
      expect(mail?.message.text).toContain(text);
    await undo(id, 'placed');
    expect(await stored(`mail/${id}-changed`)).toBeUndefined();
    expect(await stored(`orders/${second}`)).not.toHaveProperty('waitsUntil');
    await expectConsistentShop();
  });
});

describe('split mail', () => {
  it('names the previous total in the mail only if more than the split changed it', async () => {
    const textOf = async (id: string) => (await mailRef(await shop.api.db(), id, 'changed').get()).get('message.text');
    const { id } = await aSplitOrder({ notify: true });
    expect(await textOf(id)).toMatch(/Coming separately/);
    expect(await textOf(id)).not.toContain('Previous total');
    const other = await anOrder();
    await calls.changeItems(other.id, [book, shop.tide], { notify: true });
    await split(other.id, { items: [book._id], notify: true });
    expect(await textOf(other.id)).toContain(`Previous total: $${other.order.totalPrice}.`);
  });

  it('stays with all parts when the first order is cancelled', async () => {
    const { id, second } = await aSplitOrder({ notify: true });
    const { splitInto = [] } = (await split(id, { items: [shop.tide._id], notify: true })).body as AdminOrder;
    const { mails } = (await move(id, 'cancelled')).body as AdminOrder;
    expect(mails?.map(({ event }) => event)).toEqual(['placed', 'changed', 'cancelled', 'shop']);
    const text = (await stored(`mail/${id}-changed`))?.message.text;
    expect(splitInto).toEqual([second, expect.any(String)]);
    for (const part of splitInto) expect(text).toContain(part.slice(0, 8));
  });
});

describe('undo of a split', () => {
  it('merges both orders for ten seconds', async () => {
    const { id, second } = await aSplitOrder({ reason: 'Reprinted' });
    const before = await salesOfDay();
    now = new Date(now.getTime() + 10_000);
    const reply = await undo(id, 'placed');
    expect(reply).toMatchObject({ status: 200, body: { totalPrice: '37.90', splitInto: [second] } });
    expect((reply.body as AdminOrder).productIds.toSorted()).toEqual(
      [shop.salt._id, book._id, shop.tide._id].toSorted(),
    );
    expect(reply.body).not.toHaveProperty('splitReason');
    expect(await get(second)).toMatchObject({ status: 'cancelled', mergedInto: id });
    expect(await stored(`orders/${second}`)).toMatchObject({ counted: [], steps: 2 });
    expect(await stored(`mail/${id}-changed`)).toBeUndefined();
    expect(await copiesOf(book)).toBe(2);
    expect(await undo(id, 'placed')).toMatchObject({ status: 200, body: reply.body as AdminOrder });
    expect((await undo(second, 'cancelled')).status).toBe(409);
    expect(await salesOfDay()).toEqual({ ...before, orders: before.orders - 1 });
    expect((await logOf(second)).map(({ what }) => what).toSorted()).toEqual(['order-merged', 'order-split']);
    await expectConsistentShop();
  });

  it('takes back the named part, although the order was split again', async () => {
    const { id, second } = await aSplitOrder();
    const { splitInto = [] } = (await split(id, { items: [shop.tide._id] })).body as AdminOrder;
    const undoPart = (part: string) => asAdmin('POST', apiPaths.undoOrder(id), { status: 'placed', part });
    expect(await undoPart('a-part-of-another')).toMatchObject({ status: 409, body: { code: 'too-late' } });
    const reply = await undoPart(second);
    expect(reply).toMatchObject({ status: 200, body: { productIds: [shop.salt._id, book._id] } });
    expect(await get(splitInto.at(-1) ?? '')).toMatchObject({ status: 'placed' });
    expect(await undoPart(second)).toMatchObject({ status: 200, body: reply.body as AdminOrder });
    await expectConsistentShop();
  });

  it('is refused later, without a split, and once an order has changed', async () => {
    const { id, second } = await aSplitOrder();
    await move(second, 'packed');
    expect((await undo(id, 'placed')).body).toMatchObject({ code: 'status-conflict' });
    expect((await undo(second, 'placed')).body).toMatchObject({ code: 'status-conflict' });
    const other = await aSplitOrder();
    now = new Date(now.getTime() + 10_001);
    expect((await undo(other.id, 'placed')).body).toMatchObject({ code: 'too-late' });
    expect((await undo(other.second, 'placed')).body).toMatchObject({ code: 'too-late' });
  });
});

describe('merging', () => {
  it('works once while both parts are unchanged', async () => {
    const { id, second } = await aSplitOrder();
    now = new Date(now.getTime() + 1_800_000);
    const { version, mergeable } = await get(second);
    expect(mergeable).toBe(true);
    expect(await get(id)).not.toHaveProperty('mergeable');
    expect((await merge(second, '1-9-other')).body).toMatchObject({ code: 'precondition-failed' });
    const replies = await Promise.all([merge(second, version), merge(second, version)]);
    for (const reply of replies) expect(reply).toMatchObject({ status: 200, body: { _id: id, totalPrice: '37.90' } });
    expect((await logOf(id)).map(({ what }) => what).toSorted()).toEqual(['order-merged', 'order-split']);
    expect((await get(id)).edits?.at(-1)).toMatchObject({
      added: ['Late again'],
      part: second,
      totals: ['32.90', '37.90'],
    });
    expect((await get(second)).edits).toMatchObject([{ removed: ['Late again'], part: id }]);
    expect(await get(second)).not.toHaveProperty('mergeable');
    await shop.api.settle();
    await expectConsistentShop();
  });

  it('works for each part of several splits', async () => {
    const { id } = await aSplitOrder();
    const { splitInto = [] } = (await split(id, { items: [shop.tide._id] })).body as AdminOrder;
    for (const part of splitInto) expect(await merge(part)).toMatchObject({ status: 200 });
    expect(await get(id)).toMatchObject({ totalPrice: '37.90' });
    await expectConsistentShop();
  });

  it('is refused for changed orders, whole orders, and without a version', async () => {
    const { id, second } = await aSplitOrder();
    expect((await merge(id)).body).toMatchObject({ code: 'status-conflict' });
    expect((await asAdmin('POST', apiPaths.mergeOrder(second))).status).toBe(428);
    expect((await merge('none', 'x')).status).toBe(404);
    await move(id, 'packed');
    expect(await merge(second)).toMatchObject({ status: 409, body: { code: 'status-conflict' } });
    expect(await get(second)).toMatchObject({ status: 'placed' });
  });

  it('works after a note, a message and a change of waiting', async () => {
    const { id, second } = await aSplitOrder();
    await asAdmin('PATCH', apiPaths.order(id), { internalNote: 'Called' });
    await asAdmin('PATCH', apiPaths.order(second), { waiting: { until: '', note: 'Reprint' } });
    const message = { text: 'The reprint is late.' };
    const key = { 'Idempotency-Key': randomUUID() };
    expect(await asAdmin('POST', apiPaths.orderMessages(second), message, key)).toMatchObject({ status: 201 });
    expect(await get(second)).toMatchObject({ mergeable: true });
    expect(await merge(second)).toMatchObject({ status: 200, body: { totalPrice: '37.90' } });
    await expectConsistentShop();
  });
});

describe('split order', () => {
  it('is withdrawn from by either number', async () => {
    const { id, second, customer } = await aSplitOrder();
    const body = { name: 'Ada Reader', email: customer.email, order: second.slice(0, 8), items: [] };
    await shop.api.call('POST', apiPaths.withdrawals, { body, headers: { 'Idempotency-Key': randomUUID() } });
    await shop.api.settle();
    for (const part of [id, second]) {
      const page = await asAdmin('GET', `${apiPaths.adminWithdrawals}?order=${part}`);
      expect((page.body as WithdrawalsPage).withdrawals).toMatchObject([{ orderId: id }]);
    }
    expect((await ordersOf(customer)).map(({ withdrawals }) => withdrawals?.length)).toEqual([1, 1]);
    for (const part of [id, second]) for (const step of ['packed', 'delivered'] as const) await move(part, step);
    const { productIds } = await get(id);
    const returned = await asAdmin('POST', apiPaths.orderReturns(id), { items: productIds, restock: false });
    expect(returned.body).toMatchObject({ returnedCents: 3290 });
  });

  it('is erased whole, also while it is split', async () => {
    const { id, second, customer } = await aSplitOrder({ reason: 'For Ada' });
    const db = await shop.api.db();
    const { version } = await get(id);
    const [erased, late] = await Promise.all([
      eraseCustomer(async () => db, customer.uid, { evenOnItsWay: true }),
      split(id, { items: [shop.salt._id], reason: 'For Ada, too' }, { version }),
    ]);
    expect(erased).toBeGreaterThanOrEqual(2);
    const parts = [id, second, ...((late.body as AdminOrder).splitInto ?? [])];
    for (const part of parts) {
      expect(await stored(`orders/${part}`)).toMatchObject({ uid: 'erased', splitReason: '' });
      expect(await stored(`deliveries/${part}`)).toBeUndefined();
    }
    expect((await db.collection('orders').where('uid', '==', customer.uid).get()).size).toBe(0);
  });
});
