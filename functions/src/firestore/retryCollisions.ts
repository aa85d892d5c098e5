import { TimeoutError } from '../lib/withTimeout.ts';
import { deploymentFault } from './deploymentFault.ts';

/** gRPC codes of a write whose precondition does not hold: it is gone, it is there already, it is not what was read. */
const PRECONDITION_FAILED = new Set([5, 6, 9]);

/** Of those who collide one gets through each time, and whoever counts up to a limit stops writing when it is reached. */
const MAX_ATTEMPTS = 20;
const PAUSE_MS = 20;

/** Whether a write found a document changed since it was read. */
export function isCollision(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return PRECONDITION_FAILED.has(Number(error.code)) && deploymentFault(error) === null;
}

/**
 * Runs a task again whose write found a document changed since the task had read it. A read in a transaction locks its
 * document, so that whoever writes what all have read waits for all of them, for seconds; a read outside of one and a
 * write on condition cost a collision no more than the way to Firestore and back.
 * @throws what the task throws for any other reason, and TimeoutError in the end.
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
