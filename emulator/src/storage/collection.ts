import { IndexSet } from '../indexes/indexSet.ts';
import type { Micros } from '../time.ts';
import type { StoredDocument } from './document.ts';

/** A version that was replaced or deleted at the moment `until`. */
type PastVersion = { readonly document: StoredDocument; readonly until: Micros };

/**
 * The documents of one collection, grouped here so that a query touches no others.
 *
 * Versions that were replaced stay for a while beside the current ones, for reads at a past moment; plain reads never
 * look at them.
 */
export class Collection {
  readonly path: string;
  readonly id: string;
  readonly parentPath: string;
  readonly indexes = new IndexSet(() => this.current.values());
  private readonly current = new Map<string, StoredDocument>();
  /** By document id, oldest first. */
  private readonly past = new Map<string, PastVersion[]>();

  constructor(path: string) {
    const slash = path.lastIndexOf('/');
    this.path = path;
    this.id = path.slice(slash + 1);
    this.parentPath = slash < 0 ? '' : path.slice(0, slash);
  }

  /** True when the collection holds no document, not even a past one. */
  get isForgotten(): boolean {
    return this.current.size === 0 && this.past.size === 0;
  }

  /** How many documents there are now. */
  get size(): number {
    return this.current.size;
  }

  /** A document, now or as it was at a moment. */
  get(id: string, time?: Micros): StoredDocument | undefined {
    const document = this.current.get(id);
    if (time === undefined || (document && document.updateTime <= time)) return document;
    const version = this.past.get(id)?.find(({ until }) => until > time);
    return version && version.document.updateTime <= time ? version.document : undefined;
  }

  /** Every document, now or as they were at a moment, in no particular order. */
  documents(time?: Micros): Iterable<StoredDocument> {
    return time === undefined ? this.current.values() : this.documentsAt(time);
  }

  /** True when a document exists, now or at a moment. */
  hasDocuments(time?: Micros): boolean {
    if (time === undefined) return this.current.size > 0;
    for (const _ of this.documents(time)) return true;
    return false;
  }

  /**
   * Replaces a document, or deletes it when there is no `next`.
   * @returns true when a past version was kept, which forget must end one day.
   */
  put(id: string, next: StoredDocument | undefined, at: Micros): boolean {
    const document = this.current.get(id);
    if (next) this.current.set(id, next);
    else this.current.delete(id);
    this.indexes.note(document, next);
    if (!document) return false;
    const versions = this.past.get(id) ?? [];
    versions.push({ document, until: at });
    this.past.set(id, versions);
    return true;
  }

  /** Drops the oldest past version of a document. */
  forgetOldest(id: string): void {
    const versions = this.past.get(id);
    versions?.shift();
    if (versions?.length === 0) this.past.delete(id);
  }

  private *documentsAt(time: Micros): Iterable<StoredDocument> {
    for (const id of new Set([...this.current.keys(), ...this.past.keys()])) {
      const document = this.get(id, time);
      if (document) yield document;
    }
  }
}
