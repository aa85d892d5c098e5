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
const AT_ONCE = 10;

/** Orders are placed today, and cancelled on any day. */
const MAX_DAYS = 100;

/** How many sales may go into a day's document, at a moment in milliseconds. */
interface Allowance {
  left: number;
  at: number;
}

/**
 * @param instances that there may be: together they write a day's document once a second, which is what Firestore recommends
 * @param now in milliseconds
 */
export function createSaleSharding(shards = SHARDS, instances = 10, now: () => number = Date.now): SaleSharding {
  const everyMs = instances * 1_000;
  const allowances = new Map<string, Allowance>();

  function allowanceOf(day: string): Allowance {
    const at = now();
    const before = allowances.get(day);
    // A clock that was set back tells nothing of how long ago that was.
    if (!before || before.at > at) return { left: AT_ONCE, at };
    return { left: Math.min(AT_ONCE, before.left + (at - before.at) / everyMs), at };
  }

  return {
    mayWriteDay(day) {
      const { left, at } = allowanceOf(day);
      if (allowances.size >= MAX_DAYS) allowances.clear();
      allowances.set(day, { left: left >= 1 ? left - 1 : left, at });
      return left >= 1;
    },
    pickShard: () => String(Math.floor(Math.random() * shards)),
  };
}
