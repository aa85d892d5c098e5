import type { Firestore, Transaction } from '@google-cloud/firestore';
import * as z from 'zod';
import type { Database } from '../firestore/firebase.ts';
import { createKeyedMutex } from '../firestore/keyedMutex.ts';
import { readOptimistically } from '../firestore/optimisticRead.ts';
import type { StoredDocument } from '../firestore/readDocument.ts';
import { retryCollisions } from '../firestore/retryCollisions.ts';
import type { Clock } from '../lib/clock.ts';
import { hashOf } from '../lib/hash.ts';
import type { CallerAddress } from './callerAddress.ts';
import { admit, type Limit, RateLimited, withAttempt } from './slidingWindow.ts';

export interface Bucket {
  key: string[];
  limits: readonly Limit[];
}

export interface RateLimiter {
  /** Counts in every bucket, or in none if one is full. @returns seconds to wait; null if admitted */
  take(buckets: Bucket[]): Promise<number | null>;
  /** Removes the latest attempt of each bucket. */
  giveBack(buckets: Bucket[]): Promise<void>;
}

/** @throws RateLimited */
export async function countAttempt(
  rateLimiter: Pick<RateLimiter, 'take'>,
  key: string[],
  limits: readonly Limit[],
): Promise<void> {
  const wait = await rateLimiter.take([{ key, limits }]);
  if (wait !== null) throw new RateLimited(wait);
}

/** @param limit of one caller */
export const callerBuckets = (
  { buckets: addresses }: CallerAddress,
  key: string[],
  { count, windowSeconds }: Limit,
): Bucket[] =>
  addresses.map(({ name, factor }) => ({ key: [...key, name], limits: [{ count: factor * count, windowSeconds }] }));

const bucketSchema = z.object({ times: z.array(z.number()) });

/** A hash, because a key may contain an address or a name. */
export const throttleRef = (db: Firestore, key: readonly string[]) => db.collection('throttles').doc(hashOf(...key));

/** @returns milliseconds, oldest first */
export const readAttempts = (document: StoredDocument): number[] =>
  document.exists ? bucketSchema.parse(document.data()).times : [];

/** A full bucket is then checked again, because an attempt may have been refunded. */
const REFUSAL_KEPT_MS = 10_000;
const MAX_REFUSALS = 1_000;

/** A flood costs nothing after the first refused call. */
function createRefusals(clock: Clock) {
  const refusals = new Map<string, { fullUntil: number; keptUntil: number }>();
  return {
    remember(name: string, seconds: number): void {
      const now = clock().getTime();
      const fullUntil = now + seconds * 1000;
      if (refusals.size >= MAX_REFUSALS) refusals.clear();
      refusals.set(name, { fullUntil, keptUntil: Math.min(fullUntil, now + REFUSAL_KEPT_MS) });
    },
    /** @returns seconds to wait; null if none is known to be full */
    waitFor(names: string[]): number | null {
      const now = clock().getTime();
      const fullBuckets = names.flatMap((name) => refusals.get(name) ?? []).filter(({ keptUntil }) => keptUntil > now);
      return fullBuckets.length > 0
        ? Math.ceil((Math.max(...fullBuckets.map(({ fullUntil }) => fullUntil)) - now) / 1000)
        : null;
    },
  };
}

/**
 * Counts in Firestore, so that a limit holds across instances, and before the attempt, or a hundred concurrent ones
 * could pass. Firestore's time-to-live policy deletes counts.
 */
export function createRateLimiter(database: Database, clock: Clock): RateLimiter {
  const withLock = createKeyedMutex();
  const refusals = createRefusals(clock);
  const namesOf = (buckets: Bucket[]) => buckets.map(({ key }) => hashOf(...key));

  /** Takes no locks, because buckets are shared with other attempts. */
  async function update(buckets: Bucket[], change: (attempts: number[][]) => number[][] | null): Promise<void> {
    const db = await database();
    const names = namesOf(buckets);
    const refs = buckets.map(({ key }) => throttleRef(db, key));
    const attempt = async (transaction: Transaction) => {
      const reads = await readOptimistically(db, refs);
      const attempts = reads.map(readAttempts);
      const changed = change(attempts);
      changed?.forEach((times, index) => {
        reads[index]?.write(transaction, { times, expiresAt: expiryOf(buckets[index], times) });
      });
    };
    await withLock(names[0] ?? '', () => retryCollisions(() => db.runTransaction(attempt)));
  }

  return {
    async take(buckets) {
      const names = namesOf(buckets);
      let retryAfterSeconds = refusals.waitFor(names);
      if (retryAfterSeconds !== null) return retryAfterSeconds;
      const now = clock().getTime();
      await update(buckets, (attempts) => {
        const admissions = attempts.map((times, index) => admit(times, buckets[index]?.limits ?? [], now));
        const waits = admissions.map((admission) => admission.retryAfterSeconds);
        for (const [index, wait] of waits.entries()) if (wait !== null) refusals.remember(names[index] ?? '', wait);
        const longest = Math.max(0, ...waits.map((wait) => wait ?? 0));
        retryAfterSeconds = longest > 0 ? longest : null;
        return longest > 0 ? null : admissions.map((admission) => withAttempt(admission.recent, now));
      });
      return retryAfterSeconds;
    },
    giveBack: (buckets) => update(buckets, (attempts) => attempts.map((times) => times.slice(0, -1))),
  };
}

function expiryOf(bucket: Bucket | undefined, times: number[]): Date {
  const longest = Math.max(0, ...(bucket?.limits ?? []).map((limit) => limit.windowSeconds));
  return new Date((times.at(-1) ?? 0) + longest * 1000);
}
