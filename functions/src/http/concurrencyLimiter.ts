import * as messages from '@bookstore/messages/problems';
import { DomainError } from '../lib/domainError.ts';
import { RateLimited } from './slidingWindow.ts';

const RETRY_AFTER_SECONDS = 1;

/** Others are using up what this instance has. */
export class Busy extends DomainError {
  constructor() {
    super('unavailable', messages.overloaded, {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
}

/** Runs a task at once or refuses it. */
type ConcurrencyLimiter = <T>(key: string, task: () => Promise<T>) => Promise<T>;

/**
 * Bounds how many tasks are under way on this instance, in all and of one key. Nobody queues: a queue that strangers can
 * fill is one in which everybody waits.
 * @returns what throws RateLimited when the key has its share already, and Busy when the others have taken all.
 */
export function createConcurrencyLimiter({ inAll, perKey }: { inAll: number; perKey: number }): ConcurrencyLimiter {
  const underWay = new Map<string, number>();
  let total = 0;

  return async (key, task) => {
    const ofKey = underWay.get(key) ?? 0;
    if (ofKey >= perKey) throw new RateLimited(RETRY_AFTER_SECONDS);
    if (total >= inAll) throw new Busy();
    underWay.set(key, ofKey + 1);
    total += 1;
    try {
      return await task();
    } finally {
      const left = (underWay.get(key) ?? 1) - 1;
      if (left > 0) underWay.set(key, left);
      else underWay.delete(key);
      total -= 1;
    }
  };
}
