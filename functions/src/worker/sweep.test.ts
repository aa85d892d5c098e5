import { describe, expect, it, vi } from 'vitest';
import { createSweep } from './sweep.ts';

const aSweep = (seconds: number, sendDueMails: (() => Promise<void>) | null = async () => undefined) => {
  const processTasks = vi.fn(async () => undefined);
  return {
    drain: processTasks,
    sweep: createSweep({ sendDueMails, secondsBehind: async () => seconds, processTasks }),
  };
};

describe('sweep', () => {
  it.each([
    [0, 0],
    [59, 0],
    [60, 1],
  ])('processes tasks that are %i seconds old %i times', async (seconds, times) => {
    const { sweep, drain: processTasks } = aSweep(seconds);
    await sweep();
    expect(processTasks).toHaveBeenCalledTimes(times);
  });

  it('processes tasks even if no mail can be sent, and fails', async () => {
    const { sweep, drain: processTasks } = aSweep(60, () => Promise.reject(new Error('No secret.')));
    await expect(sweep()).rejects.toThrow('No secret.');
    expect(processTasks).toHaveBeenCalledTimes(1);
  });

  it('processes tasks in a shop without mails', async () => {
    const { sweep, drain: processTasks } = aSweep(60, null);
    await sweep();
    expect(processTasks).toHaveBeenCalledTimes(1);
  });
});
