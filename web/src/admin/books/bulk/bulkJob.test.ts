import type { BookChange, BookChangeResult } from '@bookstore/contract/api/bookChanges';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aBook } from '../../../api/test/records.ts';
import { retryJob, startJob, UNDO_ALL_MS, undoJob } from './bulkJob.ts';
import { planChanges } from './bulkPlan.ts';
import { forgetJob, useBulkJob } from './jobStore.ts';

beforeEach(() => {
  vi.useFakeTimers();
  forgetJob();
});

const books = (count: number) => Array.from({ length: count }, (_, index) => aBook({ _id: `b${index}` }));
const plan = (count: number) => planChanges(books(count), { kind: 'delete' }).changes;
const UPDATED = '2026-03-03T00:00:00.000Z';
const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
const isKept = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Answers as the shop would; `fates` are those of single books. */
function aShop(fates: Record<string, 'conflict'> = {}) {
  const calls: BookChange[][] = [];
  const failures: unknown[] = [];
  const send = vi.fn(async (changes: readonly BookChange[]): Promise<BookChangeResult[]> => {
    calls.push([...changes]);
    const failure = failures.shift();
    if (failure) throw failure;
    return changes.map(({ _id }) => ({ _id, fate: fates[_id] ?? 'changed', updatedAt: UPDATED }));
  });
  return { calls, failures, send };
}

// rows: 466
describe('a change of many books', () => {
  it('keeps the page while it runs, and can be undone together for ten seconds', async () => {
    const { calls, send } = aShop();
    const { result } = renderHook(() => useBulkJob());
    act(() => startJob('delete', plan(3), send));
    expect(result.current).toMatchObject({ isRunning: true, total: 3, count: 0 });
    expect(isKept()).toBe(true);
    await settle();
    expect(result.current).toMatchObject({ isRunning: false, count: 3, canUndo: true });
    expect(isKept()).toBe(false);
    await settle(UNDO_ALL_MS - 1);
    act(() => undoJob());
    await settle();
    expect(calls[1]).toEqual(['b2', 'b1', 'b0'].map((_id) => ({ _id, seen: UPDATED, set: { deleted: false } })));
    expect(result.current).toMatchObject({ kind: 'undo', isRunning: false, count: 3, canUndo: false });
    await settle(UNDO_ALL_MS);
    expect(result.current).toBeNull();
  });

  it('goes without a word when its ten seconds are over and all was done', async () => {
    const { calls, send } = aShop();
    const { result } = renderHook(() => useBulkJob());
    act(() => startJob('delete', plan(1), send));
    await settle(UNDO_ALL_MS);
    expect(result.current).toBeNull();
    act(() => undoJob());
    await settle();
    expect(calls).toHaveLength(1);
  });

  it('stays with its report while something was refused, when there is nothing left to undo', async () => {
    const { send } = aShop({ b1: 'conflict' });
    const { result } = renderHook(() => useBulkJob());
    act(() => startJob('delete', plan(2), send));
    await settle(UNDO_ALL_MS);
    expect(result.current).toMatchObject({
      canUndo: false,
      report: { refused: [{ planned: { book: { _id: 'b1' } } }] },
    });
    act(() => forgetJob());
    expect(result.current).toBeNull();
  });

  it('stopped in the middle, does the rest at another try, and undoes what both have done', async () => {
    const { calls, failures, send } = aShop();
    failures.push(undefined, { status: 'FETCH_ERROR' });
    const { result } = renderHook(() => useBulkJob());
    act(() => startJob('delete', plan(60), send));
    await settle();
    expect(result.current).toMatchObject({ isRunning: false, count: 50, total: 60, canUndo: true });
    expect(result.current?.report.left).toHaveLength(10);
    act(() => retryJob());
    expect(result.current).toMatchObject({ isRunning: true, count: 50, total: 60 });
    await settle();
    expect(calls[2]?.map(({ _id }) => _id)).toEqual(calls[1]?.map(({ _id }) => _id));
    expect(result.current).toMatchObject({ count: 60, report: { left: [] } });
    act(() => undoJob());
    await settle();
    expect(result.current).toMatchObject({ kind: 'undo', total: 60, count: 60 });
  });

  it('says how long it waits when there were too many changes', async () => {
    const { failures, send } = aShop();
    failures.push({ status: 429, retryAfterSeconds: 7 });
    const { result } = renderHook(() => useBulkJob());
    act(() => startJob('change', plan(1), send));
    await settle();
    expect(result.current).toMatchObject({ isRunning: true, waitSeconds: 7 });
    await settle(7000);
    expect(result.current).toMatchObject({ isRunning: false, waitSeconds: 0, count: 1 });
  });

  it('is nobody’s any more when the session has ended meanwhile', async () => {
    const answer = Promise.withResolvers<BookChangeResult[]>();
    const { result } = renderHook(() => useBulkJob());
    act(() => startJob('delete', plan(1), () => answer.promise));
    act(() => forgetJob());
    answer.resolve([{ _id: 'b0', fate: 'changed' }]);
    await settle();
    expect(result.current).toBeNull();
    expect(isKept()).toBe(false);
  });
});
