import { REQUEST_DEADLINE_MS, withTimeout } from '../lib/withTimeout.ts';

/** Runs a task when every earlier task of the same key has settled. */
type KeyedMutex = <T>(key: string, task: () => Promise<T>) => Promise<T>;

/**
 * A queue for each key, within this instance. Firestore settles contention between transactions by making them wait
 * and try again, which takes seconds; tasks that are known to touch the same document are cheaper in turn.
 * It saves time only: correctness across instances stays with the transactions. For the same reason a task that
 * takes longer than a request may does not hold up the queue.
 * @param timeoutMs how long that is; for a command it is longer.
 */
export function createKeyedMutex(timeoutMs = REQUEST_DEADLINE_MS): KeyedMutex {
  const tails = new Map<string, Promise<unknown>>();
  return (key, task) => {
    const previous = tails.get(key) ?? Promise.resolve();
    const begin = () => withTimeout(timeoutMs, task());
    const running = previous.then(begin, begin);
    tails.set(key, running);
    const forget = () => {
      if (tails.get(key) === running) tails.delete(key);
    };
    running.then(forget, forget);
    return running;
  };
}
