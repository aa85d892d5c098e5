import { afterEach, describe, expect, it, vi } from 'vitest';
import { Transactions } from './transactions.ts';

afterEach(() => vi.useRealTimers());

describe('the id of a transaction', () => {
  it('the id of a transaction of an earlier run of the server is expired', () => {
    vi.useFakeTimers();
    const { id } = new Transactions().begin();
    vi.advanceTimersByTime(5);
    expect(() => new Transactions().use(id)).toThrow(expect.objectContaining({ code: 10 }));
  });

  it('a transaction that has been open for too long is expired, however busy it is', () => {
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
