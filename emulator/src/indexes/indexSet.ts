import type { StoredDocument } from '../storage/document.ts';
import { type Entry, type IndexShape, SortedIndex } from './sortedIndex.ts';

/** Each takes memory and a step of many writes; the one that was used last the longest ago makes room. */
const MAX_INDEXES = 64;

/** The indexes of a collection or a collection group: made for the first query that needs them, then kept up by every write. */
export class IndexSet {
  /** By the key of their shape, the one that was used last at the end. */
  private readonly indexes = new Map<string, SortedIndex>();
  /** By the name of the document; none before there is an index. */
  private readonly entries = new Map<string, Entry>();
  private readonly documents: () => Iterable<StoredDocument>;

  /** @param documents those that there are now */
  constructor(documents: () => Iterable<StoredDocument>) {
    this.documents = documents;
  }

  /** The index of a shape. */
  get(shape: IndexShape): SortedIndex {
    if (this.indexes.size === 0) this.fill();
    const index = this.indexes.get(shape.key) ?? new SortedIndex(this.entries.values(), shape);
    this.indexes.delete(shape.key);
    this.indexes.set(shape.key, index);
    const [oldest] = this.indexes.keys();
    if (this.indexes.size > MAX_INDEXES && oldest !== undefined) this.indexes.delete(oldest);
    return index;
  }

  /** Follows a write: `before` is what was there, `after` what is there now. */
  note(before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    if (this.indexes.size === 0) return;
    const moved = [...this.indexes.values()].filter(
      ({ shape }) => !before || !after || !shape.isUnmoved(before, after),
    );
    const entry = before && this.entries.get(before.name);
    if (entry) for (const index of moved) index.remove(entry);
    if (before && !after) this.entries.delete(before.name);
    if (after) this.put(entry, after, moved);
  }

  private put(known: Entry | undefined, document: StoredDocument, moved: readonly SortedIndex[]): void {
    const entry = known ?? { document };
    entry.document = document;
    this.entries.set(document.name, entry);
    for (const index of moved) index.add(entry);
  }

  private fill(): void {
    for (const document of this.documents()) this.entries.set(document.name, { document });
  }
}
