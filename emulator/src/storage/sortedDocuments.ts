import type { StoredDocument } from './document.ts';

/** A total order of documents, and which of them it has a place for. Two orders with the same key are the same. */
export type DocumentOrder = {
  readonly key: string;
  readonly has: (document: StoredDocument) => boolean;
  readonly compare: (a: StoredDocument, b: StoredDocument) => number;
};

/** The documents of one collection in one order, kept in that order while they change: what an index is elsewhere. */
export class SortedDocuments {
  private readonly order: DocumentOrder;
  private readonly sorted: StoredDocument[];

  constructor(documents: Iterable<StoredDocument>, order: DocumentOrder) {
    this.order = order;
    this.sorted = [...documents].filter(order.has).sort(order.compare);
  }

  /** Follows a write: `before` is what was there, `after` what is there now. */
  replace(before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    if (before && this.order.has(before)) this.sorted.splice(this.positionOf(before), 1);
    if (after && this.order.has(after)) this.sorted.splice(this.positionOf(after), 0, after);
  }

  /** The documents in order, without those at the beginning for which `isBefore` is true. */
  *from(isBefore: (document: StoredDocument) => boolean): Iterable<StoredDocument> {
    for (let i = this.firstIndex(isBefore); i < this.sorted.length; i++) yield this.sorted[i] as StoredDocument;
  }

  private positionOf(document: StoredDocument): number {
    return this.firstIndex((other) => this.order.compare(other, document) < 0);
  }

  /** By halving: `isBefore` is true up to some place and false from there on. */
  private firstIndex(isBefore: (document: StoredDocument) => boolean): number {
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(this.sorted[middle] as StoredDocument)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
