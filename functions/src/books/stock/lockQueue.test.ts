import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withRequest } from '../../lib/requestSignal.ts';
import { BookBusy, createLockQueue, type LockBooks } from './lockQueue.ts';

let lockBooks: LockBooks;

beforeEach(() => {
  vi.useFakeTimers();
  // These are half of the longest pause and of the longest spread.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  lockBooks = createLockQueue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const PAUSE_MS = 210;
const TURN_MS = 7_000;
/** gRPC codes of a collision. */
const REFUSED = [5, 6, 9, 10];
/** gRPC codes after which it is unknown whether a write happened. */
const UNCERTAIN = [1, 2, 4, 8, 13, 14];

const failure = (code: number | string) => Object.assign(new Error(`code ${code}`), { code });
const refusal = failure(10);

interface Outcome {
  result: unknown;
  /** Start of each attempt, in milliseconds. */
  tries: number[];
  endedAt: number;
}

/** Duration of an attempt in milliseconds, and its error. */
type Try = [ms: number, error?: unknown];

function take(keys: readonly string[], tries: readonly Try[]): Promise<Outcome> {
  const begun: number[] = [];
  const attempt = async () => {
    const [ms, error] = tries[Math.min(begun.length, tries.length - 1)] ?? [0];
    begun.push(performance.now());
    if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
    if (error) throw error;
    return 'written';
  };
  const end = (result: unknown): Outcome => ({ result, tries: begun, endedAt: performance.now() });
  return lockBooks(() => keys, attempt).then(end, end);
}

async function outcomeOf(tries: readonly Try[], keys: readonly string[] = ['a book']) {
  const running = take(keys, tries);
  await vi.runAllTimersAsync();
  return running;
}

const busy = (retryAfterSeconds: number, cause?: unknown) =>
  expect.objectContaining({
    code: 'busy',
    details: { members: { retryAfterSeconds }, retryAfterSeconds },
    cause,
  });

describe('conditional write', () => {
  it('needs no lock if the first attempt succeeds', async () => {
    const keys = vi.fn(() => ['a book']);
    expect(await lockBooks(keys, async () => 'written')).toBe('written');
    expect(keys).not.toHaveBeenCalled();
  });

  it.each([...REFUSED, ...UNCERTAIN])('is retried immediately, then after pauses: code %i', async (code) => {
    const { result, tries } = await outcomeOf([[0, failure(code)], [0, failure(code)], [0, failure(code)], [0]]);
    expect(result).toBe('written');
    expect(tries).toEqual([0, 0, PAUSE_MS, 2 * PAUSE_MS]);
  });

  it.each([failure(3), failure('unknown'), new Error('no code'), { code: 10 }])(
    'fails immediately if a retry is useless: %s',
    async (error) => {
      expect(await outcomeOf([[0, error]])).toMatchObject({ result: error, tries: [0] });
      expect(
        await outcomeOf([
          [0, refusal],
          [0, error],
        ]),
      ).toMatchObject({ result: error, tries: [0, 0] });
    },
  );

  it.each([[['a book']], [[]]])('is not retried if the pause would end too late: %j', async (keys) => {
    const { result, tries } = await outcomeOf([[0, refusal]], keys);
    // With a turn, no caller was served recently; without one, nothing is known.
    expect(result).toEqual(busy(keys.length > 0 ? 21 : 1, refusal));
    expect(tries).toEqual([0, ...Array.from({ length: 34 }, (_, index) => index * PAUSE_MS)]);
  });

  it('may be attempted at the last moment', async () => {
    vi.mocked(Math.random).mockReturnValue(0);
    expect((await outcomeOf([[0, refusal]])).tries.at(-1)).toBe(TURN_MS);
  });
});

describe('attempt without a response', () => {
  const unanswered = failure(14);

  it.each([
    [
      'the first',
      [
        [0, unanswered],
        [0, refusal],
      ],
    ],
    [
      'a later one',
      [
        [0, refusal],
        [0, refusal],
        [0, unanswered],
        [0, refusal],
      ],
    ],
    ['each', [[0, unanswered]]],
  ] as [string, Try[]][])('may have committed, whatever later attempts return: %s', async (_which, tries) => {
    expect((await outcomeOf(tries)).result).toBe(unanswered);
  });

  it('may have committed, even without a later attempt', async () => {
    const holder = take(['a book'], [[0, refusal], [8_000]]);
    const other = take(['a book'], [[0, unanswered], [0]]);
    await vi.runAllTimersAsync();
    expect(await other).toMatchObject({ result: unanswered, tries: [0] });
    expect(await holder).toMatchObject({ result: 'written' });
  });
});

describe('lock queue', () => {
  it('serves one book in order, without delaying others', async () => {
    const first = take(['a book'], [[0, refusal], [300, refusal], [0]]);
    const second = take(['a book'], [[100, refusal], [50]]);
    const third = take(['a book'], [[200, refusal], [0]]);
    const other = take(['another'], [[0, refusal], [0]]);
    await vi.runAllTimersAsync();
    expect((await first).tries).toEqual([0, 0, 300 + PAUSE_MS]);
    expect((await second).tries).toEqual([0, 300 + PAUSE_MS]);
    expect((await third).tries).toEqual([0, 350 + PAUSE_MS]);
    expect((await other).tries).toEqual([0, 0]);
  });

  it('locks several books in the same order for all callers', async () => {
    const one = take(['a', 'b'], [[0, refusal], [100]]);
    const another = take(['b', 'a'], [[0, refusal], [100]]);
    const last = take(['b'], [[0, refusal], [100]]);
    await vi.runAllTimersAsync();
    const outcomes = await Promise.all([one, another, last]);
    expect(outcomes.map(({ endedAt }) => endedAt)).toEqual([200, 300, 100]);
  });

  it('shortens the wait of a request that has waited before', async () => {
    const request = { signal: new AbortController().signal, startedAt: performance.now() - (TURN_MS - 500) };
    const { tries } = await withRequest(request, () => outcomeOf([[0, refusal]]));
    expect(tries).toEqual([0, 0, PAUSE_MS, 2 * PAUSE_MS]);
  });

  it('lets an attempt that started in time finish later', async () => {
    const late = await outcomeOf([[TURN_MS - 100, refusal], [1_000]]);
    expect(late).toMatchObject({ result: 'written', endedAt: TURN_MS + 900 });
  });

  it('passes on other errors', async () => {
    const first = take(
      ['a book'],
      [
        [0, refusal],
        [100, failure(3)],
      ],
    );
    const second = take(['a book'], [[0, refusal], [0]]);
    await vi.runAllTimersAsync();
    expect((await first).result).toMatchObject({ code: 3 });
    expect(await second).toMatchObject({ result: 'written', endedAt: 100 });
  });

  it('releases an unfinished lock after twice the lock time', async () => {
    const holder = take(['a book'], [[0, refusal], [60_000]]);
    await vi.advanceTimersByTimeAsync(8_000);
    const next = take(['a book'], [[0, refusal], [0]]);
    await vi.runAllTimersAsync();
    expect(await next).toMatchObject({ result: 'written', endedAt: 2 * TURN_MS });
    expect(await holder).toMatchObject({ result: 'written', endedAt: 60_000 });
  });
});

describe('caller that times out', () => {
  const hold = (ms: number) => take(['a book'], [[0, refusal], [ms]]);
  const ask = () => take(['a book'], [[0, refusal], [0]]);

  it('gets an estimate that covers all earlier callers', async () => {
    vi.advanceTimersByTime(1_000);
    const holder = hold(8_000);
    const waiting = Array.from({ length: 21 }, ask);
    await vi.runAllTimersAsync();
    const outcomes = await Promise.all(waiting);
    // 7 s for each waiting caller, times three; beyond 400 s it is spread over the second half.
    const seconds = Array.from({ length: 21 }, (_, index) => 21 * (22 - index)).map((all) => (all > 400 ? 300 : all));
    expect(outcomes).toEqual(seconds.map((all) => ({ result: busy(all), tries: [1_000], endedAt: 1_000 + TURN_MS })));
    expect(seconds.slice(2, 5)).toEqual([300, 399, 378]);
    expect(new BookBusy(400)).toEqual(busy(400));
    expect(await holder).toMatchObject({ result: 'written' });
  });

  it('gets an estimate based on recently served callers', async () => {
    const served = [ask(), hold(100), hold(100)];
    const holder = hold(12_000);
    const other = ask();
    await vi.advanceTimersByTimeAsync(3_000);
    const later = ask();
    await vi.runAllTimersAsync();
    expect((await Promise.all(served)).map(({ endedAt }) => endedAt)).toEqual([0, 100, 200]);
    // Three wait, and two were served in the seven seconds before.
    expect((await other).result).toEqual(busy(32));
    // Two wait, and nobody was served in the seven seconds before.
    expect((await later).result).toEqual(busy(42));
    expect((await holder).result).toBe('written');
  });

  it('gets an estimate without callers served before the queue emptied', async () => {
    const served = [hold(100), hold(100), hold(100)];
    await vi.advanceTimersByTimeAsync(400);
    await Promise.all(served);
    const request = { signal: new AbortController().signal, startedAt: performance.now() - (TURN_MS - 500) };
    const { result } = await withRequest(request, () => outcomeOf([[0, refusal]]));
    expect(result).toEqual(busy(21, refusal));
  });
});
