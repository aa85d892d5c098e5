import { type IndexCatalogue, UNCHECKED } from '../indexes/catalogue.ts';
import { IndexSet } from '../indexes/indexSet.ts';
import { collectionPathOf, type ResourcePath } from '../model/names.ts';
import type { Micros } from '../time.ts';
import type { Transactions } from '../transactions/transactions.ts';
import { Collection } from './collection.ts';
import type { DocumentChange, StoredDocument } from './document.ts';
import { History } from './history.ts';

class CollectionGroup {
  readonly collections = new Set<Collection>();
  readonly indexes = new IndexSet(() => this.documents());

  get size(): number {
    let size = 0;
    for (const collection of this.collections) size += collection.size;
    return size;
  }

  private *documents(): Iterable<StoredDocument> {
    for (const collection of this.collections) yield* collection.documents();
  }
}

/** An empty collection id is every collection. */
type Scope = {
  readonly parent: readonly string[];
  readonly collectionId: string;
  readonly allDescendants: boolean;
};

const isBelow = (path: string, parentPath: string) => parentPath === '' || path.startsWith(`${parentPath}/`);

export class Database {
  readonly name: string;
  readonly transactions: Transactions;
  readonly catalogue: IndexCatalogue;
  private readonly collections = new Map<string, Collection>();
  private readonly groups = new Map<string, CollectionGroup>();
  private history: History;

  constructor(name: string, transactions: Transactions, start: Micros, catalogue = UNCHECKED) {
    this.name = name;
    this.transactions = transactions;
    this.catalogue = catalogue;
    this.history = new History(start);
  }

  get oldestReadable(): Micros {
    return this.history.oldestReadable;
  }

  get(path: ResourcePath, time?: Micros): StoredDocument | undefined {
    return this.collections.get(collectionPathOf(path))?.get(path.segments.at(-1) ?? '', time);
  }

  *documents(): Iterable<StoredDocument> {
    for (const collection of this.collections.values()) yield* collection.documents();
  }

  collectionsIn({ parent, collectionId, allDescendants }: Scope): Collection[] {
    const parentPath = parent.join('/');
    if (allDescendants) {
      const candidates = collectionId ? (this.groups.get(collectionId)?.collections ?? []) : this.collections.values();
      return [...candidates].filter(({ path }) => isBelow(path, parentPath));
    }
    if (!collectionId) return [...this.collections.values()].filter((c) => c.parentPath === parentPath);
    const collection = this.collections.get([...parent, collectionId].join('/'));
    return collection ? [collection] : [];
  }

  /** Undefined without documents or indexes. */
  indexed({ parent, collectionId, allDescendants }: Scope): Collection | CollectionGroup | undefined {
    if (!collectionId) return undefined;
    if (!allDescendants) return this.collections.get([...parent, collectionId].join('/'));
    return parent.length === 0 ? this.groups.get(collectionId) : undefined;
  }

  /** Returns versions of `time` that were replaced or deleted since. */
  replacedSince(time: Micros, indexed: Collection | CollectionGroup): Set<StoredDocument> {
    const replaced = new Set<StoredDocument>();
    for (const { collection, id } of this.history.since(time)) {
      const isWanted = indexed instanceof Collection ? indexed === collection : indexed.collections.has(collection);
      const document = isWanted ? collection.get(id, time) : undefined;
      if (document) replaced.add(document);
    }
    return replaced;
  }

  /** Returns segments that lead to a document at any depth, unsorted. */
  childIds(parent: readonly string[], time?: Micros): Set<string> {
    const parentPath = parent.join('/');
    const ids = new Set<string>();
    for (const collection of this.collections.values()) {
      if (!isBelow(collection.path, parentPath)) continue;
      const [id] = collection.path.slice(parentPath === '' ? 0 : parentPath.length + 1).split('/');
      if (id !== undefined && !ids.has(id) && collection.hasDocuments(time)) ids.add(id);
    }
    return ids;
  }

  apply(changes: readonly DocumentChange[], at: Micros): void {
    for (const { path, before, after } of changes) {
      const collection = this.collectionAt(collectionPathOf(path));
      const id = path.segments.at(-1) ?? '';
      if (collection.put(id, after, at)) this.history.add(collection, id, at);
      this.groups.get(collection.id)?.indexes.update(before, after);
    }
    this.history.prune(at, (collection) => this.forget(collection));
  }

  restore(document: StoredDocument): void {
    const collection = this.collectionAt(collectionPathOf(document.path));
    const id = document.path.segments.at(-1) ?? '';
    this.groups.get(collection.id)?.indexes.update(collection.get(id), document);
    collection.put(id, document, 0n);
  }

  clear(at: Micros): void {
    this.collections.clear();
    this.groups.clear();
    this.history = new History(at);
    this.transactions.endAll();
  }

  private collectionAt(path: string): Collection {
    const existing = this.collections.get(path);
    if (existing) return existing;
    const collection = new Collection(path);
    this.collections.set(path, collection);
    const group = this.groups.get(collection.id) ?? new CollectionGroup();
    this.groups.set(collection.id, group);
    group.collections.add(collection);
    return collection;
  }

  private forget(collection: Collection): void {
    this.collections.delete(collection.path);
    const group = this.groups.get(collection.id);
    group?.collections.delete(collection);
    if (group?.collections.size === 0) this.groups.delete(collection.id);
  }
}
