import { afterEach, describe, expect, it, vi } from 'vitest';
import { Transactions } from './transactions.ts';

afterEach(() => vi.useRealTimers());

describe('Transactions', () => {
  it('treats ids of an earlier server run as expired', () => {
    vi.useFakeTimers();
    const { id } = new Transactions().begin();
    vi.advanceTimersByTime(5);
    expect(() => new Transactions().use(id)).toThrow(expect.objectContaining({ code: 10 }));
  });

  it('expires a busy transaction that is open too long', () => {
    vi.useFakeTimers();
    const transactions = new Transactions({ total: 40 });
    const { id } = transactions.begin();
    for (const pause of [0, 10, 10]) {
      vi.advanceTimersByTime(pause);
      expect(() => transactions.use(id)).not.toThrow();
    }
    vi.advanceTimersByTime(40);
    expect(() => transactions.use(id)).toThrow(expect.objectContaining({ code: 10 }));
  });
});
