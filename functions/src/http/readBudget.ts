import { CALLER_READ_QUOTA } from '@bookstore/contract/limits';
import type { Clock } from '../lib/clock.ts';
import { hashOf } from '../lib/hash.ts';
import type { CallerAddress } from './callerAddress.ts';

const WINDOW_MS = CALLER_READ_QUOTA.windowSeconds * 1000;
const NAME_DIGITS = 16;

export interface ReadBudget {
  /** @returns seconds to wait; null while something is left */
  waitFor(address: CallerAddress): number | null;
  /** @param reads of Firestore or their equivalent; negative to give back */
  spend(address: CallerAddress, reads: number): void;
}

/**
 * Counts in memory, because Firestore would cost more than the reads. The quota is per instance, and their number is
 * limited.
 */
export function createReadBudget(clock: Clock, spent = new Map<string, number>()): ReadBudget {
  let minute = 0;

  const keyOf = (name: string) => hashOf(name).slice(0, NAME_DIGITS);
  const spentBy = (name: string) => spent.get(keyOf(name)) ?? 0;

  function startMinute(): void {
    const currentMinute = Math.floor(clock().getTime() / WINDOW_MS);
    if (currentMinute === minute) return;
    minute = currentMinute;
    spent.clear();
  }

  return {
    waitFor({ buckets }) {
      startMinute();
      if (buckets.every(({ name, factor }) => spentBy(name) < factor * CALLER_READ_QUOTA.reads)) return null;
      return Math.max(1, Math.ceil(((minute + 1) * WINDOW_MS - clock().getTime()) / 1000));
    },
    spend({ buckets }, reads) {
      startMinute();
      for (const { name } of buckets) spent.set(keyOf(name), Math.max(0, spentBy(name) + reads));
    },
  };
}
