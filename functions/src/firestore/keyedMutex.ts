import { REQUEST_DEADLINE_MS, withTimeout } from '../lib/withTimeout.ts';

type KeyedMutex = <T>(key: string, task: () => Promise<T>) => Promise<T>;

/**
 * Queues tasks of a key, because Firestore resolves contention by waiting for seconds; correctness still relies on
 * transactions. A task slower than the timeout does not block the queue. @param timeoutMs default: a request's
 * deadline
 */
export function createKeyedMutex(timeoutMs = REQUEST_DEADLINE_MS): KeyedMutex {
  const tails = new Map<string, Promise<unknown>>();
  return (key, task) => {
    const previous = tails.get(key) ?? Promise.resolve();
    const acquire = () => withTimeout(timeoutMs, task());
    const running = previous.then(acquire, acquire);
    tails.set(key, running);
    const forget = () => {
      if (tails.get(key) === running) tails.delete(key);
    };
    running.then(forget, forget);
    return running;
  };
}
