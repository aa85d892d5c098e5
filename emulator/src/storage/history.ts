import type { Micros } from '../time.ts';
import type { Collection } from './collection.ts';

const KEPT_MICROS: Micros = 10n * 60n * 1_000_000n;
const MAX_VERSIONS = 100_000;
const COMPACT_AFTER = 4096;

type Entry = { readonly collection: Collection; readonly id: string; readonly until: Micros };

/** Replaced versions, oldest first, limited by age and number. */
export class History {
  private entries: Entry[] = [];
  private first = 0;
  private oldest: Micros;

  /** @param start earliest readable time */
  constructor(start: Micros) {
    this.oldest = start;
  }

  get oldestReadable(): Micros {
    return this.oldest;
  }

  /** Latest first; documents may repeat. */
  *since(time: Micros): Iterable<Omit<Entry, 'until'>> {
    for (let i = this.entries.length - 1; i >= this.first; i--) {
      const entry = this.entries[i];
      if (!entry || entry.until <= time) return;
      yield entry;
    }
  }

  add(collection: Collection, id: string, until: Micros): void {
    this.entries.push({ collection, id, until });
  }

  prune(now: Micros, forgotten: (collection: Collection) => void): void {
    for (let entry = this.entries[this.first]; entry !== undefined; entry = this.entries[this.first]) {
      const count = this.entries.length - this.first;
      if (entry.until > now - KEPT_MICROS && count <= MAX_VERSIONS) break;
      entry.collection.forgetOldest(entry.id);
      if (entry.collection.isUnused) forgotten(entry.collection);
      this.oldest = entry.until;
      this.first++;
    }
    if (this.first < COMPACT_AFTER) return;
    this.entries = this.entries.slice(this.first);
    this.first = 0;
  }
}
