import { TIMEOUT_MS } from './progress.ts';

/** gRPC's ABORTED: somebody else holds a lock, and the SDK's own attempts are used up. */
const ABORTED = 10;

const isLocked = (error: unknown) => error instanceof Error && 'code' in error && error.code === ABORTED;

/**
 * Repeats a transaction while somebody else holds its locks: those of a command that was killed last a minute, which is
 * longer than the SDK tries.
 */
export async function whileLocked<T>(transaction: () => Promise<T>, timeoutMs = TIMEOUT_MS): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await transaction();
    } catch (error) {
      if (!isLocked(error) || Date.now() > end) throw error;
    }
  }
}
