import { describe, expect, it } from 'vitest';
import type { FirestoreReads } from './firestoreReads.ts';
import { withFallback } from './readFallback.ts';

const QUERY = { collection: 'books', where: [], orderBy: [] };
const TIME = '2026-05-01T10:00:00Z';

/** Reads that write down what they are asked, and fail while they are told to. */
function someReads(name: string) {
  const asked: unknown[][] = [];
  const state = { fails: false };
  const answer = async (...question: unknown[]) => {
    asked.push(question);
    if (state.fails) throw new Error(`${name} fails`);
    return name;
  };
  const of =
    (method: string) =>
    (...parts: unknown[]) =>
      answer(method, ...parts);
  const methods = ['get', 'getAll', 'find', 'count'].map((method) => [method, of(method)]);
  return { reads: Object.fromEntries(methods) as FirestoreReads, asked, state };
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
describe('reads with a fallback', () => {
  it('reads with a fallback ask the first as long as it answers, with all that the question says', async () => {
    const { first, second, reads } = aPair();
    await reads.get('books/a', ['title']);
    await reads.getAll(['books/a'], TIME, ['title']);
    await reads.find(QUERY, TIME);
    await reads.count(QUERY, TIME);
    expect(first.asked).toEqual([
      ['get', 'books/a', ['title']],
      ['getAll', ['books/a'], TIME, ['title']],
      ['find', QUERY, TIME],
      ['count', QUERY, TIME],
    ]);
    expect(second.asked).toEqual([]);
  });

  it('reads with a fallback ask the second the same when the first fails, and it alone for half a minute', async () => {
    const { first, second, failures, time, reads } = aPair();
    first.state.fails = true;
    expect(await reads.find(QUERY, TIME)).toBe('second');
    expect(failures).toEqual([new Error('first fails')]);
    first.state.fails = false;
    time.now += 29_999;
    expect(await reads.count(QUERY, TIME)).toBe('second');
    expect(second.asked).toEqual([
      ['find', QUERY, TIME],
      ['count', QUERY, TIME],
    ]);
    time.now += 1;
    expect(await reads.count(QUERY, TIME)).toBe('first');
    expect(failures).toHaveLength(1);
  });
});
