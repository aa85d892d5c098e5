import { TimeoutError } from '../lib/withTimeout.ts';
import { deploymentFault } from './deploymentFault.ts';

/** gRPC codes of failed preconditions: missing, existing, changed. */
const PRECONDITION_FAILED = new Set([5, 6, 9]);

/** One of the colliding callers succeeds each time, and callers at a limit stop writing. */
const MAX_ATTEMPTS = 20;
const PAUSE_MS = 20;

export function isCollision(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return PRECONDITION_FAILED.has(Number(error.code)) && deploymentFault(error) === null;
}

/**
 * Retries a task whose write collided. Reading in a transaction locks documents for seconds under contention; an
 * unlocked read with a conditional write costs one round trip per collision. @throws other errors of the task, and
 * finally TimeoutError
 */
export async function retryCollisions<T>(task: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await task();
    } catch (error) {
      if (!isCollision(error)) throw error;
      if (attempt >= MAX_ATTEMPTS) throw new TimeoutError('Others kept writing the same document.', { cause: error });
      await new Promise((resolve) => setTimeout(resolve, Math.random() * PAUSE_MS));
    }
  }
}
