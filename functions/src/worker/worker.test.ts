import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorker } from './worker.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function aWorker(processTasks: () => Promise<boolean>) {
  const pauses: number[] = [];
  const pause = async (ms: number) => {
    pauses.push(ms);
    vi.advanceTimersByTime(ms);
  };
  return { pauses, worker: createWorker(processTasks, pause) };
}

function runs(...answers: boolean[]) {
  return vi.fn(async () => answers.shift() ?? false);
}

describe('createWorker', () => {
  it('continues while tasks remain, one batch per second', async () => {
    const answers = [true, true, false];
    const processTasks = vi.fn(async () => {
      // The drain itself takes time, the second one more than a second.
      vi.advanceTimersByTime(answers.length === 3 ? 300 : 1_200);
      return answers.shift() ?? false;
    });
    const { worker, pauses } = aWorker(processTasks);
    await worker.wake();
    expect(processTasks).toHaveBeenCalledTimes(3);
    expect(pauses).toEqual([700, 0]);
  });

  it('runs once for parallel wake-ups, and again for later ones', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const processTasks = vi.fn(() => (processTasks.mock.calls.length === 1 ? promise : Promise.resolve(false)));
    const { worker, pauses } = aWorker(processTasks);
    const first = worker.wake();
    await Promise.all([worker.wake(), worker.wake(), worker.wake()]);
    expect(processTasks).toHaveBeenCalledTimes(1);
    resolve(false);
    await first;
    expect(processTasks).toHaveBeenCalledTimes(2);
    expect(pauses).toEqual([1_000]);
    await worker.wake();
    expect(processTasks).toHaveBeenCalledTimes(3);
  });

  it('fails with a batch, so that the event is redelivered', async () => {
    const processTasks = runs();
    processTasks.mockRejectedValueOnce(new Error('Firestore is out of reach.'));
    const { worker } = aWorker(processTasks);
    await expect(worker.wake()).rejects.toThrow('out of reach');
    await worker.wake();
    expect(processTasks).toHaveBeenCalledTimes(2);
  });

  it('ends after four minutes although tasks remain', async () => {
    const processTasks = vi.fn(async () => true);
    const { worker } = aWorker(processTasks);
    await worker.wake();
    // Drains start at 0 s, 1 s and so on; the last one after four minutes.
    expect(processTasks).toHaveBeenCalledTimes(242);
  });
});
