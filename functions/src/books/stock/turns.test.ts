import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTurns, type TakeTurns } from './turns.ts';

let takeTurns: TakeTurns;

beforeEach(() => {
  vi.useFakeTimers();
  // Half of the longest pause, and half of the longest spread.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  takeTurns = createTurns();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const PAUSE_MS = 210;
const TURN_MS = 7_000;
/** gRPC codes: somebody else has written first, or is writing. */
const REFUSED = [5, 6, 9, 10];
/** gRPC codes after which nobody knows whether it was written. */
const UNCERTAIN = [1, 2, 4, 8, 13, 14];

const failure = (code: number | string) => Object.assign(new Error(`code ${code}`), { code });
const refusal = failure(10);

interface Outcome {
  /** What it answered or threw. */
  result: unknown;
  /** When each of its tries began, in milliseconds. */
  tries: number[];
  /** When it ended. */
  endedAt: number;
}

/** How a try ends, and after how many milliseconds. */
type Try = [ms: number, error?: unknown];

/** Tries the first, the second … of these, and the last one again and again. */
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
  return takeTurns(() => keys, attempt).then(end, end);
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

describe('what is written on condition', () => {
  it('what is written on condition asks for no turn where the first try succeeds', async () => {
    const keys = vi.fn(() => ['a book']);
    expect(await takeTurns(keys, async () => 'written')).toBe('written');
    expect(keys).not.toHaveBeenCalled();
  });

  it.each([...REFUSED, ...UNCERTAIN])(
    'what is written on condition is tried again at once, and then after pauses: code %i',
    async (code) => {
      const { result, tries } = await outcomeOf([[0, failure(code)], [0, failure(code)], [0, failure(code)], [0]]);
      expect(result).toBe('written');
      expect(tries).toEqual([0, 0, PAUSE_MS, 2 * PAUSE_MS]);
    },
  );

  it.each([failure(3), failure('unknown'), new Error('no code'), { code: 10 }])(
    'what is written on condition fails at once where another try is of no use: %s',
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

  it.each([[['a book']], [[]]])(
    'what is written on condition is given up when the pause would end after the time is up: of %j',
    async (keys) => {
      const { result, tries } = await outcomeOf([[0, refusal]], keys);
      // In turn nobody was served lately; without a turn there is nothing to tell by.
      expect(result).toEqual(busy(keys.length > 0 ? 21 : 1, refusal));
      expect(tries).toEqual([0, ...Array.from({ length: 34 }, (_, index) => index * PAUSE_MS)]);
    },
  );

  it('what is written on condition may be tried in the last moment', async () => {
    vi.mocked(Math.random).mockReturnValue(0);
    expect((await outcomeOf([[0, refusal]])).tries.at(-1)).toBe(TURN_MS);
  });
});

describe('a try without an answer', () => {
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
  ] as [string, Try[]][])(
    'a try without an answer may have written, whatever the later ones were answered: %s',
    async (_which, tries) => {
      expect((await outcomeOf(tries)).result).toBe(unanswered);
    },
  );

  it('a try without an answer may have written, also where a turn does not come', async () => {
    const holder = take(['a book'], [[0, refusal], [8_000]]);
    const other = take(['a book'], [[0, unanswered], [0]]);
    await vi.runAllTimersAsync();
    expect(await other).toMatchObject({ result: unanswered, tries: [0] });
    expect(await holder).toMatchObject({ result: 'written' });
  });
});

describe('turns', () => {
  it('turns at a book come in the order in which they were asked for, and those at another do not wait for them', async () => {
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

  it('turns at several books are waited for one after the other, in the same order by all', async () => {
    const one = take(['a', 'b'], [[0, refusal], [100]]);
    const another = take(['b', 'a'], [[0, refusal], [100]]);
    const last = take(['b'], [[0, refusal], [100]]);
    await vi.runAllTimersAsync();
    const outcomes = await Promise.all([one, another, last]);
    expect(outcomes.map(({ endedAt }) => endedAt)).toEqual([200, 300, 100]);
  });

  it('turns that have begun in time may end later', async () => {
    const late = await outcomeOf([[TURN_MS - 100, refusal], [1_000]]);
    expect(late).toMatchObject({ result: 'written', endedAt: TURN_MS + 900 });
  });

  it('turns that end in a failure of another kind are left to the next', async () => {
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

  it('turns that do not end hold up nobody for longer than twice the time', async () => {
    const holder = take(['a book'], [[0, refusal], [60_000]]);
    await vi.advanceTimersByTimeAsync(8_000);
    const next = take(['a book'], [[0, refusal], [0]]);
    await vi.runAllTimersAsync();
    expect(await next).toMatchObject({ result: 'written', endedAt: 2 * TURN_MS });
    expect(await holder).toMatchObject({ result: 'written', endedAt: 60_000 });
  });
});

describe('who waits in vain', () => {
  /** A turn that begins now and holds up the others for so long. */
  const hold = (ms: number) => take(['a book'], [[0, refusal], [ms]]);
  /** Asks for a turn, and takes no time for it. */
  const ask = () => take(['a book'], [[0, refusal], [0]]);

  it('who waits in vain tries no more, and is told to come back when all have had their turn, one after the other', async () => {
    vi.advanceTimersByTime(1_000);
    const holder = hold(8_000);
    const waiting = Array.from({ length: 21 }, ask);
    await vi.runAllTimersAsync();
    const outcomes = await Promise.all(waiting);
    // 7 s for each who waits, three times over; what is beyond 400 s is spread over the second half of them.
    const seconds = Array.from({ length: 21 }, (_, index) => 21 * (22 - index)).map((all) => (all > 400 ? 300 : all));
    expect(outcomes).toEqual(seconds.map((all) => ({ result: busy(all), tries: [1_000], endedAt: 1_000 + TURN_MS })));
    expect(seconds.slice(2, 5)).toEqual([300, 399, 378]);
    expect(await holder).toMatchObject({ result: 'written' });
  });

  it('who waits in vain is told by how many were served lately', async () => {
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

  it('who waits in vain is told nothing of those who were served before all had left', async () => {
    const served = [hold(100), hold(100), hold(100)];
    await vi.advanceTimersByTimeAsync(400);
    await Promise.all(served);
    expect((await outcomeOf([[0, refusal]])).result).toEqual(busy(21, refusal));
  });
});
