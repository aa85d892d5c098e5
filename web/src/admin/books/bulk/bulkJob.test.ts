import type { BookChange, BookChangeResult, BookFate } from '@bookstore/contract/api/bookChanges';
import { apiPaths } from '@bookstore/contract/api/paths';
import { configureStore } from '@reduxjs/toolkit';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { booksApi } from '../../../api/booksApi.ts';
import { fakeApi, json } from '../../../api/test/fakeApi.ts';
import { aBook } from '../../../api/test/records.ts';
import { retryBulkJob, runChanges, startBulkJob, UNDO_ALL_MS, undoBulkJob } from './bulkJob.ts';
import { bulkJobSlice, type RunReport } from './bulkJobSlice.ts';
import { planChanges } from './bulkPlan.ts';

const trendingPlan = (count: number) => planChanges(books(count), { kind: 'trending', isTrending: true }).changes;
const answer = (changes: readonly BookChange[], fate: BookFate = 'changed') =>
  changes.map(({ _id }): BookChangeResult => ({ _id, fate, updatedAt: '2026-03-03T00:00:00.000Z' }));

type Send = (changes: readonly BookChange[]) => Promise<BookChangeResult[]>;

async function run(count: number, send: Send) {
  const progress: number[] = [];
  const pause = vi.fn(async () => undefined);
  const onProgress = ({ done, refused }: RunReport) => progress.push(done.length + refused.length);
  const report = await runChanges(trendingPlan(count), { send, pause, onProgress });
  const { done, refused, left } = report;
  return { report, counts: [done.length, refused.length, left.length], progress, pause };
}

