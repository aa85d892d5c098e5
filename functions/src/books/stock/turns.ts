import * as messages from '@bookstore/messages/problems';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { createKeyedMutex } from '../../firestore/keyedMutex.ts';
import { isCollision, retry } from '../../firestore/retryCollisions.ts';
import { assertUnanswered } from '../../lib/requestSignal.ts';
import { ShopError } from '../../lib/shopError.ts';

/** Milliseconds after which nobody begins to try again: what was begun ends before the request does. */
const TURN_MS = 7_000;
/** Milliseconds between two tries: other instances try, too. */
const PAUSE = { least: 20, most: 400 };

/** Whose turn would come later is spread over the second half of it: at the end of it all of them would meet again. */
const LONGEST_WAIT_SECONDS = 400;

const ABORTED = 10;
/** gRPC codes after which nobody knows whether something was written: cancelled, unknown, too late, exhausted, internal, out of reach. */
const UNCERTAIN = new Set([1, 2, 4, 8, 13, 14]);

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? Number(error.code) : undefined);

/** Whether Firestore refused to write, for somebody else has written first, or is writing. */
const isRefusal = (error: unknown) => isCollision(error) || codeOf(error) === ABORTED;

/** Firestore refused each try, and nothing was written. */
export class BookBusy extends ShopError {
  /** @param wait seconds after which its turn would come, as fast as they come at present. */
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
 * Tries something that is written on condition until it is written. Who collides over the copies of a book takes turns within this
 * instance, first come, first served, for each book; with other instances it is chance.
 * @param keys the books, known after the first try.
 * @throws BookBusy, and whatever else the attempt throws: what is out of reach is tried again as long, too.
 */
export type TakeTurns = <T>(keys: () => readonly string[], attempt: () => Promise<T>) => Promise<T>;

/**
 * A transaction within an attempt: it is takeTurns that tries again. Its commit does not start once the request was answered.
 * @throws the reason of the request's signal.
 */
export const commitOnce = <T>(db: Firestore, write: (transaction: Transaction) => Promise<T>): Promise<T> =>
  db.runTransaction(
    async (transaction) => {
      const result = await write(transaction);
      assertUnanswered();
      return result;
    },
    { maxAttempts: 1 },
  );

const isWorthAnotherTry = (error: unknown) => isRefusal(error) || UNCERTAIN.has(codeOf(error) ?? 0);

/** Tries until it is written, or there is no time left. @param first why the first try failed. */
function untilWritten<T>(until: number, attempt: () => Promise<T>, first: unknown): Promise<T> {
  // Of a try that got no answer nobody knows whether it was written, whatever the later ones were answered.
  let uncertain = isRefusal(first) ? null : first;
  return retry(attempt, (error) => {
    if (!isWorthAnotherTry(error)) throw error;
    if (!isRefusal(error)) uncertain = error;
    const pause = PAUSE.least + Math.random() * (PAUSE.most - PAUSE.least);
    if (performance.now() + pause > until) throw uncertain ?? error;
    return pause;
  });
}

/** Who waits for a turn at a book, and when turns were of use lately, in milliseconds. */
interface Queue {
  waiting: number;
  served: number[];
}

/** Who comes back too early only waits again: so much later than it would be its turn. */
const RESERVE = 3;

/** As many as wait take as long as that: who leaves one after the other comes back one after the other. */
function secondsOf({ waiting, served }: Queue): number {
  const recently = served.filter((at) => at > performance.now() - TURN_MS).length;
  return (RESERVE * waiting * TURN_MS) / 1000 / Math.max(1, recently);
}

export function createTurns(): TakeTurns {
  // Whoever holds a turn ends by itself.
  const withLock = createKeyedMutex(2 * TURN_MS);
  const queues = new Map<string, Queue>();

  /** Runs a task when it is this one's turn at each key. @throws BookBusy when that does not come in time. */
  function inTurn<T>([key, ...others]: readonly string[], until: number, task: () => Promise<T>): Promise<T> {
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
          resolve(await inTurn(others, until, task));
          queue.served = [...queue.served.slice(-100), performance.now()];
        } catch (error) {
          reject(isRefusal(error) ? new BookBusy(secondsOf(queue), error) : error);
        }
        leave();
      };
      // What takes longer is no longer waited for by others, and settles all the same.
      withLock(key, run).catch(() => undefined);
    });
  }

  return async (keys, attempt) => {
    const until = performance.now() + TURN_MS;
    try {
      // Without a turn: what is refused for another reason holds up nobody.
      return await attempt();
    } catch (error) {
      if (!isWorthAnotherTry(error)) throw error;
      try {
        return await inTurn(keys().toSorted(), until, () => untilWritten(until, attempt, error));
      } catch (reason) {
        // Of a try that got no answer nobody knows whether it was written, whatever became of the later ones.
        if (reason instanceof BookBusy && !isRefusal(error)) throw error;
        throw isRefusal(reason) ? new BookBusy(1, reason) : reason;
      }
    }
  };
}
