import * as messages from '@bookstore/messages/problems';
import { ShopError } from '../lib/shopError.ts';
import { RateLimited } from './slidingWindow.ts';

const RETRY_AFTER_SECONDS = 1;

/** Other callers use the whole instance. */
class Overloaded extends ShopError {
  constructor() {
    super('unavailable', messages.overloaded, {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
}

interface LimitedCaller {
  key: string;
  /** Protected from strangers. */
  isKnown: boolean;
}

type ConcurrencyLimiter = <T>(caller: LimitedCaller, task: () => Promise<T>) => Promise<T>;

/**
 * In total, of strangers, and of one key. There is no queue, because strangers could fill it. @throws RateLimited if
 * the key's share is used, and Busy if the instance is full
 */
export function createConcurrencyLimiter(limits: {
  total: number;
  unknown: number;
  perKey: number;
}): ConcurrencyLimiter {
  const runningByKey = new Map<string, number>();
  let total = 0;
  let unknown = 0;

  return async ({ key, isKnown }, task) => {
    const running = runningByKey.get(key) ?? 0;
    if (running >= limits.perKey) throw new RateLimited(RETRY_AFTER_SECONDS);
    if (total >= limits.total || (!isKnown && unknown >= limits.unknown)) throw new Overloaded();
    runningByKey.set(key, running + 1);
    total += 1;
    if (!isKnown) unknown += 1;
    try {
      return await task();
    } finally {
      const remaining = (runningByKey.get(key) ?? 1) - 1;
      if (remaining > 0) runningByKey.set(key, remaining);
      else runningByKey.delete(key);
      total -= 1;
      if (!isKnown) unknown -= 1;
    }
  };
}
