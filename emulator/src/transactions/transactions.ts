import { aborted, invalidArgument } from '../errors.ts';
import { collectionIdOf, nameOf, type ResourcePath } from '../model/names.ts';
import type { Micros } from '../time.ts';

/** Milliseconds. Defaults are the official emulator's; `total` is production's. */
export type TransactionLimits = {
  readonly lockWait?: number;
  readonly idle?: number;
  readonly total?: number;
};

const DEFAULT_LOCK_WAIT = 2_000;
const DEFAULT_IDLE = 60_000;
/** https://cloud.google.com/firestore/quotas#writes_and_transactions */
const DEFAULT_TOTAL = 270_000;

const NEVER_ISSUED = 'Transaction is invalid or expired.';

/** Transactions take locks; read-only ones read `snapshot` without locks. */
export type Transaction = {
  readonly serial: bigint;
  readonly id: Buffer;
  readonly snapshot: Micros | undefined;
  readonly lockedDocuments: Set<string>;
  readonly lockedCollectionIds: Set<string>;
  readonly opened: number;
  lastUsed: number;
};

/** SDKs retry the whole transaction on this error. */
export function transactionExpired(): Error {
  return aborted('The referenced transaction has expired or is no longer valid.');
}

export class Transactions {
  private readonly open = new Map<bigint, Transaction>();
  private readonly waiters = new Set<() => void>();
  private readonly lockWait: number;
  private readonly idle: number;
  private readonly total: number;
  /** Starts at the current time, so that ids of an earlier run are expired. */
  private nextSerial = BigInt(Date.now()) * 1000n;

  constructor({ lockWait = DEFAULT_LOCK_WAIT, idle = DEFAULT_IDLE, total = DEFAULT_TOTAL }: TransactionLimits = {}) {
    this.lockWait = lockWait;
    this.idle = idle;
    this.total = total;
  }

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

  /** @throws FirestoreError ABORTED if it is over, INVALID_ARGUMENT if it never existed */
  use(id: Buffer): Transaction {
    this.endExpired();
    const serial = decodeTransactionId(id);
    const transaction = this.open.get(serial);
    if (!transaction) throw this.wasIssued(serial) ? transactionExpired() : invalidArgument(NEVER_ISSUED);
    transaction.lastUsed = performance.now();
    return transaction;
  }

  /** Succeeds if the transaction is already over. */
  rollback(id: Buffer | undefined): void {
    const serial = decodeTransactionId(id);
    if (!this.wasIssued(serial)) throw invalidArgument(NEVER_ISSUED);
    this.endSerial(serial);
  }

  isOpen(transaction: Transaction): boolean {
    return this.open.has(transaction.serial);
  }

  end(transaction: Transaction): void {
    this.endSerial(transaction.serial);
  }

  endAll(): void {
    this.open.clear();
    this.wakeWaiters();
  }

  /**
   * Runs `write` once no other transaction locks the targets, without a gap. @param slowMotion factor for the maximum
   * wait @throws FirestoreError ABORTED after the maximum wait, which ends the transaction
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
    // A write may remove other attempts of this set.
    for (const attempt of this.waiters) attempt();
  }
}

const FIRST_BYTE = 0x11;
const LENGTH = 9;

/** Writes a marker byte and a little-endian serial. */
function encodeTransactionId(serial: bigint): Buffer {
  const bytes = Buffer.alloc(LENGTH);
  bytes[0] = FIRST_BYTE;
  bytes.writeBigInt64LE(serial, 1);
  return bytes;
}

/** @throws FirestoreError INVALID_ARGUMENT for bytes that this server never issued */
export function decodeTransactionId(bytes: Buffer | undefined): bigint {
  if (bytes?.length !== LENGTH || bytes[0] !== FIRST_BYTE) throw invalidArgument('Invalid transaction.');
  return bytes.readBigInt64LE(1);
}
