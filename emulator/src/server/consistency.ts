import { failedPrecondition, invalidArgument } from '../errors.ts';
import type { Database } from '../storage/database.ts';
import type { Store } from '../storage/store.ts';
import { type Micros, toMicros, toTimestamp } from '../time.ts';
import { decodeTransactionId, type Transaction } from '../transactions/transactions.ts';
import type { WireConsistency, WireTimestamp, WireTransactionOptions } from '../wire.ts';

const MAX_AGE: Micros = 60n * 60n * 1_000_000n;

/** When a read happens and in which transaction. */
export type Consistency = {
  /** The past moment to read at; undefined reads the present. */
  readonly time: Micros | undefined;
  readonly readTime: WireTimestamp;
  /** The id of the transaction that this request opened, which has to be the first answer. */
  readonly opened: Buffer | undefined;
  /** The read-write transaction whose locks the read takes. */
  readonly locking: Transaction | undefined;
};

/** Checks a moment that a client wants to read at: not in the future, and not before what is kept. */
function pastMoment({ clock }: Store, database: Database, wire: WireTimestamp): Micros {
  const time = toMicros(wire);
  const now = clock.now();
  if (time > now) throw invalidArgument("The requested 'read_time' cannot be in the future.");
  if (time < database.oldestReadable || time < now - MAX_AGE) {
    throw failedPrecondition("The requested 'read_time' is too old.");
  }
  // What is committed from now on must not change what this read sees when it is repeated.
  clock.advanceTo(time);
  return time;
}

/** Opens the transaction that a client asks for; without options it is a read-write one. */
export function beginTransaction(
  store: Store,
  database: Database,
  options: WireTransactionOptions | undefined,
): Transaction {
  const retried = options?.readWrite?.retryTransaction;
  if (retried?.length) decodeTransactionId(retried);
  if (!options?.readOnly) return database.transactions.begin();
  const { readTime } = options.readOnly;
  return database.transactions.begin(readTime ? pastMoment(store, database, readTime) : store.clock.next());
}

/**
 * Refuses to read at a snapshot of which versions are gone: what has changed since then would look as if it were missing.
 * SDKs do not try again by themselves, as a read-only transaction has no second attempt.
 */
function checkSnapshotIsKept(database: Database, snapshot: Micros): void {
  if (snapshot < database.oldestReadable) throw failedPrecondition('The requested snapshot version is too old.');
}

/** Works out when and in which transaction a read happens, opening a transaction where the request asks for it. */
export function consistencyOf(store: Store, database: Database, request: WireConsistency): Consistency {
  if (request.readTime) {
    const time = pastMoment(store, database, request.readTime);
    return { time, readTime: toTimestamp(time), opened: undefined, locking: undefined };
  }
  const opened = request.newTransaction ? beginTransaction(store, database, request.newTransaction) : undefined;
  const transaction =
    opened ?? (request.transaction?.length ? database.transactions.use(request.transaction) : undefined);
  const time = transaction?.snapshot;
  if (time !== undefined) checkSnapshotIsKept(database, time);
  return {
    time,
    readTime: toTimestamp(time ?? store.clock.next()),
    opened: opened?.id,
    locking: time === undefined ? transaction : undefined,
  };
}
