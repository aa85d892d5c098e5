import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TimeoutError, withTimeout } from './withTimeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<never>(() => undefined);

describe('withTimeout', () => {
  it('settles like its promise and leaves no timer', async () => {
    expect(await withTimeout(100, Promise.resolve('done'))).toBe('done');
    await expect(withTimeout(100, Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects after the timeout', async () => {
    const settled = vi.fn();
    const waiting = withTimeout(100, never).catch(settled);
    await vi.advanceTimersByTimeAsync(99);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await waiting;
    expect(settled).toHaveBeenCalledWith(new TimeoutError('Not settled within 100 ms.'));
    expect(settled.mock.calls[0]?.[0]).toBeInstanceOf(TimeoutError);
  });
});
