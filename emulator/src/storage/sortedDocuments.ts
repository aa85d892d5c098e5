import type { StoredDocument } from './document.ts';

/** A total order of documents, and which of them it has a place for. Two orders with the same key are the same. */
export type DocumentOrder = {
  readonly key: string;
  readonly has: (document: StoredDocument) => boolean;
  readonly compare: (a: StoredDocument, b: StoredDocument) => number;
};

type Change = { readonly before: StoredDocument | undefined; readonly after: StoredDocument | undefined };

/** With more changes it is faster to sort anew. */
const MAX_CHANGES = 1_000;

/**
 * The documents of one collection in one order: what an index is elsewhere. Writes only note what they change; the next
 * query that needs this order puts it in its place.
 */
export class SortedDocuments {
  private readonly order: DocumentOrder;
  private readonly sorted: StoredDocument[];
  private changes: Change[] = [];

  constructor(documents: Iterable<StoredDocument>, order: DocumentOrder) {
    this.order = order;
    this.sorted = [...documents].filter(order.has).sort(order.compare);
  }

  /**
   * Notes a write: `before` is what was there, `after` what is there now.
   * @returns false when so much has changed that this is no longer of use.
   */
  note(before: StoredDocument | undefined, after: StoredDocument | undefined): boolean {
    return this.changes.push({ before, after }) <= MAX_CHANGES;
  }

  /** Those documents, in order, for which `sideOf` is 0: it is below 0 before them and above 0 behind them. */
  stretch(sideOf: (document: StoredDocument) => number): StoredDocument[] {
    for (const change of this.changes) this.apply(change);
    this.changes = [];
    const start = this.firstIndex((document) => sideOf(document) < 0);
    return this.sorted.slice(
      start,
      this.firstIndex((document) => sideOf(document) <= 0),
    );
  }

  private apply({ before, after }: Change): void {
    if (before && this.order.has(before)) this.sorted.splice(this.positionOf(before), 1);
    if (after && this.order.has(after)) this.sorted.splice(this.positionOf(after), 0, after);
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
