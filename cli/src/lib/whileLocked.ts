import { TIMEOUT_MS } from './progress.ts';

/** gRPC status after the SDK's own retries. */
const ABORTED = 10;

const isLocked = (error: unknown) => error instanceof Error && 'code' in error && error.code === ABORTED;

/** A killed command's locks last a minute, longer than the SDK retries. */
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
