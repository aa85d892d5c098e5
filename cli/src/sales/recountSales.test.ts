import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiPaths } from '@bookstore/contract/apiPaths';
import type { Book } from '@bookstore/contract/book';
import type { Order } from '@bookstore/contract/order';
import type { SalesReport } from '@bookstore/contract/sales';
import { salesPath } from '@bookstore/contract/salesRanges';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SALES_COLLECTIONS } from '../../../functions/src/sales/salesRecord.ts';
import { openApi, type TestAdmin, type TestApi } from '../../../functions/test/api.ts';
import { anOrderBody } from '../../../functions/test/factories.ts';
import { expectSoundDatabase } from '../../../functions/test/invariants.ts';
import { restoreBackup } from '../backups/restoreBackup.ts';
import { takeBackup } from '../backups/takeBackup.ts';
import { recountSales } from './recountSales.ts';
import { findZone, salesMismatches } from './salesMismatches.ts';

let api: TestApi;
let admin: TestAdmin;
let books: Book[];
let db: Firestore;
let now = new Date('2026-03-10T12:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'bookstore-sales-'));

beforeAll(async () => {
  api = await openApi({ clock: () => now });
  admin = await api.newAdmin();
  books = [await api.newBook(admin), await api.newBook(admin, { category: 'horror', newPrice: 3.5 })];
  db = await api.db();
});
beforeEach(async () => {
  for (const name of ['orders', 'mail', ...SALES_COLLECTIONS]) await db.recursiveDelete(db.collection(name));
});
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

const forget = async () => {
  for (const name of SALES_COLLECTIONS) await db.recursiveDelete(db.collection(name));
};
const recount = (options = {}) => recountSales(db, { zone: 'UTC', isDryRun: false, ...options });
const daysOf = (mismatches: { day: string }[]) => mismatches.map(({ day }) => day);

async function mismatches(zone = 'UTC'): Promise<string[]> {
  const found: string[] = [];
  for await (const { day } of salesMismatches(db, zone)) found.push(day);
  return found;
}

// rows: 525
describe('counting the sales anew', () => {
  it('finds the orders of a release that kept none, after saying what it would do', async () => {
    await placeOn('2026-01-31T23:59:59Z');
    const cancelled = await placeOn('2026-02-01T00:00:00Z');
    await placeOn('2026-02-01T08:00:00Z');
    await api.call('PATCH', apiPaths.order(cancelled._id), { token: admin.token, body: { status: 'cancelled' } });
    await forget();
    const days = ['2026-01-31', '2026-02-01'];
    expect(await mismatches()).toEqual(days);
    expect(daysOf(await recount({ isDryRun: true }))).toEqual(days);
    expect(await mismatches()).toEqual(days);
    expect(daysOf(await recount())).toEqual(days);
    expect(await recount()).toEqual([]);
    await expectSoundDatabase(db);
  });

  it('takes away what no order says, and puts a sum right that somebody has typed into', async () => {
    await placeOn('2026-02-01T08:00:00Z');
    const gone = await placeOn('2026-02-02T08:00:00Z');
    for (const path of [`orders/${gone._id}`, `mail/${gone._id}-placed`, `mail/${gone._id}-shop`])
      await db.doc(path).delete();
    await db.doc('sales/2026-02-01').update({ cents: 1, byBook: {} });
    await db.doc('salesShards/3').set({ days: { '2026-02-03': { orders: 1, books: 1, cents: 5, zone: 'UTC' } } });
    expect(daysOf(await recount())).toEqual(['2026-02-01', '2026-02-02', '2026-02-03']);
    expect(await mismatches()).toEqual([]);
    await expectSoundDatabase(db);
  });

  it('lets a month be summed up again', async () => {
    const query = { from: '2026-02-01', to: '2026-02-28', by: 'month' } as const;
    await placeOn('2026-02-01T08:00:00Z');
    now = new Date('2026-04-10T12:00:00Z');
    // A log-in lasts an hour.
    const { token } = await api.newAdmin();
    const read = async () => (await api.call('GET', salesPath(query), { token })).body as SalesReport;
    await read();
    await db.doc('salesMonths/2026-02').update({ 'days.2026-02-01.orders': 77 });
    expect((await read()).buckets).toMatchObject([{ orders: 77 }]);
    await recount();
    expect((await read()).buckets).toMatchObject([{ orders: 1 }]);
  });

  it('is right while the shop goes on selling', async () => {
    for (let count = 0; count < 6; count += 1) await placeOn('2026-02-01T08:00:00Z');
    await forget();
    const selling = (async () => {
      for (let count = 0; count < 12; count += 1) {
        const order = await placeOn('2026-02-01T09:00:00Z');
        const body = { status: 'cancelled' };
        if (count % 3 === 0) await api.call('PATCH', apiPaths.order(order._id), { token: admin.token, body });
      }
    })();
    for (let count = 0; count < 4; count += 1) await recount();
    await selling;
    expect(await recount()).toEqual([]);
    await expectSoundDatabase(db);
  });

  it('counts the days of another time zone when the shop gets one', async () => {
    await placeOn('2026-02-01T23:30:00Z');
    expect(await findZone(db)).toBe('UTC');
    expect(daysOf(await recount({ zone: 'Europe/Berlin' }))).toEqual(['2026-02-01', '2026-02-02']);
    expect(await findZone(db)).toBe('Europe/Berlin');
    expect(await mismatches('Europe/Berlin')).toEqual([]);
    expect((await db.doc('sales/2026-02-02').get()).data()).toMatchObject({ orders: 1, books: 2, cents: 2349 });
  });

  it('takes a day of more books than one write can add', async () => {
    const order = await placeOn('2026-02-01T08:00:00Z');
    const { items: _items, ...fields } = (await db.doc(`orders/${order._id}`).get()).data() ?? {};
    for (let index = 0; index < 6; index += 1) {
      const items = Array.from({ length: 90 }, (_, book) => ({ id: `b-${index}-${book}`, title: 'B', priceCents: 10 }));
      await db.doc(`orders/many-${index}`).set({ ...fields, items, totalCents: 900 });
    }
    await recount();
    expect(await mismatches()).toEqual([]);
    const { byBook, byCategory } = (await db.doc('sales/2026-02-01').get()).data() ?? {};
    expect(Object.keys(byBook)).toHaveLength(2 + 6 * 90);
    // An earlier release wrote down no category.
    expect(byCategory.unknown).toEqual({ books: 540, cents: 5_400 });
  });

  it('ends a restore: what was sold since the backup counts as well', async () => {
    await placeOn('2026-02-01T08:00:00Z');
    await takeBackup(db, 'demo-shop', folder);
    await placeOn('2026-02-01T09:00:00Z');
    await placeOn('2026-02-03T09:00:00Z');
    await restoreBackup(db, { folder, isDryRun: false, isExact: false });
    expect(await mismatches()).toEqual([]);
    await expectSoundDatabase(db);
    await restoreBackup(db, { folder, isDryRun: false, isExact: true });
    expect(await mismatches()).toEqual([]);
    expect((await db.collection('orders').count().get()).data().count).toBe(1);
  });
});
