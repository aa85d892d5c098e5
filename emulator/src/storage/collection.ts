import { IndexSet } from '../indexes/indexSet.ts';
import type { Micros } from '../time.ts';
import type { StoredDocument } from './document.ts';

type PastVersion = { readonly document: StoredDocument; readonly until: Micros };

/** Keeps recently replaced versions for reads at a past moment. */
export class Collection {
  readonly path: string;
  readonly id: string;
  readonly parentPath: string;
  readonly indexes = new IndexSet(() => this.current.values());
  private readonly current = new Map<string, StoredDocument>();
  private readonly past = new Map<string, PastVersion[]>();

  constructor(path: string) {
    const slash = path.lastIndexOf('/');
    this.path = path;
    this.id = path.slice(slash + 1);
    this.parentPath = slash < 0 ? '' : path.slice(0, slash);
  }

  /** True without documents and past versions. */
  get isUnused(): boolean {
    return this.current.size === 0 && this.past.size === 0;
  }

  get size(): number {
    return this.current.size;
  }

  get(id: string, time?: Micros): StoredDocument | undefined {
    const document = this.current.get(id);
    if (time === undefined || (document && document.updateTime <= time)) return document;
    const version = this.past.get(id)?.find(({ until }) => until > time);
    return version && version.document.updateTime <= time ? version.document : undefined;
  }

  documents(time?: Micros): Iterable<StoredDocument> {
    return time === undefined ? this.current.values() : this.documentsAt(time);
  }

  hasDocuments(time?: Micros): boolean {
    if (time === undefined) return this.current.size > 0;
    for (const _ of this.documents(time)) return true;
    return false;
  }

  /** @returns whether a past version was kept for `forgetOldest` */
  put(id: string, next: StoredDocument | undefined, at: Micros): boolean {
    const document = this.current.get(id);
    if (next) this.current.set(id, next);
    else this.current.delete(id);
    this.indexes.update(document, next);
    if (!document) return false;
    const versions = this.past.get(id) ?? [];
    versions.push({ document, until: at });
    this.past.set(id, versions);
    return true;
  }

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
