import { failedPrecondition, invalidArgument } from '../errors.ts';
import type { Database } from '../storage/database.ts';
import type { Store } from '../storage/store.ts';
import { type Micros, toMicros, toTimestamp } from '../time.ts';
import { decodeTransactionId, type Transaction } from '../transactions/transactions.ts';
import type { WireConsistency, WireTimestamp, WireTransactionOptions } from '../wire.ts';

const MAX_AGE: Micros = 60n * 60n * 1_000_000n;

export type Consistency = {
  /** Undefined reads the current version. */
  readonly time: Micros | undefined;
  readonly readTime: WireTimestamp;
  /** Transaction that this request began; it must be the first response. */
  readonly opened: Buffer | undefined;
  readonly locking: Transaction | undefined;
};

/** @throws FirestoreError for a future time, or one older than the kept versions */
function pastMoment({ clock }: Store, database: Database, wire: WireTimestamp): Micros {
  const time = toMicros(wire);
  const now = clock.now();
  if (time > now) throw invalidArgument("The requested 'read_time' cannot be in the future.");
  if (time < database.oldestReadable || time < now - MAX_AGE) {
    throw failedPrecondition("The requested 'read_time' is too old.");
  }
  // Repeated reads of this time must agree.
  clock.advanceTo(time);
  return time;
}

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

/** Changed documents would look missing, and SDKs do not retry read-only transactions. */
function checkSnapshotIsKept(database: Database, snapshot: Micros): void {
  if (snapshot < database.oldestReadable) throw failedPrecondition('The requested snapshot version is too old.');
}

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
