import type { Book } from '@bookstore/contract/api/book';
import type { BooksSearchQuery } from '@bookstore/contract/api/booksQuery';
import type { Place } from '../bookCursor.ts';
import { type BooksSelection, equalFieldsOf } from '../bookQueries.ts';
import { toBook } from '../bookRecord.ts';
import type { CatalogueSnapshot } from '../catalogue/catalogueSnapshot.ts';
import type { AnyOfKeys } from './bookSearchKeys.ts';

/** What a search may cost, the version of the catalogue among it. Only documents that are no valid books are read beside. */
const MAX_READS = 100;

/** What one search reads, and how much of it is left. */
export interface SearchReads {
  left(): number;
  /** The newest books with one of some keys. @param behind begins behind this place. */
  find(keys: AnyOfKeys, limit: number, behind?: Place): Promise<Book[]>;
  /** The plan of a query that finds the fewest books, at one read for each of several; null if one finds none. */
  rarest(plans: AnyOfKeys[]): Promise<Plan | null>;
}

interface Plan {
  keys: AnyOfKeys;
  /** How many books it finds, up to a hundred; unknown if it is the only plan. */
  count?: number;
}

export function createSearchReads(query: BooksSearchQuery, snapshot: CatalogueSnapshot): SearchReads {
  let left = MAX_READS - 1;
  const toSelection = (keys: AnyOfKeys, limit: number): BooksSelection => ({
    equal: equalFieldsOf(query),
    keys,
    orderBy: [
      ['createdAt', 'desc'],
      ['__name__', 'asc'],
    ],
    limit,
  });

  return {
    left: () => left,

    async find(keys, limit, behind) {
      const after = behind && [new Date(behind.createdAt), behind.id];
      const records = await snapshot.select({ ...toSelection(keys, Math.min(limit, left)), after });
      // What finds nothing is billed as one.
      left -= Math.max(1, records.length);
      return records.map(toBook);
    },

    async rarest(plans) {
      const [first, ...others] = plans;
      if (!first) return null;
      if (others.length === 0) return { keys: first };
      left -= plans.length;
      const counts = await Promise.all(plans.map((keys) => snapshot.count(toSelection(keys, MAX_READS))));
      const count = Math.min(...counts);
      const keys = plans[counts.indexOf(count)];
      return count === 0 || !keys ? null : { keys, count };
    },
  };
}
