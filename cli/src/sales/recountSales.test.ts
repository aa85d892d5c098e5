import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Book } from '@bookstore/contract/api/book';
import type { Order } from '@bookstore/contract/api/order';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApi, type TestAdmin, type TestApi } from '../../../functions/test/api.ts';
import { anOrderBody } from '../../../functions/test/factories.ts';
import { expectConsistentDatabase } from '../../../functions/test/invariants.ts';
import { restoreBackup } from '../backups/restoreBackup.ts';
import { takeBackup } from '../backups/takeBackup.ts';
import { findZone } from './findZone.ts';
import { recountSales } from './recountSales.ts';
import { salesMismatches } from './salesMismatches.ts';

let api: TestApi;
let admin: TestAdmin;
let books: Book[];
let db: Firestore;
const TODAY = new Date('2026-03-10T12:00:00Z');
let now = TODAY;
const folder = mkdtempSync(join(tmpdir(), 'bookstore-sales-'));

beforeAll(async () => {
  api = await openApi({ clock: () => now });
  admin = await api.newAdmin();
  books = [await api.newBook(admin), await api.newBook(admin, { category: 'horror', newPrice: 3.5 })];
  db = await api.db();
});
const SALES = ['sales', 'tasks', 'tasksRefused'];
const empty = async (names: string[]) => {
  for (const name of names) await db.recursiveDelete(db.collection(name));
};
beforeEach(() => empty(['orders', 'mail', ...SALES]));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await api.close();
});

async function placeOn(moment: string, bought = books): Promise<Order> {
  now = new Date(moment);
  const customer = await api.newCustomer();
  const reply = await api.call('POST', apiPaths.orders, { token: customer.token, body: anOrderBody(customer, bought) });
  expect(reply.status).toBe(201);
  return reply.body as Order;
}

const forget = () => empty(SALES);
const cancel = async ({ _id }: Order) => {
  now = TODAY;
  const options = { token: admin.token, body: { status: 'cancelled' } };
  expect((await api.call('PATCH', apiPaths.order(_id), options)).status).toBe(200);
};
const namesIn = async (collection: string) => (await db.collection(collection).listDocuments()).map(({ id }) => id);
const recount = (options = {}) => recountSales(db, { zone: 'UTC', isDryRun: false, ...options });
const daysOf = (mismatches: { day: string }[]) => mismatches.map(({ day }) => day);

async function mismatches(zone = 'UTC'): Promise<string[]> {
  const found: string[] = [];
  for await (const { day } of salesMismatches(db, zone)) found.push(day);
  return found;
}

