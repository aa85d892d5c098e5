import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Progress, withProgress } from './progress.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function run(work: (progress: Progress) => Promise<unknown>) {
  const lines: string[] = [];
  const settled = Promise.allSettled([withProgress(work, { write: (line) => lines.push(line) })]);
  return { lines, settled };
}

describe('withProgress', () => {
  it('prints progress every second, but not for shorter work', async () => {
    const { lines } = run(async ({ count }) => {
      for (let done = 0; done < 5; done += 1) {
        for (let book = 0; book < 400; book += 1) count('books');
        await sleep(500);
      }
    });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(lines).toEqual(['  800 books', '  1,600 books']);

    const quick = run(({ count }) => Promise.resolve(count('books')));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(quick.lines).toEqual([]);
  });

  it('times out within two minutes of silence and reports progress', async () => {
    const { lines, settled } = run(async ({ count, touch }) => {
      count('admins');
      count('books');
      await sleep(60_000);
      touch();
      await new Promise(() => undefined);
    });
    await vi.advanceTimersByTimeAsync(62_000);
    expect(lines.slice(0, 2)).toEqual(['  1 books', '  1 books; Firestore has not answered for 5 s']);
    await vi.advanceTimersByTimeAsync(118_000);
    expect(await settled).toMatchObject([
      { reason: { message: expect.stringMatching(/^Firestore has not answered for 90 s.*\n.*1 admins, 1 books/) } },
    ]);
  });
});
