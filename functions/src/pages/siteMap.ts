import { totalOf } from '../books/catalogue/bookCounts.ts';
import type { Catalogue } from '../books/catalogue/catalogue.ts';
import type { CatalogueReads } from '../books/catalogue/catalogueReads.ts';
import type { BookDate, CatalogueSnapshot, IdRange } from '../books/catalogue/catalogueSnapshot.ts';
import { type CatalogueVersion, isSameVersion } from '../books/catalogue/catalogueVersion.ts';
import type { Clock } from '../lib/clock.ts';
import { divideIds } from './idRanges.ts';

export interface SiteMap {
  countParts(): Promise<number>;
  /** @param number one-based @returns null if it does not exist */
  part(number: number): Promise<readonly BookDate[] | null>;
}

export interface SiteMapLimits {
  booksPerPart: number;
  /** Bounds memory and reads of an instance. */
  parts: number;
  keptMs: number;
}

const LIMITS: SiteMapLimits = { booksPerPart: 10_000, parts: 25, keptMs: 24 * 60 * 60 * 1_000 };
/** A range may have grown since it was counted. */
const SLACK = 1.1;

interface CachedMap {
  version: CatalogueVersion;
  since: number;
  ranges: Promise<IdRange[]>;
  parts: Map<number, Promise<BookDate[]>>;
}

/**
 * A single part answers from the current list. Larger maps are cached, so that an instance reads each book at most
 * once a day.
 */
export function createSiteMap(
  { reads, catalogue, clock }: { reads: CatalogueReads; catalogue: Catalogue; clock: Clock },
  { booksPerPart, parts: maxParts, keptMs }: SiteMapLimits = LIMITS,
): SiteMap {
  let cached: CachedMap | null = null;

  const isSmall = ({ state: { counts } }: CatalogueSnapshot) => counts === null || totalOf(counts) <= booksPerPart;

  function isFresh({ version, since }: CachedMap, snapshot: CatalogueSnapshot): boolean {
    return isSameVersion(version, snapshot.state) || clock().getTime() - since < keptMs;
  }

  function getMap(snapshot: CatalogueSnapshot): CachedMap {
    if (cached && isFresh(cached, snapshot)) return cached;
    const ranges = divideIds(snapshot, booksPerPart).then((all) => all.slice(0, maxParts));
    const map: CachedMap = { version: snapshot.state, since: clock().getTime(), ranges, parts: new Map() };
    cached = map;
    ranges.catch(() => {
      if (cached === map) cached = null;
    });
    return map;
  }

  function readPart({ parts }: CachedMap, number: number, range: IdRange, snapshot: CatalogueSnapshot) {
    const known = parts.get(number);
    if (known) return known;
    const reading = snapshot.readDates(range, Math.floor(booksPerPart * SLACK));
    parts.set(number, reading);
    reading.catch(() => parts.delete(number));
    return reading;
  }

  return {
    async countParts() {
      const snapshot = await reads.openSnapshot();
      return isSmall(snapshot) ? 1 : (await getMap(snapshot).ranges).length;
    },

    async part(number) {
      const snapshot = await reads.openSnapshot();
      if (isSmall(snapshot)) {
        if (number !== 1) return null;
        const { books } = await catalogue.list();
        return books.map(({ _id, updatedAt, series }) => ({
          id: _id,
          updatedAt: new Date(updatedAt),
          series: series?.name ?? null,
        }));
      }
      const map = getMap(snapshot);
      const range = (await map.ranges)[number - 1];
      return range ? readPart(map, number, range, snapshot) : null;
    },
  };
}
