import { randomUUID } from 'node:crypto';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { BestSeller } from '@bookstore/contract/api/sales';
import { LIMITS } from '@bookstore/contract/limits';
import type { Firestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { send, settle } from '../../test/api.ts';
import { countCosts } from '../../test/firestoreCosts.ts';
import { anItem, aSale, cancelled, recordSale } from '../../test/salesCalls.ts';
import { listen, TEST_CONFIG, type TestServer } from '../../test/server.ts';
import { createFirestoreClientReads } from '../firestore/firestoreClient.ts';
import type { LogEntry } from '../http/log.ts';
import { createBestSellers } from './bestSellers.service.ts';
import type { Sale } from './sales.ts';

const BEGINNING = new Date('2026-01-31T23:30:00Z');
const MINUTE = 60_000;
const projectId = () => `demo-${randomUUID()}`;

let now: Date;
let project: string;
let server: TestServer;
let db: Firestore;
let logged: LogEntry[];
const opened: TestServer[] = [];
const clock = () => now;
const log = (entry: LogEntry) => logged.push(entry);

async function open(at: string, config: Partial<typeof TEST_CONFIG> = {}): Promise<TestServer> {
  const opening = await listen(at, { ...TEST_CONFIG, ...config }, { clock, log });
  opened.push(opening);
  return opening;
}
beforeEach(async () => {
  now = BEGINNING;
  logged = [];
  project = projectId();
  server = await open(project);
  db = await server.firebase.database();
});
afterEach(() => Promise.all(opened.splice(0).map((one) => one.close())));

const ask = (headers: Record<string, string> = {}, at = server) =>
  send(at.baseUrl, 'GET', apiPaths.bestSellers, { headers });
const listed = async (at = server) => (await ask({}, at)).body as BestSeller[];

async function sell(...sales: Sale[]): Promise<void> {
  for (const sale of sales) await recordSale(db, sale);
  await settle(db);
}
const copies = (id: string, count: number, cents = 500) => Array.from({ length: count }, () => anItem(id, cents));
const TODAY = '2026-01-31';

describe('best sellers', () => {
  it('are sorted by copies, then revenue, then id', async () => {
    const gone = aSale(TODAY, copies('returned', 9));
    await sell(
      aSale(TODAY, [...copies('b', 2), ...copies('a', 2), ...copies('dear', 2, 900)]),
      aSale('2026-01-15', copies('most', 3)),
      gone,
      cancelled(gone),
    );
    expect(await listed()).toEqual([
      { _id: 'most', copies: 3 },
      { _id: 'dear', copies: 2 },
      { _id: 'a', copies: 2 },
      { _id: 'b', copies: 2 },
    ]);
  });

  it("cover the shop's last thirty days", async () => {
    const days = ['2026-01-02', '2026-01-03', '2026-02-01'];
    await sell(...days.map((day) => aSale(day, [anItem(day)])));
    // Unreadable days are omitted.
    await db.doc('sales/2026-01-30').set({ zone: 'UTC', byBook: 'many' });
    expect((await listed()).map(({ _id }) => _id)).toEqual(['2026-01-02', '2026-01-03']);
    // In a zone where a new day has begun.
    const other = await open(projectId(), { timeZone: 'Europe/Vienna' });
    db = await other.firebase.database();
    await sell(...days.map((day) => aSale(day, [anItem(day)])));
    expect((await listed(other)).map(({ _id }) => _id)).toEqual(['2026-01-03', '2026-02-01']);
  });

  it('are limited to a hundred', async () => {
    await sell(
      aSale(
        TODAY,
        Array.from({ length: LIMITS.bestSellers + 1 }, (_, index) => anItem(`book-${index}`)),
      ),
    );
    expect(await listed()).toHaveLength(100);
  });

  it('are recomputed after an hour', async () => {
    await sell(aSale(TODAY, [anItem('a')]));
    expect(await listed()).toEqual([{ _id: 'a', copies: 1 }]);
    await sell(aSale(TODAY, [anItem('a')]));
    now = new Date(BEGINNING.getTime() + 59 * MINUTE);
    expect(await listed()).toEqual([{ _id: 'a', copies: 1 }]);
    now = new Date(BEGINNING.getTime() + 60 * MINUTE);
    expect(await listed()).toEqual([{ _id: 'a', copies: 2 }]);
  });

  it('are recomputed if dated in the future', async () => {
    await sell(aSale(TODAY, [anItem('a')]));
    await db.doc('meta/bestSellers').set({ at: new Date(BEGINNING.getTime() + 10 * MINUTE), books: [] });
    expect(await listed()).toEqual([{ _id: 'a', copies: 1 }]);
  });

  it('are answered by their tag', async () => {
    const first = await ask();
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const etag = first.headers.get('etag') ?? '';
    expect(await ask({ 'If-None-Match': etag })).toMatchObject({ status: 304, text: '' });
    await sell(aSale(TODAY, [anItem('a')]));
    now = new Date(BEGINNING.getTime() + 61 * MINUTE);
    expect(await ask({ 'If-None-Match': etag })).toMatchObject({ status: 200, body: [{ _id: 'a', copies: 1 }] });
  });

  it('are not recomputed by a read-only shop or on failure', async () => {
    await sell(aSale(TODAY, [anItem('a')]));
    const closed = await open(project, { isReadOnly: true });
    expect(await listed(closed)).toEqual([]);
    const reads = createFirestoreClientReads(server.firebase.database);
    const database = async () => {
      throw new Error('Firestore is out of reach.');
    };
    const books = [{ id: 'a', copies: 7 }];
    await db.doc('meta/bestSellers').set({ at: new Date(0), books });
    const list = createBestSellers({ database, reads, clock, log, timeZone: 'UTC', mayWrite: true });
    expect(await list.list()).toEqual([{ _id: 'a', copies: 7 }]);
    expect(logged).toContainEqual({
      severity: 'WARNING',
      message: expect.stringMatching(/best sellers were not updated: .*out of reach/),
    });
  });

  it('are computed once for parallel requests, by the worker when due', async () => {
    await sell(aSale(TODAY, [anItem('a')]));
    const { database } = server.firebase;
    const reads = createFirestoreClientReads(database);
    const list = createBestSellers({ database, reads, clock, log, timeZone: 'UTC', mayWrite: true });
    const counter = countCosts(db, project);
    const { writes } = await counter.of(
      async () => void (await Promise.all([list.list(), list.list(), list.refresh()])),
    );
    expect(writes).toBe(1);
    expect(await counter.of(() => list.refresh())).toEqual({ reads: 0, writes: 0, aggregations: 0 });
    now = new Date(BEGINNING.getTime() + 60 * MINUTE);
    expect((await counter.of(() => list.refresh())).writes).toBe(1);
    expect((await counter.of(() => list.list())).writes).toBe(0);
    counter.stop();
  });

  it('are read once by another worker until they are an hour old', async () => {
    await db.doc('meta/bestSellers').set({ at: BEGINNING, books: [] });
    const { database } = server.firebase;
    const reads = createFirestoreClientReads(database);
    const list = createBestSellers({ database, reads, clock, log, timeZone: 'UTC', mayWrite: true });
    const counter = countCosts(db, project);
    const costsAt = (minutes: number) => {
      now = new Date(BEGINNING.getTime() + minutes * MINUTE);
      return counter.of(() => list.refresh());
    };
    expect(await costsAt(10)).toMatchObject({ reads: 1, writes: 0 });
    expect(await costsAt(59)).toMatchObject({ reads: 0, writes: 0 });
    expect(await costsAt(60)).toMatchObject({ writes: 1 });
    counter.stop();
  });
});
