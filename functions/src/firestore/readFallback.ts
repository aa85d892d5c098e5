import type { Clock } from '../lib/clock.ts';
import { UnexpectedStatus } from './fetchJson.ts';
import type { FirestoreReads } from './firestoreReads.ts';

/** How long a failed first client is left out. */
const OPEN_MS = 30_000;

interface ReadFallbackDependencies {
  clock: Clock;
  onFailure: (error: unknown) => void;
}

const BAD_REQUEST = 400;

const isBadRequest = (error: unknown) => error instanceof UnexpectedStatus && error.status === BAD_REQUEST;

/** A circuit breaker: uses the second client when the first fails. */
export function withFallback(
  primary: FirestoreReads,
  fallback: FirestoreReads,
  { clock, onFailure }: ReadFallbackDependencies,
): FirestoreReads {
  let openUntil = 0;

  function open(error: unknown): void {
    openUntil = clock().getTime() + OPEN_MS;
    onFailure(error);
  }

  async function run<T>(read: (reads: FirestoreReads) => Promise<T>): Promise<T> {
    if (clock().getTime() < openUntil) return read(fallback);
    try {
      return await read(primary);
    } catch (error) {
      // If both refuse a query, the caller is at fault.
      if (isBadRequest(error)) {
        const answer = await read(fallback);
        open(error);
        return answer;
      }
      open(error);
      return read(fallback);
    }
  }

  return {
    get: (path, fields) => run((reads) => reads.get(path, fields)),
    getAll: (paths, readTime, fields) => run((reads) => reads.getAll(paths, readTime, fields)),
    find: (query, readTime) => run((reads) => reads.find(query, readTime)),
    count: (query, readTime) => run((reads) => reads.count(query, readTime)),
  };
}
