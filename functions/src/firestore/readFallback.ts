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

const isRefusal = (error: unknown) => error instanceof UnexpectedStatus && error.status === BAD_REQUEST;

/** A circuit breaker: uses the second client when the first fails. */
export function withFallback(
  first: FirestoreReads,
  second: FirestoreReads,
  { clock, onFailure }: ReadFallbackDependencies,
): FirestoreReads {
  let openUntil = 0;

  function open(error: unknown): void {
    openUntil = clock().getTime() + OPEN_MS;
    onFailure(error);
  }

  async function ask<T>(read: (reads: FirestoreReads) => Promise<T>): Promise<T> {
    if (clock().getTime() < openUntil) return read(second);
    try {
      return await read(first);
    } catch (error) {
      // If both refuse a query, the caller is at fault.
      if (isRefusal(error)) {
        const answer = await read(second);
        open(error);
        return answer;
      }
      open(error);
      return read(second);
    }
  }

  return {
    get: (path, fields) => ask((reads) => reads.get(path, fields)),
    getAll: (paths, readTime, fields) => ask((reads) => reads.getAll(paths, readTime, fields)),
    find: (query, readTime) => ask((reads) => reads.find(query, readTime)),
    count: (query, readTime) => ask((reads) => reads.count(query, readTime)),
  };
}
