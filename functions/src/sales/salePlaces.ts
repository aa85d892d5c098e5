/** Documents of `salesShards`: so many that a month is read with at most 60 reads, these included. A shop with very many orders sets more. */
export const SHARDS = 12;

/** Where one instance records sales, so that no document is written much more than once a second. */
export interface SalePlaces {
  /** Whether the next sale may go into the document of its day; asked once for each. */
  mayWriteDay(): boolean;
  /** The name of a shard, at random. */
  aShard(): string;
}

/** A shop that is not busy writes no shards, which everybody would have to read. */
const AT_ONCE = 5;

/**
 * @param instances that there may be: together they write the day's document once a second, which is what Firestore recommends
 * @param now in milliseconds
 */
export function createSalePlaces(shards = SHARDS, instances = 10, now: () => number = Date.now): SalePlaces {
  const everyMs = instances * 1_000;
  let left = AT_ONCE;
  let countedAt = now();
  return {
    mayWriteDay() {
      const time = now();
      left = Math.min(AT_ONCE, left + (time - countedAt) / everyMs);
      countedAt = time;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
    aShard: () => String(Math.floor(Math.random() * shards)),
  };
}
