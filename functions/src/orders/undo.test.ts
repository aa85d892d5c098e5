import type { Book } from '@bookstore/contract/api/book';
import type { AdminOrder, OrderStatus } from '@bookstore/contract/api/order';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type TestAdmin, type TestApi } from '../../test/api.ts';
import { expectConsistentDatabase } from '../../test/invariants.ts';
import { orderCalls } from '../../test/orderCalls.ts';

let now = new Date('2026-05-01T10:00:00Z');
let api: TestApi;
let admin: TestAdmin;
let db: Firestore;
const calls = orderCalls(() => ({ api, admin }));
const { asAdmin, move, undo, aCountedBook, copiesOf, logOf } = calls;

beforeAll(async () => {
  api = await openApi({ clock: () => now });
  admin = await api.newAdmin();
  db = await api.db();
});
afterAll(() => api.close());

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
/** Versions are always unique, so they are removed. */
async function orderOf(id: string) {
  const { version: _version, ...order } = (await asAdmin('GET', apiPaths.order(id))).body as AdminOrder;
  return order;
}

const anOrder = async (book: Book, ...steps: OrderStatus[]) => (await calls.anOrder([book], ...steps)).id;

it('is never dated before the previous step', async () => {
  const id = await anOrder(await api.newBook(admin));
  later(5);
  await move(id, 'packed');
  // A call that waited, or the clock of another instance.
  later(-3);
  const { history } = (await move(id, 'delivered')).body as AdminOrder;
  expect(history[2]?.at).toBe(history[1]?.at);
  expect(await undo(id, 'delivered')).toMatchObject({ status: 200, body: { status: 'packed' } });
  later(3);
  await expectConsistentDatabase(db);
});

describe('undo', () => {
  it.each([
    ['placed', []],
    ['packed', ['packed']],
  ] as const)('leaves the order %s as before, without the mail', async (status, steps) => {
    const id = await anOrder(await api.newBook(admin), ...steps);
    const before = await orderOf(id);
    for (const next of status === 'placed'
      ? (['packed', 'cancelled'] as const)
      : (['delivered', 'refused', 'cancelled'] as const)) {
      later(1);
      expect((await move(id, next)).body).toMatchObject({ status: next });
      expect((await db.doc(`mail/${id}-${next}`).get()).get('delivery.notBefore').toDate()).toEqual(
        new Date(now.getTime() + 10_000),
      );
      later(10);
      expect(await undo(id, next)).toMatchObject({ status: 200, body: before });
      expect((await logOf(id))[0]).toMatchObject({ by: admin.username, what: 'order-undone' });
      expect(await orderOf(id)).toEqual(before);
      expect((await db.doc(`mail/${id}-${next}`).get()).exists).toBe(false);
    }
    await api.settle();
    await expectConsistentDatabase(db);
  });

  it('of a cancellation reserves the copies and counts the order again', async () => {
    const book = await aCountedBook(4);
    const id = await anOrder(book, 'cancelled');
    expect(await copiesOf(book)).toBe(4);
    expect((await undo(id, 'cancelled')).status).toBe(200);
    expect(await copiesOf(book)).toBe(3);
    expect((await move(id, 'cancelled')).status).toBe(200);
    expect((await undo(id, 'cancelled')).status).toBe(200);
    await api.settle();
    expect((await api.call('GET', apiPaths.book(book._id))).body).toMatchObject({ availability: 'low', left: 3 });
    await expectConsistentDatabase(db);
  });

  it('is rejected if the copies were sold meanwhile', async () => {
    const book = await aCountedBook(1);
    const id = await anOrder(book, 'cancelled');
    await anOrder(book);
    expect(await undo(id, 'cancelled')).toMatchObject({
      status: 409,
      body: { code: 'sold-out', order: { status: 'cancelled' } },
    });
    await api.settle();
    await expectConsistentDatabase(db);
  });

  it('happens once for two simultaneous presses', async () => {
    const id = await anOrder(await aCountedBook(9), 'packed');
    const replies = await Promise.all([undo(id, 'packed'), undo(id, 'packed'), undo(id, 'packed')]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await orderOf(id)).history).toHaveLength(1);
    await api.settle();
    await expectConsistentDatabase(db);
  });
});

describe('rejected undo', () => {
  it("after more than ten seconds of the shop's clock", async () => {
    const id = await anOrder(await api.newBook(admin), 'packed');
    later(10.001);
    expect(await undo(id, 'packed')).toMatchObject({
      status: 409,
      body: { code: 'too-late', order: { status: 'packed' } },
    });
  });

  it.each([
    ['is being sent', { 'delivery.state': 'PROCESSING', 'delivery.attempts': 1 }],
    ['was requested again', { 'delivery.state': 'RETRY', 'delivery.requests': 1 }],
  ])('if its mail %s already', async (_what, fields) => {
    const id = await anOrder(await api.newBook(admin), 'packed');
    await db.doc(`mail/${id}-packed`).update(fields);
    expect(await undo(id, 'packed')).toMatchObject({ status: 409, body: { code: 'too-late' } });
    await db.doc(`mail/${id}-packed`).update({ 'delivery.state': 'SUCCESS' });
  });

  it('if it is not the one that the admin saw', async () => {
    const id = await anOrder(await api.newBook(admin), 'packed', 'delivered');
    expect(await undo(id, 'packed')).toMatchObject({
      status: 409,
      body: { code: 'status-conflict', order: { status: 'delivered' } },
    });
    expect(await asAdmin('POST', apiPaths.undoOrder(id), {})).toMatchObject({ status: 400 });
  });

  it("if it placed the order or was the customer's cancellation", async () => {
    const { id, customer } = await calls.anOrder([await api.newBook(admin)]);
    expect(await undo(id, 'placed')).toMatchObject({
      status: 409,
      body: { code: 'too-late', order: { status: 'placed' } },
    });
    await calls.cancel(id, customer);
    expect(await undo(id, 'cancelled')).toMatchObject({ status: 409, body: { code: 'status-conflict' } });
  });
});
