import { addDays } from '@bookstore/contract/days';
import type { SalesReport } from '@bookstore/contract/sales';
import { salesPath } from '@bookstore/contract/salesRanges';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type TestApi } from './api.ts';
import { countCosts } from './firestoreCosts.ts';
import { anItem, aSale, recordSale } from './salesCalls.ts';

const NOW = new Date('2026-05-20T12:00:00Z');
const TODAY = '2026-05-20';
const SHARDS = 12;
/** What is known of an admin, and the titles of the ten best. */
const ADMIN_CHECK = 2;
const TITLES = 10;

let api: TestApi;
let token: string;
let counter: ReturnType<typeof countCosts>;

beforeAll(async () => {
  api = await openApi({ clock: () => NOW });
  ({ token } = await api.newAdmin());
  const db = await api.db();
  const items = Array.from({ length: 12 }, (_, index) => anItem(`book-${index}`));
  for (let day = '2026-02-01'; day <= TODAY; day = addDays(day, 1)) await recordSale(db, aSale(day, items));
  for (let index = 0; index < SHARDS; index += 1) {
    const part = { zone: 'UTC', orders: 1, books: 1, cents: 100, byBook: { other: { books: 1, cents: 100 } } };
    const days = { '2026-03-31': part, '2026-05-02': part, [TODAY]: part };
    await db.doc(`salesShards/${index}`).set({ days });
  }
  counter = countCosts(db, api.projectId);
});
afterAll(async () => {
  counter.stop();
  await api.close();
});

async function costOf(from: string, to: string, by: 'day' | 'month' = 'day') {
  let orders = 0;
  const costs = await counter.of(async () => {
    const reply = await api.call('GET', salesPath({ from, to, by }), { token });
    expect(reply.status).toBe(200);
    orders = (reply.body as SalesReport).buckets.reduce((sum, bucket) => sum + bucket.orders, 0);
  });
  return { ...costs, orders };
}

// rows: 526
describe('what the sales cost', () => {
  it('is at most sixty reads for a month: its days, the shards, ten titles', async () => {
    const month = await costOf('2026-04-20', '2026-05-20');
    expect(month).toMatchObject({
      orders: 31 + 2 * SHARDS,
      reads: ADMIN_CHECK + 31 + SHARDS + TITLES,
      aggregations: 0,
    });
    expect(month.reads).toBeLessThanOrEqual(60);
    // The parts of a day that is over were put into its document, and left the shards.
    expect(month.writes).toBe(1 + SHARDS);
    expect((await costOf('2026-04-20', '2026-05-20')).writes).toBe(0);
  });

  it('is at most sixty reads for a month that is over, and one for all of it from then on', async () => {
    const first = await costOf('2026-03-01', '2026-03-31');
    expect(first).toMatchObject({ orders: 31 + SHARDS, reads: ADMIN_CHECK + 1 + 31 + SHARDS + TITLES });
    expect(first.reads).toBeLessThanOrEqual(60);
    await costOf('2026-03-01', '2026-03-31');
    const later = await costOf('2026-03-01', '2026-03-31');
    expect(later).toMatchObject({ orders: 31 + SHARDS, reads: ADMIN_CHECK + 1 + SHARDS + TITLES, writes: 0 });
  });

  it('is one read for each month of many', async () => {
    await costOf('2026-02-01', '2026-05-20', 'month');
    const { reads, writes } = await costOf('2026-02-01', '2026-05-20', 'month');
    expect({ reads, writes }).toEqual({ reads: ADMIN_CHECK + 3 + 20 + SHARDS + TITLES, writes: 0 });
  });
});
