import type { StoredDocument } from '../storage/document.ts';
import { type Compare, type Cursor, SortedList } from './sortedList.ts';

/**
 * All indexes of a collection share a document's entry, so a write leaves indexes of unchanged
 * fields alone.
 */
export type Entry = { document: StoredDocument };

/** The fields and order of an index; equal keys mean equal shapes. */
export type IndexShape = {
  readonly key: string;
  /** The lists that contain the document: several for an array, none if a field is missing. */
  readonly keysOf: (document: StoredDocument) => Iterable<string>;
  readonly compare: Compare<StoredDocument>;
  readonly hasSamePosition: (before: StoredDocument, after: StoredDocument) => boolean;
};

/**
 * Sorted lists of documents, one per combination of indexed values. A flat index would repeat
 * those values for each document, which is too much for millions of word prefixes.
 */
export class SortedIndex {
  readonly shape: IndexShape;
  private readonly lists = new Map<string, SortedList<Entry>>();
  private readonly compare: Compare<Entry>;

  constructor(entries: Iterable<Entry>, shape: IndexShape) {
    this.shape = shape;
    this.compare = (a, b) => shape.compare(a.document, b.document);
    for (const entry of entries) this.add(entry);
  }

  cursor(key: string, isReversed: boolean): Cursor<Entry> | undefined {
    return this.lists.get(key)?.cursor(isReversed);
  }

  add(entry: Entry): void {
    for (const key of this.shape.keysOf(entry.document)) {
      const list = this.lists.get(key);
      if (list) list.add(entry);
      else this.lists.set(key, new SortedList([entry], this.compare));
    }
  }

  /** Requires the document exactly as it was added. */
  remove(entry: Entry): void {
    for (const key of this.shape.keysOf(entry.document)) {
      const list = this.lists.get(key);
      list?.remove(entry);
      if (list?.isEmpty) this.lists.delete(key);
    }
  }
}
