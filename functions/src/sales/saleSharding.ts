/** Where one instance records sales, so that no document is written much more than once a second. */
export interface SaleSharding {
  /** Whether the next sale of a day may go into the day's document; asked once for each. */
  mayWriteDay(day: string): boolean;
  /** The name of a shard, at random. */
  pickShard(): string;
}

/** Documents of `salesShards`: so many that a month is read with at most 60 reads, these included. A shop with very many orders sets more. */
export const SHARDS = 12;

/** Of one day. A shop that is not busy writes no shards, which everybody would have to read. */
const BURST = 10;

/** Orders are placed today, and cancelled on any day. */
const MAX_DAYS = 100;

/** How many sales may go into a day's document, at a moment in milliseconds. */
interface TokenBucket {
  tokens: number;
  at: number;
}

/**
 * @param instances that there may be: together they write a day's document once a second, which is what Firestore recommends
 * @param now in milliseconds
 */
export function createSaleSharding(shards = SHARDS, instances = 10, now: () => number = Date.now): SaleSharding {
  const everyMs = instances * 1_000;
  const buckets = new Map<string, TokenBucket>();

  function bucketOf(day: string): TokenBucket {
    const at = now();
    const before = buckets.get(day);
    // A clock that was set back tells nothing of how long ago that was.
    if (!before || before.at > at) return { tokens: BURST, at };
    return { tokens: Math.min(BURST, before.tokens + (at - before.at) / everyMs), at };
  }

  return {
    mayWriteDay(day) {
      const { tokens, at } = bucketOf(day);
      if (buckets.size >= MAX_DAYS) buckets.clear();
      buckets.set(day, { tokens: tokens >= 1 ? tokens - 1 : tokens, at });
      return tokens >= 1;
    },
    pickShard: () => String(Math.floor(Math.random() * shards)),
  };
}
