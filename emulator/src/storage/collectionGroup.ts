import { IndexSet } from '../indexes/indexSet.ts';
import type { Collection } from './collection.ts';
import type { StoredDocument } from './document.ts';

/** All collections with one id, wherever they are. */
export class CollectionGroup {
  readonly collections = new Set<Collection>();
  readonly indexes = new IndexSet(() => this.documents());

  /** How many documents there are now. */
  get size(): number {
    let size = 0;
    for (const collection of this.collections) size += collection.size;
    return size;
  }

  private *documents(): Iterable<StoredDocument> {
    for (const collection of this.collections) yield* collection.documents();
  }
}
