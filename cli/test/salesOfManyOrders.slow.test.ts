import type { SalesReport } from '@bookstore/contract/api/sales';
import { salesPath } from '@bookstore/contract/api/salesRanges';
import { addDays } from '@bookstore/contract/days';
import { CASH_ON_DELIVERY } from '@bookstore/contract/payment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type TestApi } from '../../functions/test/api.ts';
import { countCosts } from '../../functions/test/firestoreCosts.ts';
import { recountSales } from '../src/sales/recountSales.ts';

const ORDERS = 100_000;
const BOOKS = 3_000;
const MONTH = { from: '2026-10-01', to: '2026-10-31' };
const NOW = new Date('2026-11-10T12:00:00Z');
/** A prime, so that books and days mix. */
const STRIDE = 7_919;

let api: TestApi;
let token: string;

/** What the order with this number bought. */
function itemsOf(index: number) {
  return Array.from({ length: 1 + (index % 3) }, (_, position) => {
    const book = (index * STRIDE + position * 31) % BOOKS;
    return { id: `book-${book}`, title: `Volume ${book}`, category: 'fiction', priceCents: 500 + (book % 700) };
  });
}

const dayOf = (index: number) => addDays(MONTH.from, (index * STRIDE) % 31);
const isCancelled = (index: number) => index % 50 === 0;
const centsOf = (index: number) => itemsOf(index).reduce((sum, { priceCents }) => sum + priceCents, 0);

function anOrder(index: number): object {
  const status = isCancelled(index) ? 'cancelled' : 'placed';
  const createdAt = new Date(Date.parse(`${dayOf(index)}T00:00:00Z`) + ((index * STRIDE) % 86_400) * 1000);
  return {
    uid: `customer-${index % 9_000}`,
    name: 'Ada Reader',
    email: 'ada@example.com',
    phone: '0170',
    address: { city: 'Graz', country: 'Austria', state: 'Styria', zipcode: '8010' },
    productIds: itemsOf(index).map(({ id }) => id),
    items: itemsOf(index),
    totalCents: centsOf(index),
    payment: CASH_ON_DELIVERY,
    counted: [],
    status,
    refused: false,
    history: [{ status: 'placed', at: createdAt, by: '' }],
    keyed: false,
    attempt: String(index),
    steps: 1,
    createdAt,
  };
}

beforeAll(async () => {
  api = await openApi({ clock: () => NOW, deadlineMs: 120_000 });
  ({ token } = await api.newAdmin());
  const db = await api.db();
  const writer = db.bulkWriter({ throttling: false });
  for (let index = 0; index < ORDERS; index += 1) {
    void writer.create(db.collection('orders').doc(`order-${index}`), anOrder(index));
    if (index % 5_000 === 0) await writer.flush();
  }
  await writer.close();
});
afterAll(() => api.close());

const standing = Array.from({ length: ORDERS }, (_, index) => index).filter((index) => !isCancelled(index));

async function readMonth() {
  const db = await api.db();
  const counter = countCosts(db, api.projectId);
  let report: SalesReport | undefined;
  const costs = await counter.of(async () => {
    const reply = await api.call('GET', salesPath({ ...MONTH, by: 'day' }), { token });
    expect(reply.status).toBe(200);
    report = reply.body as SalesReport;
  });
  counter.stop();
  return { report, ...costs };
}

describe('a month of a hundred thousand orders', () => {
  it('is counted anew, and read with at most sixty reads, the first time as well', async () => {
    expect(await recountSales(await api.db(), { zone: 'UTC', isDryRun: false })).toHaveLength(31);

    const first = await readMonth();
    expect(first.reads).toBeLessThanOrEqual(60);
    expect(first.aggregations).toBe(0);
    const byDay = Map.groupBy(standing, dayOf);
    expect(first.report?.buckets).toEqual(
      [...byDay.keys()].toSorted().map((start) => {
        const orders = byDay.get(start) ?? [];
        const cents = orders.reduce((sum, index) => sum + centsOf(index), 0);
        const books = orders.reduce((sum, index) => sum + itemsOf(index).length, 0);
        return { start, orders: orders.length, books, revenue: cents / 100 };
      }),
    );
    const copies = new Map<string, number>();
    for (const { id } of standing.flatMap(itemsOf)) copies.set(id, (copies.get(id) ?? 0) + 1);
    const best = [...copies.values()].toSorted((a, b) => b - a).slice(0, 10);
    expect(first.report?.topBooks.map(({ books }) => books)).toEqual(best);

    const later = await readMonth();
    expect(later.reads).toBeLessThanOrEqual(60);
    expect(later.report).toEqual(first.report);
  });
});
