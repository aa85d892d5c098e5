import type { Clock } from '../lib/clock.ts';
import type { FirestoreReads } from './firestoreReads.ts';

/** For how long the circuit stays open: the second is asked alone after the first has failed. */
const OPEN_MS = 30_000;

interface ReadFallbackDependencies {
  clock: Clock;
  onFailure: (error: unknown) => void;
}

/** A circuit breaker: asks the first, and whenever that fails the second. */
export function withFallback(
  first: FirestoreReads,
  second: FirestoreReads,
  { clock, onFailure }: ReadFallbackDependencies,
): FirestoreReads {
  let openUntil = 0;

  async function ask<T>(read: (reads: FirestoreReads) => Promise<T>): Promise<T> {
    if (clock().getTime() < openUntil) return read(second);
    try {
      return await read(first);
    } catch (error) {
      openUntil = clock().getTime() + OPEN_MS;
      onFailure(error);
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
