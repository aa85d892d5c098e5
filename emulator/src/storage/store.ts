import { type IndexCatalogue, UNCHECKED } from '../indexes/catalogue.ts';
import type { Production } from '../production/production.ts';
import { Clock, type Micros } from '../time.ts';
import { type TransactionLimits, Transactions } from '../transactions/transactions.ts';
import { Database } from './database.ts';
import type { DocumentChange, StoredDocument } from './document.ts';

/** What has to survive the process: one commit, or that databases were emptied. */
export type JournalEntry =
  | { readonly at: Micros; readonly database: string; readonly changes: readonly DocumentChange[] }
  | { readonly at: Micros; readonly cleared: readonly string[] };

/** What a commit changed, and when. */
export type Commit = { readonly changes: readonly DocumentChange[]; readonly at: Micros };

/** Saves an entry; the promise resolves once it would survive the process. Entries are saved in order. */
type SaveEntry = (entry: JournalEntry) => Promise<void>;

type StoreOptions = {
  readonly clock?: Clock;
  readonly limits?: TransactionLimits | undefined;
  /** The indexes of every database. */
  readonly catalogue?: IndexCatalogue;
};

/** All databases, the clock that they share, and the way to disk. */
export class Store {
  readonly clock: Clock;
  /** Production's limits and latencies, where they are wanted. */
  production: Production | undefined;
  private readonly databases = new Map<string, Database>();
  private readonly limits: TransactionLimits | undefined;
  private readonly catalogue: IndexCatalogue;
  private restoredAt: Micros = 0n;
  private save: SaveEntry = () => Promise.resolve();
  private latest: Promise<void> = Promise.resolve();
  private tell: ((commit: Commit) => void) | undefined;

  constructor({ clock = new Clock(), limits, catalogue = UNCHECKED }: StoreOptions = {}) {
    this.clock = clock;
    this.catalogue = catalogue;
    this.limits = limits;
  }

  /** From now on every commit is saved by this function before it is acknowledged. */
  saveWith(save: SaveEntry): void {
    this.save = save;
  }

  /** From now on this function is told of every commit, once it is saved. */
  whenCommitted(tell: (commit: Commit) => void): void {
    this.tell = tell;
  }

  /**
   * Resolves when everything that can be seen by now is saved. A read is answered only then: otherwise a kill could
   * take back what somebody was shown.
   */
  saved(): Promise<void> {
    return this.latest;
  }

  /** A database by its full name; it exists as soon as anybody asks for it. */
  database(name: string): Database {
    const existing = this.databases.get(name);
    if (existing) return existing;
    const database = new Database(name, new Transactions(this.limits), this.restoredAt, this.catalogue);
    this.databases.set(name, database);
    return database;
  }

  /** Every document of every database, or of one. */
  *documents(database?: string): Iterable<StoredDocument> {
    for (const candidate of this.databases.values()) {
      if (database === undefined || candidate.name === database) yield* candidate.documents();
    }
  }

  /**
   * Makes changes visible and resolves when they are saved, which is when they may be acknowledged. Without a change
   * that is when what is there already is saved.
   */
  commit(database: Database, changes: readonly DocumentChange[], at: Micros): Promise<void> {
    if (changes.length === 0) return this.saved();
    database.apply(changes, at);
    const saved = this.keep({ at, database: database.name, changes });
    // What could not be saved, the one who commits hears of.
    const { tell } = this;
    if (tell) saved.then(() => tell({ changes, at })).catch(() => undefined);
    return saved;
  }

  /** Empties the databases whose name is wanted and resolves when that is saved. */
  clear(isWanted: (database: string) => boolean): Promise<void> {
    const at = this.clock.next();
    const cleared = [...this.databases.keys()].filter(isWanted);
    for (const name of cleared) this.databases.get(name)?.clear(at);
    return cleared.length === 0 ? Promise.resolve() : this.keep({ at, cleared });
  }

  /** Puts back documents that were saved before. The past before this moment cannot be read. */
  restore(documents: Iterable<StoredDocument>, at: Micros): void {
    this.clock.advanceTo(at);
    this.restoredAt = this.clock.now();
    for (const document of documents) this.database(document.path.database).restore(document);
  }

  /** Entries are saved in order, so the latest one stands for all. */
  private keep(entry: JournalEntry): Promise<void> {
    this.latest = this.save(entry);
    return this.latest;
  }
}
