import type { Micros } from '../time.ts';
import type { Collection } from './collection.ts';

/** How far back documents can be read, and at most how many replaced versions are kept for that. */
const KEPT_MICROS: Micros = 10n * 60n * 1_000_000n;
const MAX_VERSIONS = 100_000;
const COMPACT_AFTER = 4096;

type Entry = { readonly collection: Collection; readonly id: string; readonly until: Micros };

/**
 * The queue of replaced versions, oldest first: it bounds what reads at a past moment cost in memory. Both bounds are
 * paid for by the commit that exceeds them, a version or two at a time.
 */
export class History {
  private entries: Entry[] = [];
  private first = 0;
  private oldest: Micros;
  private readonly maxVersions: number;

  /** @param start nothing is known of the time before this moment. */
  constructor(start: Micros, maxVersions = MAX_VERSIONS) {
    this.oldest = start;
    this.maxVersions = maxVersions;
  }

  /** The earliest moment that can still be read. */
  get oldestReadable(): Micros {
    return this.oldest;
  }

  /** Whose past versions were replaced after a moment, the latest first; several versions of one document come as often. */
  *since(time: Micros): Iterable<Omit<Entry, 'until'>> {
    for (let i = this.entries.length - 1; i >= this.first; i--) {
      const entry = this.entries[i];
      if (!entry || entry.until <= time) return;
      yield entry;
    }
  }

  /** Notes that a collection keeps one more past version. */
  add(collection: Collection, id: string, until: Micros): void {
    this.entries.push({ collection, id, until });
  }

  /** Drops versions that are too old or too many; calls `forgotten` for collections with nothing left in them. */
  prune(now: Micros, forgotten: (collection: Collection) => void): void {
    for (let entry = this.entries[this.first]; entry !== undefined; entry = this.entries[this.first]) {
      const count = this.entries.length - this.first;
      if (entry.until > now - KEPT_MICROS && count <= this.maxVersions) break;
      entry.collection.forgetOldest(entry.id);
      if (entry.collection.isForgotten) forgotten(entry.collection);
      this.oldest = entry.until;
      this.first++;
    }
    if (this.first < COMPACT_AFTER) return;
    this.entries = this.entries.slice(this.first);
    this.first = 0;
  }
}