describe('recountSales', () => {
  it('adds sales of an old release after a dry run', async () => {
    await placeOn('2026-01-31T23:59:59Z');
    const cancelled = await placeOn('2026-02-01T00:00:00Z');
    await placeOn('2026-02-01T08:00:00Z');
    await cancel(cancelled);
    await forget();
    const days = ['2026-01-31', '2026-02-01'];
    expect(await mismatches()).toEqual(days);
    expect(daysOf(await recount({ isDryRun: true }))).toEqual(days);
    expect(await mismatches()).toEqual(days);
    const begin = new Date();
    expect(daysOf(await recount())).toEqual(days);
    expect(await recount()).toEqual([]);
    const { docs } = await db.collection('changes').where('at', '>=', begin).get();
    expect(docs.map((line) => line.get('what'))).toEqual(['sales-recounted']);
    await expectConsistentDatabase(db);
  });

  it('ignores refused orders and returned books', async () => {
    await placeOn('2026-02-01T08:00:00Z');
    const refused = await placeOn('2026-02-01T09:00:00Z');
    const someBack = await placeOn('2026-02-01T10:00:00Z');
    const allBack = await placeOn('2026-02-01T11:00:00Z');
    now = TODAY;
    const call = async (method: string, path: string, body: object) =>
      expect((await api.call(method, path, { token: admin.token, body })).status).toBeLessThan(300);
    for (const [{ _id }, end] of [
      [refused, 'refused'],
      [someBack, 'delivered'],
      [allBack, 'delivered'],
    ] as const)
      for (const status of ['packed', end]) await call('PATCH', apiPaths.order(_id), { status });
    const [kept, back] = books.map(({ _id }) => _id);
    await call('POST', apiPaths.orderReturns(someBack._id), { items: [back], restock: true });
    await call('POST', apiPaths.orderReturns(allBack._id), { items: [back], restock: true });
    await call('POST', apiPaths.orderReturns(allBack._id), { items: [kept], restock: false });
    expect(await recount()).toEqual([]);
    await forget();
    expect(daysOf(await recount())).toEqual(['2026-02-01']);
    expect((await db.doc('sales/2026-02-01').get()).data()).toMatchObject({ orders: 3, books: 3 });
    expect(await recount()).toEqual([]);
    await expectConsistentDatabase(db);
  });

  it('removes sales without an order and corrects wrong totals', async () => {
    await placeOn('2026-02-01T08:00:00Z');
    const gone = await placeOn('2026-02-02T08:00:00Z');
    for (const path of [`orders/${gone._id}`, `mail/${gone._id}-placed`, `mail/${gone._id}-shop`])
      await db.doc(path).delete();
    await api.settle();
    await db.doc('sales/2026-02-01').update({ cents: 1, byBook: {} });
    expect(daysOf(await recount())).toEqual(['2026-02-01', '2026-02-02']);
    expect(await mismatches()).toEqual([]);
    await expectConsistentDatabase(db);
  });

  it('leaves pending tasks to the worker', async () => {
    await placeOn('2026-02-01T08:00:00Z');
    await forget();
    const order = await placeOn('2026-02-01T09:00:00Z');
    await placeOn('2026-02-02T09:00:00Z');
    await cancel(order);
    expect(await namesIn('tasks')).toHaveLength(3);
    expect(daysOf(await recount())).toEqual(['2026-02-01']);
    expect(await namesIn('tasks')).toHaveLength(3);
    expect(await namesIn('sales')).toEqual(['2026-02-01']);
    expect(await recount()).toEqual([]);
    await api.settle();
    expect(await recount()).toEqual([]);
    expect((await db.doc('sales/2026-02-01').get()).data()).toMatchObject({ orders: 1, books: 2 });
    await expectConsistentDatabase(db);
  });

  it('deletes only rejected sale tasks', async () => {
    await placeOn('2026-02-01T08:00:00Z');
    await db.doc('sales/2026-02-01').set({ zone: 'UTC', cents: 'a lot' });
    await api.settle();
    expect(await namesIn('tasksRefused')).toHaveLength(1);
    const others = ['availability', 'withdrawal', 'back', 'unknown'];
    for (const kind of others) await db.doc(`tasksRefused/of-${kind}`).set({ kind, reason: 'It is damaged' });
    expect(daysOf(await recount())).toEqual(['2026-02-01']);
    expect(await namesIn('tasksRefused')).toEqual(others.map((kind) => `of-${kind}`).toSorted());
    await empty(['tasksRefused']);
    await expectConsistentDatabase(db);
  });

  it('stays correct during sales and pending tasks', async () => {
    for (let count = 0; count < 6; count += 1) await placeOn('2026-02-01T08:00:00Z');
    await forget();
    let isSelling = true;
    const selling = (async () => {
      for (let count = 0; count < 12; count += 1) {
        const order = await placeOn('2026-02-01T09:00:00Z');
        if (count % 3 === 0) await cancel(order);
      }
      isSelling = false;
    })();
    const counting = (async () => {
      while (isSelling) await api.settle();
    })();
    for (let count = 0; count < 4; count += 1) await recount();
    await Promise.all([selling, counting]);
    expect(await recount()).toEqual([]);
    await api.settle();
    expect(await recount()).toEqual([]);
    await expectConsistentDatabase(db);
  });

  it('recounts days after a change of time zone', async () => {
    await placeOn('2026-02-01T23:30:00Z');
    await api.settle();
    expect(await findZone(db)).toBe('UTC');
    expect(daysOf(await recount({ zone: 'Europe/Berlin' }))).toEqual(['2026-02-01', '2026-02-02']);
    expect(await findZone(db)).toBe('Europe/Berlin');
    expect(await mismatches('Europe/Berlin')).toEqual([]);
    expect((await db.doc('sales/2026-02-02').get()).data()).toMatchObject({ orders: 1, books: 2, cents: 2349 });
  });

  it('counts sales after the backup in a restore', async () => {
    await placeOn('2026-02-01T08:00:00Z');
    await takeBackup(db, 'demo-shop', folder);
    await placeOn('2026-02-01T09:00:00Z');
    await placeOn('2026-02-03T09:00:00Z');
    await db.doc('tasksRefused/of-a-book').set({ kind: 'availability', reason: 'books/1 is not as it should be' });
    await restoreBackup(db, { folder, isDryRun: false, isExact: false, only: ['admins'] });
    expect(await namesIn('tasks')).toHaveLength(3);
    await restoreBackup(db, { folder, isDryRun: false, isExact: false });
    expect([await namesIn('tasks'), await namesIn('tasksRefused')]).toEqual([[], []]);
    expect(await mismatches()).toEqual([]);
    await expectConsistentDatabase(db);
    await restoreBackup(db, { folder, isDryRun: false, isExact: true });
    expect(await mismatches()).toEqual([]);
    expect((await db.collection('orders').count().get()).data().count).toBe(1);
  });
});
