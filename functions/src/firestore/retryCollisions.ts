import { TimeoutError } from '../lib/withTimeout.ts';
import { deploymentFault } from './deploymentFault.ts';

/** gRPC codes of failed preconditions: missing, existing, changed. */
const PRECONDITION_FAILED = new Set([5, 6, 9]);

/** One of the colliding callers succeeds each time. */
const MAX_ATTEMPTS = 20;
const PAUSE_MS = 20;

export function isCollision(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return PRECONDITION_FAILED.has(Number(error.code)) && deploymentFault(error) === null;
}

/** @param pauseAfter returns milliseconds, or throws to give up; attempts count from 1 */
export async function retry<T>(
  task: () => Promise<T>,
  pauseAfter: (error: unknown, attempt: number) => number,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await task();
    } catch (error) {
      const pause = pauseAfter(error, attempt);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/**
 * Retries a task whose write found a changed document; locks would make a writer wait for all readers, for seconds.
 * @throws TimeoutError after twenty collisions, and every other error of the task
 */
export const retryCollisions = <T>(task: () => Promise<T>): Promise<T> =>
  retry(task, (error, attempt) => {
    if (!isCollision(error)) throw error;
    if (attempt >= MAX_ATTEMPTS) throw new TimeoutError('The document kept changing.', { cause: error });
    return Math.random() * PAUSE_MS;
  });
