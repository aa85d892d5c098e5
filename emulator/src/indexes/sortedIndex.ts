import type { StoredDocument } from '../storage/document.ts';
import { type Compare, type Cursor, SortedList } from './sortedList.ts';

/** All indexes share a document's entry, so a write leaves those of unchanged fields alone. */
export type Entry = { document: StoredDocument };

export type IndexShape = {
  readonly key: string;
  /** Lists that contain the document: several for an array, none if a field is missing. */
  readonly keysOf: (document: StoredDocument) => Iterable<string>;
  readonly compare: Compare<StoredDocument>;
  readonly hasSamePosition: (before: StoredDocument, after: StoredDocument) => boolean;
};

/** One list per combination of values: a flat index would repeat them for millions of word prefixes. */
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

  /** Takes the document as it was added. */
  remove(entry: Entry): void {
    for (const key of this.shape.keysOf(entry.document)) {
      const list = this.lists.get(key);
      list?.remove(entry);
      if (list?.isEmpty) this.lists.delete(key);
    }
  }
}
