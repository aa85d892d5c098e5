import { type IndexCatalogue, UNCHECKED } from '../indexes/catalogue.ts';
import type { Production } from '../production/production.ts';
import { Clock, type Micros } from '../time.ts';
import { type TransactionLimits, Transactions } from '../transactions/transactions.ts';
import { Database } from './database.ts';
import type { DocumentChange, StoredDocument } from './document.ts';

export type JournalEntry =
  | { readonly at: Micros; readonly database: string; readonly changes: readonly DocumentChange[] }
  | { readonly at: Micros; readonly cleared: readonly string[] };

export type Commit = { readonly changes: readonly DocumentChange[]; readonly at: Micros };

/** Resolves once the entry survives a kill; entries are saved in order. */
type SaveEntry = (entry: JournalEntry) => Promise<void>;

type StoreOptions = {
  readonly clock?: Clock;
  readonly limits?: TransactionLimits | undefined;
  readonly catalogue?: IndexCatalogue;
};

export class Store {
  readonly clock: Clock;
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

  /** Saves commits before they are acknowledged. */
  saveWith(save: SaveEntry): void {
    this.save = save;
  }

  /** Called after each saved commit. */
  onCommit(tell: (commit: Commit) => void): void {
    this.tell = tell;
  }

  /** Reads await this, because a kill could undo what a client has seen. */
  saved(): Promise<void> {
    return this.latest;
  }

  database(name: string): Database {
    const existing = this.databases.get(name);
    if (existing) return existing;
    const database = new Database(name, new Transactions(this.limits), this.restoredAt, this.catalogue);
    this.databases.set(name, database);
    return database;
  }

  *documents(database?: string): Iterable<StoredDocument> {
    for (const candidate of this.databases.values()) {
      if (database === undefined || candidate.name === database) yield* candidate.documents();
    }
  }

  /** Resolves when the changes are saved; without changes, when all earlier ones are. */
  commit(database: Database, changes: readonly DocumentChange[], at: Micros): Promise<void> {
    if (changes.length === 0) return this.saved();
    database.apply(changes, at);
    const saved = this.saveEntry({ at, database: database.name, changes });
    // The committer handles a failed save.
    const { tell } = this;
    if (tell) saved.then(() => tell({ changes, at })).catch(() => undefined);
    return saved;
  }

  clear(isWanted: (database: string) => boolean): Promise<void> {
    const at = this.clock.next();
    const cleared = [...this.databases.keys()].filter(isWanted);
    for (const name of cleared) this.databases.get(name)?.clear(at);
    return cleared.length === 0 ? Promise.resolve() : this.saveEntry({ at, cleared });
  }

  restore(documents: Iterable<StoredDocument>, at: Micros): void {
    this.clock.advanceTo(at);
    this.restoredAt = this.clock.now();
    for (const document of documents) this.database(document.path.database).restore(document);
  }

  /** Entries are saved in order, so awaiting the latest is enough. */
  private saveEntry(entry: JournalEntry): Promise<void> {
    this.latest = this.save(entry);
    return this.latest;
  }
}
