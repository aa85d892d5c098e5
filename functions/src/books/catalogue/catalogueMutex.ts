import { createKeyedMutex } from '../../firestore/keyedMutex.ts';

/**
 * Whoever changes the catalogue writes its version, so that this instance does it one after the other: at the same time they
 * would only collide. Across instances the losing write tries again.
 */
export interface CatalogueMutex {
  withLock<T>(task: () => Promise<T>): Promise<T>;
}

/** @param timeoutMs how long a change may take; that of a request unless it is given. */
export function createCatalogueMutex(timeoutMs?: number): CatalogueMutex {
  const lockKey = createKeyedMutex(timeoutMs);
  return { withLock: (task) => lockKey('catalogue', task) };
}
