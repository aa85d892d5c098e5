import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { splitName } from '../model/names.ts';
import { encodeTransactionId, Transactions } from './transactions.ts';

const name = (path: string) => `projects/p/databases/d/documents/${path}`;
const target = (path: string) => splitName(name(path));

/** Resolves to what a promise has become by now. */
const stateOf = (promise: Promise<unknown>) => Promise.race([promise, sleep(20, 'waiting')]);

describe('a write', () => {
  it('a write runs at once when nobody else holds a lock', async () => {
    const transactions = new Transactions();
    const own = transactions.begin();
    own.lockedDocuments.add(name('c/a'));
    expect(await transactions.whenFree([target('c/a')], own, () => 'written')).toBe('written');
  });

  it.each(['end', 'rollback'] as const)(
    'a write waits for the lock of another transaction until its %s',
    async (ending) => {
      const transactions = new Transactions();
      const other = transactions.begin();
      other.lockedDocuments.add(name('c/a'));
      const write = transactions.whenFree([target('c/b'), target('c/a')], undefined, () => 'written');
      expect(await stateOf(write)).toBe('waiting');
      if (ending === 'end') transactions.end(other);
      else transactions.rollback(other.id);
      expect(await write).toBe('written');
    },
  );

  it('a write waits for a lock on its collection id, under any parent', async () => {
    const transactions = new Transactions({ lockWait: 10 });
    transactions.begin().lockedCollectionIds.add('c');
    await expect(transactions.whenFree([target('x/y/c/a')], undefined, () => {})).rejects.toMatchObject({ code: 10 });
    expect(await transactions.whenFree([target('c/a/sub/x')], undefined, () => 'free')).toBe('free');
  });

  it('a write that waits too long is aborted and ends its transaction', async () => {
    const transactions = new Transactions({ lockWait: 10 });
    transactions.begin().lockedDocuments.add(name('c/a'));
    const own = transactions.begin();
    const write = transactions.whenFree([target('c/a')], own, () => {});
    await expect(write).rejects.toThrow('Transaction lock timeout.');
    expect(transactions.isOpen(own)).toBe(false);
  });

  it('a write that fails passes its error on', async () => {
    const write = new Transactions().whenFree([target('c/a')], undefined, () => {
      throw new Error('no');
    });
    await expect(write).rejects.toThrow('no');
  });

  it('writes that wait for one another each run once', async () => {
    const transactions = new Transactions();
    const holder = transactions.begin();
    holder.lockedDocuments.add(name('c/a'));
    const runs: number[] = [];
    const writes = [1, 2, 3].map((i) => transactions.whenFree([target('c/a')], undefined, () => runs.push(i)));
    transactions.end(holder);
    await Promise.all(writes);
    expect(runs).toEqual([1, 2, 3]);
  });
});

describe('the id of a transaction', () => {
  it('the id of a transaction that has ended is expired for reads and fine for a rollback', () => {
    const transactions = new Transactions();
    const { id } = transactions.begin();
    transactions.rollback(id);
    expect(() => transactions.use(id)).toThrow('has expired or is no longer valid');
    expect(() => transactions.rollback(id)).not.toThrow();
  });

  it('the id of a transaction of an earlier run of the server is expired', async () => {
    const { id } = new Transactions().begin();
    await sleep(5);
    expect(() => new Transactions().use(id)).toThrow(expect.objectContaining({ code: 10 }));
  });

  it('the id of a transaction that was never issued, or is malformed, is invalid', () => {
    const transactions = new Transactions();
    expect(() => transactions.use(encodeTransactionId(2n ** 62n))).toThrow(expect.objectContaining({ code: 3 }));
    expect(() => transactions.use(Buffer.from('x'))).toThrow('Invalid transaction.');
    expect(() => transactions.rollback(undefined)).toThrow('Invalid transaction.');
  });

  describe('in time', () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it('a transaction that has been open for too long is expired, however busy it is', () => {
      const transactions = new Transactions({ total: 40 });
      const { id } = transactions.begin();
      for (const pause of [0, 10, 10]) {
        vi.advanceTimersByTime(pause);
        expect(() => transactions.use(id)).not.toThrow();
      }
      vi.advanceTimersByTime(40);
      expect(() => transactions.use(id)).toThrow(expect.objectContaining({ code: 10 }));
    });

    it('a transaction that was idle for too long is expired', () => {
      const transactions = new Transactions({ idle: 5 });
      const { id } = transactions.begin();
      vi.advanceTimersByTime(20);
      expect(() => transactions.use(id)).toThrow(expect.objectContaining({ code: 10 }));
    });
  });
});
