import { describe, expect, it, vi } from 'vitest';
import { retryCall } from './retryCall.ts';

const BUSY = new Error('busy');
const secondsAfter = (error: unknown, tries: number) => (error === BUSY && tries < 3 ? 10 * tries : null);

describe('retryCall', () => {
  it('repeats the call after the named pauses', async () => {
    const call = vi
      .fn(async () => 'done')
      .mockRejectedValueOnce(BUSY)
      .mockRejectedValueOnce(BUSY);
    const pause = vi.fn(async () => undefined);
    expect(await retryCall(call, secondsAfter, pause)).toBe('done');
    expect(pause.mock.calls).toEqual([[10], [20]]);
  });

  it('throws an error without a pause', async () => {
    const call = vi.fn(async () => Promise.reject(new Error('gone')));
    await expect(retryCall(call, secondsAfter)).rejects.toThrow('gone');
    expect(call).toHaveBeenCalledOnce();
  });

  it('throws the error when the pause was cancelled', async () => {
    const call = vi.fn(async () => Promise.reject(BUSY));
    await expect(retryCall(call, secondsAfter, async () => false)).rejects.toThrow('busy');
    expect(call).toHaveBeenCalledOnce();
  });
});
