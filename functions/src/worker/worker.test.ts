import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorker } from './worker.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A worker whose drains find so much to do, and the pauses that it makes: they pass at once. */
function aWorker(drain: () => Promise<boolean>) {
  const pauses: number[] = [];
  const pause = async (ms: number) => {
    pauses.push(ms);
    vi.advanceTimersByTime(ms);
  };
  return { pauses, worker: createWorker(drain, pause) };
}

/** Drains that answer these one after the other, and then that there is nothing. */
function drains(...answers: boolean[]) {
  return vi.fn(async () => answers.shift() ?? false);
}

describe('whoever is woken by a task', () => {
  it('the worker that a task wakes goes on while there is more, each drain a second after the one before began', async () => {
    const answers = [true, true, false];
    const drain = vi.fn(async () => {
      // It takes time itself: more than a second the second time.
      vi.advanceTimersByTime(answers.length === 3 ? 300 : 1_200);
      return answers.shift() ?? false;
    });
    const { worker, pauses } = aWorker(drain);
    await worker.wake();
    expect(drain).toHaveBeenCalledTimes(3);
    expect(pauses).toEqual([700, 0]);
  });

  it('the worker that a task wakes drains for all who wake it meanwhile, and once more for what came after it had looked', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const drain = vi.fn(() => (drain.mock.calls.length === 1 ? promise : Promise.resolve(false)));
    const { worker, pauses } = aWorker(drain);
    const first = worker.wake();
    await Promise.all([worker.wake(), worker.wake(), worker.wake()]);
    expect(drain).toHaveBeenCalledTimes(1);
    resolve(false);
    await first;
    expect(drain).toHaveBeenCalledTimes(2);
    expect(pauses).toEqual([1_000]);
    await worker.wake();
    expect(drain).toHaveBeenCalledTimes(3);
  });

  it('the worker that a task wakes fails where a drain fails, so that the event is repeated, and drains again then', async () => {
    const drain = drains();
    drain.mockRejectedValueOnce(new Error('Firestore is out of reach.'));
    const { worker } = aWorker(drain);
    await expect(worker.wake()).rejects.toThrow('out of reach');
    await worker.wake();
    expect(drain).toHaveBeenCalledTimes(2);
  });

  it('ends after four minutes although there is more', async () => {
    const drain = vi.fn(async () => true);
    const { worker } = aWorker(drain);
    await worker.wake();
    // At 0 s, 1 s and so on; the one after four minutes is the last.
    expect(drain).toHaveBeenCalledTimes(242);
  });
});
