import * as z from 'zod';
import type { Clock } from './clock.ts';
import { DomainError } from './domainError.ts';
import type { Database } from './firebase.ts';
import { hashOf } from './hash.ts';
import { createKeyedMutex } from './keyedMutex.ts';
import { admit, type Limit, withEvent } from './slidingWindow.ts';

/** What is counted under one key, and how much of it is let through. */
export interface Bucket {
  key: string[];
  limits: readonly Limit[];
}

export class RateLimited extends DomainError {
  constructor(retryAfterSeconds: number) {
    super('too-many-requests', `Too many requests; try again in ${retryAfterSeconds} seconds.`, { retryAfterSeconds });
  }
}

export interface RateLimiter {
  /**
   * Counts one attempt in every bucket, or in none when one of them is full.
   * @returns null when it is let through, else after how many seconds to try again.
   */
  take(buckets: Bucket[]): Promise<number | null>;
  /** Takes back the latest attempt of each bucket: what was counted did not deserve it. */
  giveBack(buckets: Bucket[]): Promise<void>;
}

const bucketSchema = z.object({ times: z.array(z.number()) });

/**
 * Counts attempts in Firestore, so that a limit holds across instances. An attempt is counted before it is made:
 * a hundred at once must not all pass the check before the first is written down. Bucket names are hashes (they may
 * stand for an address or a name), and each document carries `expiresAt` for Firestore's time-to-live policy.
 */
export function createRateLimiter(database: Database, clock: Clock): RateLimiter {
  const withLock = createKeyedMutex();

  async function update(buckets: Bucket[], change: (present: number[][]) => number[][] | null): Promise<void> {
    const db = await database();
    const refs = buckets.map(({ key }) => db.collection('throttles').doc(hashOf(...key)));
    await db.runTransaction(async (transaction) => {
      const snapshots = await transaction.getAll(...refs);
      const present = snapshots.map((snapshot) => (snapshot.exists ? bucketSchema.parse(snapshot.data()).times : []));
      const changed = change(present);
      changed?.forEach((times, index) => {
        const ref = refs[index];
        if (ref) transaction.set(ref, { times, expiresAt: expiryOf(buckets[index], times) });
      });
    });
  }

  return {
    async take(buckets) {
      let retryAfterSeconds: number | null = null;
      const now = clock().getTime();
      await withLock(hashOf(...(buckets[0]?.key ?? [])), () =>
        update(buckets, (present) => {
          const answers = present.map((times, index) => admit(times, buckets[index]?.limits ?? [], now));
          const waits = answers.flatMap((answer) => answer.retryAfterSeconds ?? []);
          retryAfterSeconds = waits.length > 0 ? Math.max(...waits) : null;
          return retryAfterSeconds === null ? answers.map((answer) => withEvent(answer.recent, now)) : null;
        }),
      );
      return retryAfterSeconds;
    },
    async giveBack(buckets) {
      await withLock(hashOf(...(buckets[0]?.key ?? [])), () =>
        update(buckets, (present) => present.map((times) => times.slice(0, -1))),
      );
    },
  };
}

function expiryOf(bucket: Bucket | undefined, times: number[]): Date {
  const longest = Math.max(0, ...(bucket?.limits ?? []).map((limit) => limit.windowSeconds));
  return new Date((times.at(-1) ?? 0) + longest * 1000);
}
