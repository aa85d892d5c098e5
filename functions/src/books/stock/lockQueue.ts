import * as messages from '@bookstore/messages/problems';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { createKeyedMutex } from '../../firestore/keyedMutex.ts';
import { isCollision, retry } from '../../firestore/retryCollisions.ts';
import { requestAge } from '../../lib/requestSignal.ts';
import { ShopError } from '../../lib/shopError.ts';

/** Milliseconds; the last attempt must end before the request's deadline. */
const LOCK_MS = 7_000;
/** Milliseconds; other instances compete for the same book. */
const PAUSE_MS = { min: 20, max: 400 };

/** Longer waits get a random time in the second half, so that callers do not return together. */
const LONGEST_WAIT_SECONDS = 400;

const ABORTED = 10;
/** gRPC codes: cancelled, unknown, timed out, exhausted, internal, unavailable. */
const UNCERTAIN = new Set([1, 2, 4, 8, 13, 14]);

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? Number(error.code) : undefined);

const isConflict = (error: unknown) => isCollision(error) || codeOf(error) === ABORTED;

/** Firestore refused every attempt, and nothing was written. */
export class BookBusy extends ShopError {
  /** @param wait estimated seconds until its turn */
  constructor(wait: number, cause?: unknown) {
    const retrySeconds = wait > LONGEST_WAIT_SECONDS ? LONGEST_WAIT_SECONDS * (1 - Math.random() / 2) : wait;
    const retryAfterSeconds = Math.max(1, Math.ceil(retrySeconds));
    super('busy', messages.bookBusy, {
      members: { retryAfterSeconds },
      retryAfterSeconds,
    });
    this.cause = cause;
  }
}

/**
 * Retries a conditional write. Writes to a book's stock queue within this instance, first come, first served; there
 * is no order between instances. @param keys the books, known after the first attempt @throws BookBusy, and errors of
 * the attempt; outages of Firestore are retried as long
 */
export type LockBooks = <T>(keys: () => readonly string[], attempt: () => Promise<T>) => Promise<T>;

/** Makes one attempt, because lockBooks retries. */
export const runOnce = <T>(db: Firestore, write: (transaction: Transaction) => Promise<T>): Promise<T> =>
  db.runTransaction(write, { maxAttempts: 1 });

const isRetryable = (error: unknown) => isConflict(error) || UNCERTAIN.has(codeOf(error) ?? 0);

/** @param firstError error of the first attempt */
function retryUntil<T>(deadline: number, attempt: () => Promise<T>, firstError: unknown): Promise<T> {
  // After an attempt without an answer it is unknown whether it wrote.
  let uncertain = isConflict(firstError) ? null : firstError;
  return retry(attempt, (error) => {
    if (!isRetryable(error)) throw error;
    if (!isConflict(error)) uncertain = error;
    const pause = PAUSE_MS.min + Math.random() * (PAUSE_MS.max - PAUSE_MS.min);
    if (performance.now() + pause > deadline) throw uncertain ?? error;
    return pause;
  });
}

/** Waiting callers, and recent turns in milliseconds. */
interface Queue {
  waiting: number;
  completedAt: number[];
}

/** Callers who return too early have to wait again. */
const SAFETY_FACTOR = 3;

/** Seconds until all current waiters are served. */
function estimateWait({ waiting, completedAt }: Queue): number {
  const recentCount = completedAt.filter((at) => at > performance.now() - LOCK_MS).length;
  return (SAFETY_FACTOR * waiting * LOCK_MS) / 1000 / Math.max(1, recentCount);
}

export function createLockQueue(): LockBooks {
  // Each turn ends on its own before this timeout.
  const withLock = createKeyedMutex(2 * LOCK_MS);
  const queues = new Map<string, Queue>();

  /** Waits for a turn for each key. @throws BookBusy if that takes too long */
  function runLocked<T>([key, ...others]: readonly string[], deadline: number, task: () => Promise<T>): Promise<T> {
    if (key === undefined) return task();
    const queue = queues.get(key) ?? { waiting: 0, completedAt: [] };
    queues.set(key, queue);
    queue.waiting += 1;
    const leave = () => {
      queue.waiting -= 1;
      if (queue.waiting === 0) queues.delete(key);
    };
    return new Promise<T>((resolve, reject) => {
      let hasTimedOut = false;
      const rejectLate = () => {
        hasTimedOut = true;
        reject(new BookBusy(estimateWait(queue)));
        leave();
      };
      const timer = setTimeout(rejectLate, Math.max(0, deadline - performance.now()));
      const run = async () => {
        clearTimeout(timer);
        if (hasTimedOut) return;
        try {
          resolve(await runLocked(others, deadline, task));
          queue.completedAt = [...queue.completedAt.slice(-100), performance.now()];
        } catch (error) {
          reject(isConflict(error) ? new BookBusy(estimateWait(queue), error) : error);
        }
        leave();
      };
      // A task that takes longer still settles, without delaying others.
      withLock(key, run).catch(() => undefined);
    });
  }

  return async (keys, attempt) => {
    const deadline = performance.now() + LOCK_MS - requestAge();
    try {
      // Other errors cause no delay, so the attempt needs no turn.
      return await attempt();
    } catch (error) {
      if (!isRetryable(error)) throw error;
      try {
        return await runLocked(keys().toSorted(), deadline, () => retryUntil(deadline, attempt, error));
      } catch (reason) {
        if (reason instanceof BookBusy && !isConflict(error)) throw error;
        throw isConflict(reason) ? new BookBusy(1, reason) : reason;
      }
    }
  };
}
