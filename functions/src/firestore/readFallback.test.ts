import { describe, expect, it } from 'vitest';
import { UnexpectedStatus } from './fetchJson.ts';
import type { FirestoreReads } from './firestoreReads.ts';
import { withFallback } from './readFallback.ts';

const QUERY = { collection: 'books', where: [], orderBy: [] };
const TIME = '2026-05-01T10:00:00Z';

function someReads(name: string) {
  const calls: unknown[][] = [];
  const state: { fails: boolean; error?: Error } = { fails: false };
  const answer = async (...question: unknown[]) => {
    calls.push(question);
    if (state.fails) throw state.error ?? new Error(`${name} fails`);
    return name;
  };
  const of =
    (method: string) =>
    (...parts: unknown[]) =>
      answer(method, ...parts);
  const methods = ['get', 'getAll', 'find', 'count'].map((method) => [method, of(method)]);
  return { reads: Object.fromEntries(methods) as FirestoreReads, calls, state };
}

function aPair() {
  const [first, second] = [someReads('first'), someReads('second')];
  const failures: unknown[] = [];
  const time = { now: 1_000_000 };
  const reads = withFallback(first.reads, second.reads, {
    clock: () => new Date(time.now),
    onFailure: (error) => failures.push(error),
  });
  return { first, second, failures, time, reads };
}

// E57
describe('withFallback', () => {
  it('uses the primary while it responds', async () => {
    const { first, second, reads } = aPair();
    await reads.get('books/a', ['title']);
    await reads.getAll(['books/a'], TIME, ['title']);
    await reads.find(QUERY, TIME);
    await reads.count(QUERY, TIME);
    expect(first.calls).toEqual([
      ['get', 'books/a', ['title']],
      ['getAll', ['books/a'], TIME, ['title']],
      ['find', QUERY, TIME],
      ['count', QUERY, TIME],
    ]);
    expect(second.calls).toEqual([]);
  });

  it('uses only the fallback for 30 seconds after a failure', async () => {
    const { first, second, failures, time, reads } = aPair();
    first.state.fails = true;
    expect(await reads.find(QUERY, TIME)).toBe('second');
    expect(failures).toEqual([new Error('first fails')]);
    first.state.fails = false;
    time.now += 29_999;
    expect(await reads.count(QUERY, TIME)).toBe('second');
    expect(second.calls).toEqual([
      ['find', QUERY, TIME],
      ['count', QUERY, TIME],
    ]);
    time.now += 1;
    expect(await reads.count(QUERY, TIME)).toBe('first');
    expect(failures).toHaveLength(1);
  });

  it('keeps using the primary after a query that both reject', async () => {
    const { first, second, failures, reads } = aPair();
    first.state.fails = true;
    first.state.error = new UnexpectedStatus('refused', 400);
    second.state.fails = true;
    await expect(reads.find(QUERY, TIME)).rejects.toThrow('second fails');
    expect(failures).toEqual([]);
    first.state.fails = false;
    expect(await reads.count(QUERY, TIME)).toBe('first');
  });

  it('uses only the fallback after a query the primary rejects', async () => {
    const { first, failures, reads } = aPair();
    first.state.fails = true;
    first.state.error = new UnexpectedStatus('refused', 400);
    expect(await reads.find(QUERY, TIME)).toBe('second');
    first.state.fails = false;
    expect(await reads.count(QUERY, TIME)).toBe('second');
    expect(failures).toHaveLength(1);
  });
});
