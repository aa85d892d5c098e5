import { aborted, invalidArgument } from '../errors.ts';
import { collectionIdOf, nameOf, type ResourcePath } from '../model/names.ts';
import type { Micros } from '../time.ts';

/** Milliseconds. The defaults are those of the official emulator and, for the total, of production. */
export type TransactionLimits = {
  /** How long a write waits for the locks of others before it is aborted. */
  readonly lockWait?: number;
  /** How long a transaction may be idle before it ends by itself. */
  readonly idle?: number;
  /** How long a transaction may be open at all. */
  readonly total?: number;
};

const DEFAULT_LOCK_WAIT = 2_000;
const DEFAULT_IDLE = 60_000;
/** Source: https://cloud.google.com/firestore/quotas#writes_and_transactions */
const DEFAULT_TOTAL = 270_000;

const NEVER_ISSUED = 'Transaction is invalid or expired.';

/** An open transaction. Reading locks; read-only transactions see `snapshot` and lock nothing. */
export type Transaction = {
  readonly serial: bigint;
  readonly id: Buffer;
  readonly snapshot: Micros | undefined;
  readonly lockedDocuments: Set<string>;
  readonly lockedCollectionIds: Set<string>;
  readonly opened: number;
  lastUsed: number;
};

/** What SDKs take as the sign to run the whole transaction again. */
export function transactionExpired(): Error {
  return aborted('The referenced transaction has expired or is no longer valid.');
}

/** The open transactions of one database, their read locks, and the writes that wait for those. */
export class Transactions {
  private readonly open = new Map<bigint, Transaction>();
  private readonly waiters = new Set<() => void>();
  private readonly lockWait: number;
  private readonly idle: number;
  private readonly total: number;
  /** Ids count from the start time, so that ids of an earlier run are known to be over. */
  private nextSerial = BigInt(Date.now()) * 1000n;

  constructor({ lockWait = DEFAULT_LOCK_WAIT, idle = DEFAULT_IDLE, total = DEFAULT_TOTAL }: TransactionLimits = {}) {
    this.lockWait = lockWait;
    this.idle = idle;
    this.total = total;
  }

  /** Opens a transaction: read-only at a snapshot, or read-write without one. */
  begin(snapshot?: Micros): Transaction {
    this.endExpired();
    const now = performance.now();
    const serial = this.nextSerial++;
    const transaction: Transaction = {
      serial,
      id: encodeTransactionId(serial),
      snapshot,
      lockedDocuments: new Set(),
      lockedCollectionIds: new Set(),
      opened: now,
      lastUsed: now,
    };
    this.open.set(serial, transaction);
    return transaction;
  }

  /** The open transaction with this id; ABORTED when it is over, INVALID_ARGUMENT when there never was one. */
  use(id: Buffer): Transaction {
    this.endExpired();
    const serial = decodeTransactionId(id);
    const transaction = this.open.get(serial);
    if (!transaction) throw this.wasIssued(serial) ? transactionExpired() : invalidArgument(NEVER_ISSUED);
    transaction.lastUsed = performance.now();
    return transaction;
  }

  /** Ends a transaction by its id; one that is over already is fine. */
  rollback(id: Buffer | undefined): void {
    const serial = decodeTransactionId(id);
    if (!this.wasIssued(serial)) throw invalidArgument(NEVER_ISSUED);
    this.endSerial(serial);
  }

  isOpen(transaction: Transaction): boolean {
    return this.open.has(transaction.serial);
  }

  /** Ends a transaction and releases its locks. */
  end(transaction: Transaction): void {
    this.endSerial(transaction.serial);
  }

  endAll(): void {
    this.open.clear();
    this.wakeWaiters();
  }

  /**
   * Runs `write` at once when no other transaction holds a lock on the targets, or as soon as that is so. Nothing
   * happens between the check and the write.
   *
   * ABORTED when the wait is too long; that ends the waiting transaction.
   * @param slowMotion how many times longer than usual it may wait
   */
  whenFree<T>(
    targets: readonly ResourcePath[],
    own: Transaction | undefined,
    write: () => T,
    slowMotion = 1,
  ): Promise<T> {
    this.endExpired();
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const attempt = (): boolean => {
        if (targets.some((target) => this.isLocked(target, own))) return false;
        clearTimeout(timer);
        this.waiters.delete(attempt);
        try {
          resolve(write());
        } catch (error) {
          reject(error);
        }
        return true;
      };
      if (attempt()) return;
      this.waiters.add(attempt);
      timer = setTimeout(() => {
        this.waiters.delete(attempt);
        reject(aborted('Transaction lock timeout.'));
        if (own) this.end(own);
      }, this.lockWait * slowMotion);
    });
  }

  /** The name of the first target on which another transaction holds a lock. */
  lockedAmong(targets: readonly ResourcePath[], own: Transaction | undefined): string | undefined {
    const target = targets.find((one) => this.isLocked(one, own));
    return target && nameOf(target);
  }

  private isLocked(target: ResourcePath, own: Transaction | undefined): boolean {
    if (this.open.size === 0) return false;
    const name = nameOf(target);
    const collectionId = collectionIdOf(target);
    for (const transaction of this.open.values()) {
      if (transaction === own) continue;
      if (transaction.lockedDocuments.has(name) || transaction.lockedCollectionIds.has(collectionId)) return true;
    }
    return false;
  }

  private wasIssued(serial: bigint): boolean {
    return serial > 0n && serial < this.nextSerial;
  }

  private endSerial(serial: bigint): void {
    if (this.open.delete(serial)) this.wakeWaiters();
  }

  private endExpired(): void {
    const now = performance.now();
    for (const transaction of this.open.values()) {
      const { opened, lastUsed } = transaction;
      if (lastUsed < now - this.idle || opened < now - this.total) this.end(transaction);
    }
  }

  private wakeWaiters(): void {
    // A write that runs here may end a transaction itself and so wake, and remove, others of this set first.
    for (const attempt of this.waiters) attempt();
  }
}

const FIRST_BYTE = 0x11;
const LENGTH = 9;

/** The id that a client sees: a marker byte and a little-endian counter. */
function encodeTransactionId(serial: bigint): Buffer {
  const bytes = Buffer.alloc(LENGTH);
  bytes[0] = FIRST_BYTE;
  bytes.writeBigInt64LE(serial, 1);
  return bytes;
}

/** The counter in an id. Refuses bytes that this server cannot have issued. */
export function decodeTransactionId(bytes: Buffer | undefined): bigint {
  if (bytes?.length !== LENGTH || bytes[0] !== FIRST_BYTE) throw invalidArgument('Invalid transaction.');
  return bytes.readBigInt64LE(1);
}
