import { randomUUID } from 'node:crypto';
import type { SalesReport } from '@bookstore/contract/api/sales';
import { salesPath } from '@bookstore/contract/api/salesRanges';
import { createRandom } from '@bookstore/contract/test/random';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newAdmin, send } from '../../test/api.ts';
import { startInstanceBehindProxy } from '../../test/faults/behindProxy.ts';
import { chooseByRules } from '../../test/faults/fault.ts';
import { anItem, aSale, recordSale } from '../../test/salesCalls.ts';
import { listen, TEST_CONFIG, type TestServer } from '../../test/server.ts';
import type { LogEntry } from '../http/log.ts';
import { tasksOf } from './taskRecord.ts';
import { secondsBehind } from './tasks.repository.ts';

const NOW = new Date('2026-01-20T12:00:00Z');
const clock = () => NOW;
const secondsAgo = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000);
const A_SALE = aSale('2026-01-20', [anItem('a')]);

let server: TestServer;
let logged: LogEntry[];
const opened: TestServer[] = [];
const open = async (config: Partial<typeof TEST_CONFIG>) => {
  const projectId = `demo-${randomUUID()}`;
  server = await listen(projectId, { ...TEST_CONFIG, ...config }, { clock, log: (entry) => logged.push(entry) });
  opened.push(server);
};
beforeEach(async () => {
  logged = [];
  await open({});
});
afterEach(() => Promise.all(opened.splice(0).map((one) => one.close())));

const db = () => server.firebase.database();
async function readSales(given?: string): Promise<Pick<SalesReport, 'behindSeconds'> & { orders: number | undefined }> {
  const token = given ?? (await newAdmin(server.baseUrl, server.firebase.database)).token;
  const { status, body } = await send(server.baseUrl, 'GET', salesPath({ range: '7d' }), { token });
  expect(status).toBe(200);
  const { behindSeconds, buckets } = body as SalesReport;
  return { behindSeconds, orders: buckets.at(-1)?.orders };
}

describe('taskRecord', () => {
  it('reports the delay of the oldest task', async () => {
    expect(await secondsBehind(await db(), NOW)).toBe(0);
    // The writing instance's clock is fast.
    await recordSale(await db(), A_SALE, secondsAgo(-5));
    expect(await secondsBehind(await db(), NOW)).toBe(0);
    for (const seconds of [10, 301, 42]) await recordSale(await db(), A_SALE, secondsAgo(seconds));
    expect(await secondsBehind(await db(), NOW)).toBe(301);
  });

  it('counts fifty orders first, and reports how long the next has waited', async () => {
    for (let index = 0; index < 52; index += 1) await recordSale(await db(), A_SALE, secondsAgo(600 - index));
    expect(await readSales()).toEqual({ orders: 50, behindSeconds: 600 - 50 });
    expect(await readSales()).toEqual({ orders: 52, behindSeconds: 0 });
  });

  it('counts nothing in a read-only shop, with a note', async () => {
    await open({ isReadOnly: true });
    await recordSale(await db(), A_SALE, secondsAgo(90));
    expect(await readSales()).toEqual({ orders: 0, behindSeconds: 90 });
    expect((await tasksOf(await db()).get()).size).toBe(1);
  });

  it('shows current sales if pending tasks cannot be counted', async () => {
    const projectId = `demo-${randomUUID()}`;
    const {
      proxy,
      server: behindProxy,
      close,
    } = await startInstanceBehindProxy(projectId, {
      clock,
      log: (entry) => logged.push(entry),
    });
    server = behindProxy;
    await recordSale(await db(), A_SALE, secondsAgo(90));
    const { token } = await newAdmin(server.baseUrl, server.firebase.database);
    // PERMISSION_DENIED.
    proxy.breakBy(chooseByRules([{ method: 'Commit', faults: [{ kind: 'error', code: 7 }] }], createRandom(1)));
    expect(await readSales(token)).toEqual({ orders: 0, behindSeconds: 90 });
    expect(logged).toContainEqual({
      severity: 'WARNING',
      message: expect.stringContaining('Tasks were left to the worker'),
    });
    await close();
  });
});
