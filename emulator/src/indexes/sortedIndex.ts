import type { StoredDocument } from '../storage/document.ts';
import { type Compare, type Cursor, SortedList } from './sortedList.ts';

/** The place of a document in all indexes of its collection: a write that changes no field of an index leaves it alone. */
export type Entry = { document: StoredDocument };

/** What an index is over. Two shapes with the same key are the same. */
export type IndexShape = {
  readonly key: string;
  /**
   * The values that a document is found by, as texts: a list of documents is kept for each. An array has several; a
   * document that lacks a field of the index has none.
   */
  readonly keysOf: (document: StoredDocument) => Iterable<string>;
  /** The order of the documents of one list. */
  readonly compare: Compare<StoredDocument>;
  /** Whether two versions of a document are at the same place. */
  readonly isUnmoved: (before: StoredDocument, after: StoredDocument) => boolean;
};

/**
 * The documents of a collection by the values of some fields and, for each of these, in order. A flat index would say the
 * values once for each document, and of the beginnings of words there are millions.
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

  /** The documents with these values, in order; undefined when there are none. */
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

  /** Removes a document, which must be as it was added. */
  remove(entry: Entry): void {
    for (const key of this.shape.keysOf(entry.document)) {
      const list = this.lists.get(key);
      list?.remove(entry);
      if (list?.isEmpty) this.lists.delete(key);
    }
  }
}
