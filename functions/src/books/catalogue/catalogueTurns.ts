import { createKeyedMutex } from '../../lib/keyedMutex.ts';
import { isCollision, retryCollisions } from '../../lib/retryCollisions.ts';

/** Ends a transaction that would change the catalogue and is not in turn. */
export class OutOfTurn extends Error {}

/**
 * Whoever changes the catalogue writes its version, so that this instance does it one after the other: at the same time they
 * would only wait for each other's locks. Across instances it is Firestore that settles it.
 */
export interface CatalogueTurns {
  inTurn<T>(task: () => Promise<T>): Promise<T>;
  /**
   * For what seldom changes the catalogue: it is tried at once, and in turn when it turns out to change it (OutOfTurn), or
   * when somebody else has written what it wants to write. It may be called many times.
   */
  inTurnIfNeeded<T>(attempt: (isInTurn: boolean) => Promise<T>): Promise<T>;
}

/** @param patienceMs how long a change may take; that of a request unless it is given. */
export function createCatalogueTurns(patienceMs?: number): CatalogueTurns {
  const withLock = createKeyedMutex(patienceMs);
  const inTurn: CatalogueTurns['inTurn'] = (task) => withLock('catalogue', task);
  return {
    inTurn,
    async inTurnIfNeeded(attempt) {
      try {
        return await attempt(false);
      } catch (error) {
        if (!(error instanceof OutOfTurn) && !isCollision(error)) throw error;
      }
      return inTurn(() => retryCollisions(() => attempt(true)));
    },
  };
}