describe('runChanges', () => {
  it('sends batches in order and reports progress', async () => {
    let underWay = 0;
    const sizes: number[] = [];
    const { counts, progress } = await run(120, async (changes) => {
      underWay += 1;
      await Promise.resolve();
      expect(underWay).toBe(1);
      underWay -= 1;
      sizes.push(changes.length);
      return answer(changes);
    });
    expect(sizes).toEqual([50, 50, 20]);
    expect(progress).toEqual([50, 100, 120]);
    expect(counts).toEqual([120, 0, 0]);
  });

  it('separates changed books from those that another admin changed or deleted', async () => {
    const fates: BookFate[] = ['changed', 'conflict', 'gone', 'unchanged'];
    const { report, counts } = await run(4, async (changes) =>
      changes.map(({ _id }, index) => ({ _id, fate: fates[index] ?? 'gone' })),
    );
    expect(counts).toEqual([2, 2, 0]);
    expect(report.refused.map(({ planned, reason }) => `${planned.book._id} ${reason}`)).toEqual([
      'b1 someone else has since changed it, so it stays as it is',
      'b2 no longer in the shop',
    ]);
  });

  it.each([
    [{ status: 'FETCH_ERROR', error: 'x' }, "couldn't reach the shop"],
    [{ status: 401 }, 'your session has ended, so log in and try again'],
    [{ status: 503 }, 'something went wrong in the shop'],
  ])('stops at the error %j and keeps the remaining changes', async (error, reason) => {
    let calls = 0;
    const { report, counts } = await run(150, async (changes) => {
      calls += 1;
      if (calls === 2) throw error;
      return answer(changes);
    });
    expect(calls).toBe(2);
    expect(counts).toEqual([50, 0, 100]);
    expect(report.left[0]).toMatchObject({ planned: { book: { _id: 'b50' } }, reason });
  });

  it('waits as long as a rate limit demands, then continues', async () => {
    const errors = [
      { status: 429, retryAfterSeconds: 7 },
      { status: 429, retryAfterSeconds: 2 },
    ];
    const { counts, pause } = await run(1, async (changes) => {
      const error = errors.shift();
      if (error) throw error;
      return answer(changes);
    });
    expect(counts).toEqual([1, 0, 0]);
    expect(pause.mock.calls).toEqual([[7], [2]]);
  });

  it('counts a book missing from the answer as not changed', async () => {
    expect((await run(2, async (changes) => answer(changes.slice(1)))).counts).toEqual([1, 1, 0]);
  });
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

const books = (count: number) => Array.from({ length: count }, (_, index) => aBook({ _id: `b${index}` }));
const plan = (count: number) => planChanges(books(count), { kind: 'delete' }).changes;
const UPDATED = '2026-03-03T00:00:00.000Z';
const isKept = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
/** Real timers, so that answers arrive despite fake ones. */
const { setTimeout: afterRealTime } = globalThis;
const takeBreath = () => new Promise((resolve) => void afterRealTime(resolve, 5));

/** @param fates results of single books @param failures failures of the next calls */
function begin({
  fates = {},
  failures = [],
}: {
  fates?: Record<string, 'conflict'>;
  failures?: (Response | null)[];
} = {}) {
  const calls: BookChange[][] = [];
  fakeApi({
    [`POST ${apiPaths.bookChanges}`]: async (request) => {
      const { changes } = (await request.json()) as { changes: BookChange[] };
      calls.push(changes);
      const failure = failures.shift();
      if (failure) return failure;
      return json({ results: changes.map(({ _id }) => ({ _id, fate: fates[_id] ?? 'changed', updatedAt: UPDATED })) });
    },
  });
  const store = configureStore({
    reducer: { [booksApi.reducerPath]: booksApi.reducer, [bulkJobSlice.name]: bulkJobSlice.reducer },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { getAdminToken: () => 'admin-token' } },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(booksApi.middleware),
  });
  const job = () => store.getState().bulkJob;
  const settle = async (ms = 0) => {
    await vi.advanceTimersByTimeAsync(ms);
    await takeBreath();
    for (let tries = 0; job()?.isRunning && !job()?.waitSeconds && tries < 400; tries += 1) await takeBreath();
  };
  return {
    calls,
    store,
    job,
    settle,
    start: (count: number) => void store.dispatch(startBulkJob('delete', plan(count))),
  };
}

describe('bulk job', () => {
  it('warns before leaving the page, and offers undo for ten seconds', async () => {
    const { calls, store, job, settle, start } = begin();
    start(3);
    expect(job()).toMatchObject({ isRunning: true, total: 3, count: 0 });
    expect(isKept()).toBe(true);
    await settle();
    expect(job()).toMatchObject({ isRunning: false, count: 3, canUndo: true });
    expect(isKept()).toBe(false);
    await settle(UNDO_ALL_MS - 1);
    store.dispatch(undoBulkJob());
    await settle();
    expect(calls[1]).toEqual(['b2', 'b1', 'b0'].map((_id) => ({ _id, seen: UPDATED, set: { deleted: false } })));
    expect(job()).toMatchObject({ kind: 'undo', isRunning: false, count: 3, canUndo: false });
    await settle(UNDO_ALL_MS);
    expect(job()).toBeNull();
  });

  it('keeps the report of refused books after undo has expired', async () => {
    const { store, job, settle, start } = begin({ fates: { b1: 'conflict' } });
    start(2);
    await settle();
    await settle(UNDO_ALL_MS);
    expect(job()).toMatchObject({
      canUndo: false,
      report: { refused: [{ planned: { book: { _id: 'b1' } } }] },
    });
    store.dispatch(bulkJobSlice.actions.cleared());
    expect(job()).toBeNull();
  });

  it('continues a stopped job, and undoes the changes of both attempts', async () => {
    const { calls, store, job, settle, start } = begin({ failures: [null, Response.error()] });
    start(60);
    await settle();
    expect(job()).toMatchObject({ isRunning: false, count: 50, total: 60, canUndo: true });
    expect(job()?.report.left).toHaveLength(10);
    store.dispatch(retryBulkJob());
    expect(job()).toMatchObject({ isRunning: true, count: 50, total: 60 });
    await settle();
    expect(calls[2]?.map(({ _id }) => _id)).toEqual(calls[1]?.map(({ _id }) => _id));
    expect(job()).toMatchObject({ count: 60, report: { left: [] } });
    store.dispatch(undoBulkJob());
    await settle();
    expect(job()).toMatchObject({ kind: 'undo', total: 60, count: 60 });
  });

  it('ignores answers of a job that was cleared when the session ended', async () => {
    const { job, store, settle, start } = begin();
    start(1);
    store.dispatch(bulkJobSlice.actions.cleared());
    await settle();
    expect(job()).toBeNull();
    expect(isKept()).toBe(false);
  });
});
