import type { StoredDocument } from '../storage/document.ts';
import { type Entry, type IndexShape, SortedIndex } from './sortedIndex.ts';

/** Each index costs memory and time on every write. */
const MAX_INDEXES = 64;

/** The first query that needs an index builds it; every write updates it. */
export class IndexSet {
  private readonly indexes = new Map<string, SortedIndex>();
  /** By document name; empty until an index exists. */
  private readonly entries = new Map<string, Entry>();
  private readonly documents: () => Iterable<StoredDocument>;

  constructor(documents: () => Iterable<StoredDocument>) {
    this.documents = documents;
  }

  get(shape: IndexShape): SortedIndex {
    if (this.indexes.size === 0) this.fill();
    const index = this.indexes.get(shape.key) ?? new SortedIndex(this.entries.values(), shape);
    this.indexes.delete(shape.key);
    this.indexes.set(shape.key, index);
    const [oldest] = this.indexes.keys();
    if (this.indexes.size > MAX_INDEXES && oldest !== undefined) this.indexes.delete(oldest);
    return index;
  }

  update(before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    if (this.indexes.size === 0) return;
    const moved = [...this.indexes.values()].filter(
      ({ shape }) => !before || !after || !shape.hasSamePosition(before, after),
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
