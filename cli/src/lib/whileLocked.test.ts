import { describe, expect, it, vi } from 'vitest';
import { whileLocked } from './whileLocked.ts';

const aborted = () => Object.assign(new Error('10 ABORTED: Transaction lock timeout.'), { code: 10 });

describe('whileLocked', () => {
  it('retries a locked transaction', async () => {
    const transaction = vi.fn<() => Promise<string>>();
    transaction.mockRejectedValueOnce(aborted()).mockRejectedValueOnce(aborted()).mockResolvedValue('done');
    expect(await whileLocked(transaction)).toBe('done');
  });

  it('stops retrying after a timeout or for other errors', async () => {
    await expect(whileLocked(() => Promise.reject(aborted()), -1)).rejects.toThrow('ABORTED');
    const transaction = vi.fn(() => Promise.reject(new Error('no such thing')));
    await expect(whileLocked(transaction)).rejects.toThrow('no such thing');
    expect(transaction).toHaveBeenCalledTimes(1);
  });
});
