import * as messages from '@bookstore/messages/problems';
import { ShopError } from '../lib/shopError.ts';

/** At most `count` events within any `windowSeconds`. */
export interface Limit {
  count: number;
  windowSeconds: number;
}

interface Admission {
  /** The events that still count, oldest first. */
  recent: number[];
  /** Null if one more event is within every limit. */
  retryAfterSeconds: number | null;
}

/** @param times earlier events and `now` in milliseconds, oldest first */
export function admit(times: readonly number[], limits: readonly Limit[], now: number): Admission {
  const longest = Math.max(0, ...limits.map((limit) => limit.windowSeconds));
  const recent = times.filter((time) => time > now - longest * 1000);
  const waits = limits.flatMap(({ count, windowSeconds }) => {
    const inWindow = recent.filter((time) => time > now - windowSeconds * 1000);
    const oldestToLeave = inWindow.at(-count);
    if (oldestToLeave === undefined) return [];
    return Math.max(1, Math.ceil((oldestToLeave + windowSeconds * 1000 - now) / 1000));
  });
  return { recent, retryAfterSeconds: waits.length > 0 ? Math.max(...waits) : null };
}

/** Sorted, because another instance's clock may be ahead. */
export function withAttempt(times: readonly number[], now: number): number[] {
  return [...times, now].sort((a, b) => a - b);
}

export class RateLimited extends ShopError {
  constructor(retryAfterSeconds: number) {
    super('too-many-requests', messages.tryAgainIn(retryAfterSeconds), { retryAfterSeconds });
  }
}
