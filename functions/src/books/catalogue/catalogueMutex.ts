import { createKeyedMutex } from '../../lib/keyedMutex.ts';
import { isCollision, retryCollisions } from '../../lib/retryCollisions.ts';

/** Ends a transaction that would change the catalogue without the lock. */
export class LockNeeded extends Error {}

/**
 * Whoever changes the catalogue writes its version, so that this instance does it one after the other: at the same time they
 * would only wait for each other's locks. Across instances it is Firestore that settles it.
 */
export interface CatalogueMutex {
  withLock<T>(task: () => Promise<T>): Promise<T>;
  /**
   * For what seldom changes the catalogue: it is tried at once, and with the lock when it turns out to change it (LockNeeded), or
   * when somebody else has written what it wants to write. It may be called many times.
   */
  withLockIfNeeded<T>(attempt: (hasLock: boolean) => Promise<T>): Promise<T>;
}

/** @param timeoutMs how long a change may take; that of a request unless it is given. */
export function createCatalogueMutex(timeoutMs?: number): CatalogueMutex {
  const lockKey = createKeyedMutex(timeoutMs);
  const withLock: CatalogueMutex['withLock'] = (task) => lockKey('catalogue', task);
  return {
    withLock,
    async withLockIfNeeded(attempt) {
      try {
        return await attempt(false);
      } catch (error) {
        if (!(error instanceof LockNeeded) && !isCollision(error)) throw error;
      }
      return withLock(() => retryCollisions(() => attempt(true)));
    },
  };
}
