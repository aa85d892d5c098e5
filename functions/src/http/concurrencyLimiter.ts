import * as messages from '@bookstore/messages/problems';
import { ShopError } from '../lib/shopError.ts';
import { RateLimited } from './slidingWindow.ts';

const RETRY_AFTER_SECONDS = 1;

/** Other callers use the whole instance. */
class Busy extends ShopError {
  constructor() {
    super('unavailable', messages.overloaded, {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
}

interface LimitedKey {
  key: string;
  /** Protected from strangers. */
  isKnown: boolean;
}

type ConcurrencyLimiter = <T>(asking: LimitedKey, task: () => Promise<T>) => Promise<T>;

/**
 * In total, of strangers, and of one key. There is no queue, because strangers could fill it. @throws RateLimited if
 * the key's share is used, and Busy if the instance is full
 */
export function createConcurrencyLimiter(most: {
  inAll: number;
  ofUnknown: number;
  perKey: number;
}): ConcurrencyLimiter {
  const underWay = new Map<string, number>();
  let total = 0;
  let unknown = 0;

  return async ({ key, isKnown }, task) => {
    const ofKey = underWay.get(key) ?? 0;
    if (ofKey >= most.perKey) throw new RateLimited(RETRY_AFTER_SECONDS);
    if (total >= most.inAll || (!isKnown && unknown >= most.ofUnknown)) throw new Busy();
    underWay.set(key, ofKey + 1);
    total += 1;
    if (!isKnown) unknown += 1;
    try {
      return await task();
    } finally {
      const left = (underWay.get(key) ?? 1) - 1;
      if (left > 0) underWay.set(key, left);
      else underWay.delete(key);
      total -= 1;
      if (!isKnown) unknown -= 1;
    }
  };
}
