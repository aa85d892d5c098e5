import type { BookChange, BookChangeResult, BookFate } from '@bookstore/contract/api/bookChanges';
import { describe, expect, it, vi } from 'vitest';
import { aBook } from '../../../api/test/records.ts';
import { planChanges } from './bulkPlan.ts';
import { type RunReport, runChanges } from './runChanges.ts';

const books = (count: number) => Array.from({ length: count }, (_, index) => aBook({ _id: `b${index}` }));
const plan = (count: number) => planChanges(books(count), { kind: 'trending', isTrending: true }).changes;
const answer = (changes: readonly BookChange[], fate: BookFate = 'changed') =>
  changes.map(({ _id }): BookChangeResult => ({ _id, fate, updatedAt: '2026-03-03T00:00:00.000Z' }));

type Send = (changes: readonly BookChange[]) => Promise<BookChangeResult[]>;

async function run(count: number, send: Send) {
  const progress: number[] = [];
  const pause = vi.fn(async () => undefined);
  const onProgress = ({ done, refused }: RunReport) => progress.push(done.length + refused.length);
  const report = await runChanges(plan(count), { send, pause, onProgress });
  const { done, refused, left } = report;
  return { report, counts: [done.length, refused.length, left.length], progress, pause };
}

// rows: 466
describe('changing many books', () => {
  it('goes on step by step, one after the other, and says how far it is', async () => {
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

  it('tells what was done from what another has changed or deleted meanwhile', async () => {
    const fates: BookFate[] = ['changed', 'conflict', 'gone', 'unchanged'];
    const { report, counts } = await run(4, async (changes) =>
      changes.map(({ _id }, index) => ({ _id, fate: fates[index] ?? 'gone' })),
    );
    expect(counts).toEqual([2, 2, 0]);
    expect(report.refused.map(({ planned, reason }) => `${planned.book._id} ${reason}`)).toEqual([
      'b1 changed meanwhile by somebody else: it stays as it is now',
      'b2 no longer in the shop',
    ]);
  });

  it.each([
    [{ status: 'FETCH_ERROR', error: 'x' }, 'the shop could not be reached'],
    [{ status: 401 }, 'your session has ended: log in and try again'],
    [{ status: 503 }, 'the shop could not do it'],
  ])('ends in the middle at %j, and leaves the rest for another try', async (error, reason) => {
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

  it('waits as long as the shop says when there were too many changes, and goes on', async () => {
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

  it('takes a book of which the answer says nothing for one that was not changed', async () => {
    expect((await run(2, async (changes) => answer(changes.slice(1)))).counts).toEqual([1, 1, 0]);
  });
});
