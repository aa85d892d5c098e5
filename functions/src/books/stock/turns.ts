import * as messages from '@bookstore/messages/problems';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { createKeyedMutex } from '../../firestore/keyedMutex.ts';
import { isCollision, retry } from '../../firestore/retryCollisions.ts';
import { requestAge } from '../../lib/requestSignal.ts';
import { ShopError } from '../../lib/shopError.ts';

/** Milliseconds; the last attempt must end before the request's deadline. */
const TURN_MS = 7_000;
/** Milliseconds; other instances compete for the same book. */
const PAUSE = { least: 20, most: 400 };

/** Longer waits get a random time in the second half, so that callers do not return together. */
const LONGEST_WAIT_SECONDS = 400;

const ABORTED = 10;
/** gRPC codes: cancelled, unknown, timed out, exhausted, internal, unavailable. */
const UNCERTAIN = new Set([1, 2, 4, 8, 13, 14]);

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? Number(error.code) : undefined);

const isRefusal = (error: unknown) => isCollision(error) || codeOf(error) === ABORTED;

/** Firestore refused every attempt, and nothing was written. */
export class BookBusy extends ShopError {
  /** @param wait estimated seconds until its turn */
  constructor(wait: number, cause?: unknown) {
    const spread = wait > LONGEST_WAIT_SECONDS ? LONGEST_WAIT_SECONDS * (1 - Math.random() / 2) : wait;
    const retryAfterSeconds = Math.max(1, Math.ceil(spread));
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
export type TakeTurns = <T>(keys: () => readonly string[], attempt: () => Promise<T>) => Promise<T>;

/** Makes one attempt, because takeTurns retries. */
export const commitOnce = <T>(db: Firestore, write: (transaction: Transaction) => Promise<T>): Promise<T> =>
  db.runTransaction(write, { maxAttempts: 1 });

const isRetryable = (error: unknown) => isRefusal(error) || UNCERTAIN.has(codeOf(error) ?? 0);

/** @param first error of the first attempt */
function untilWritten<T>(until: number, attempt: () => Promise<T>, first: unknown): Promise<T> {
  // After an attempt without an answer it is unknown whether it wrote.
  let uncertain = isRefusal(first) ? null : first;
  return retry(attempt, (error) => {
    if (!isRetryable(error)) throw error;
    if (!isRefusal(error)) uncertain = error;
    const pause = PAUSE.least + Math.random() * (PAUSE.most - PAUSE.least);
    if (performance.now() + pause > until) throw uncertain ?? error;
    return pause;
  });
}

/** Waiting callers, and recent turns in milliseconds. */
interface Queue {
  waiting: number;
  served: number[];
}

/** Callers who return too early have to wait again. */
const RESERVE = 3;

/** Seconds until all current waiters are served. */
function secondsOf({ waiting, served }: Queue): number {
  const recently = served.filter((at) => at > performance.now() - TURN_MS).length;
  return (RESERVE * waiting * TURN_MS) / 1000 / Math.max(1, recently);
}

export function createTurns(): TakeTurns {
  // Each turn ends on its own before this timeout.
  const withLock = createKeyedMutex(2 * TURN_MS);
  const queues = new Map<string, Queue>();

  /** Waits for a turn for each key. @throws BookBusy if that takes too long */
  function runInTurn<T>([key, ...others]: readonly string[], until: number, task: () => Promise<T>): Promise<T> {
    if (key === undefined) return task();
    const queue = queues.get(key) ?? { waiting: 0, served: [] };
    queues.set(key, queue);
    queue.waiting += 1;
    const leave = () => {
      queue.waiting -= 1;
      if (queue.waiting === 0) queues.delete(key);
    };
    return new Promise<T>((resolve, reject) => {
      let isLate = false;
      const giveUp = () => {
        isLate = true;
        reject(new BookBusy(secondsOf(queue)));
        leave();
      };
      const timer = setTimeout(giveUp, Math.max(0, until - performance.now()));
      const run = async () => {
        clearTimeout(timer);
        if (isLate) return;
        try {
          resolve(await runInTurn(others, until, task));
          queue.served = [...queue.served.slice(-100), performance.now()];
        } catch (error) {
          reject(isRefusal(error) ? new BookBusy(secondsOf(queue), error) : error);
        }
        leave();
      };
      // A task that takes longer still settles, without delaying others.
      withLock(key, run).catch(() => undefined);
    });
  }

  return async (keys, attempt) => {
    const until = performance.now() + TURN_MS - requestAge();
    try {
      // Other errors cause no delay, so the attempt needs no turn.
      return await attempt();
    } catch (error) {
      if (!isRetryable(error)) throw error;
      try {
        return await runInTurn(keys().toSorted(), until, () => untilWritten(until, attempt, error));
      } catch (reason) {
        if (reason instanceof BookBusy && !isRefusal(error)) throw error;
        throw isRefusal(reason) ? new BookBusy(1, reason) : reason;
      }
    }
  };
}
