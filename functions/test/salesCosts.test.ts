import type { SalesReport } from '@bookstore/contract/api/sales';
import { salesPath } from '@bookstore/contract/api/salesRanges';
import { addDays } from '@bookstore/contract/days';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type TestApi } from './api.ts';
import { ADMIN_CHECK, countCosts } from './firestoreCosts.ts';
import { anItem, aSale, recordSale } from './salesCalls.ts';

const NOW = new Date('2026-05-20T12:00:00Z');
const TODAY = '2026-05-20';
/** The titles of the ten best. */
const TITLES = 10;
/** Whether there are tasks, and which is the oldest. */
const NO_TASKS = 2;

let api: TestApi;
let token: string;
let counter: ReturnType<typeof countCosts>;

beforeAll(async () => {
  api = await openApi({ clock: () => NOW });
  ({ token } = await api.newAdmin());
  const db = await api.db();
  const items = Array.from({ length: 12 }, (_, index) => anItem(`book-${index}`));
  for (let day = '2026-02-01'; day <= TODAY; day = addDays(day, 1)) await recordSale(db, aSale(day, items));
  await api.settle();
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

describe('what the sales cost', () => {
  it('the cost of the sales is at most sixty reads for a month: its days, ten titles, and whether anything waits', async () => {
    const reads = ADMIN_CHECK + NO_TASKS + 31 + TITLES;
    expect(reads).toBeLessThanOrEqual(60);
    const month = { orders: 31, reads, writes: 0, aggregations: 0 };
    expect(await costOf('2026-04-20', TODAY)).toEqual(month);
    expect(await costOf('2026-03-01', '2026-03-31')).toEqual(month);
  });

  it('the cost of the sales is one read for each day of many months', async () => {
    const { reads, writes } = await costOf('2026-02-01', TODAY, 'month');
    expect({ reads, writes }).toEqual({ reads: ADMIN_CHECK + NO_TASKS + 28 + 31 + 30 + 20 + TITLES, writes: 0 });
  });

  it('the cost of the sales is a read and a write more for each order that waits, at most fifty of them, and for each of their days', async () => {
    const db = await api.db();
    for (let index = 0; index < 51; index += 1)
      await recordSale(db, aSale(addDays(TODAY, -(index % 2)), [anItem('a')]));
    const { reads, writes, orders } = await costOf(TODAY, TODAY);
    // The oldest that is left is one.
    expect({ reads, writes }).toEqual({ reads: ADMIN_CHECK + 50 + 2 + 1 + 1 + TITLES, writes: 50 + 2 });
    expect(orders).toBe(1 + 25);
  });
});
