import type { Book } from '@bookstore/contract/api/book';
import type { BooksSearchQuery } from '@bookstore/contract/api/booksQuery';
import { type Rarest, rarestOf } from '../../lib/rarestOf.ts';
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
  /** See `rarestOf`. A count is one read and ends at a hundred books. */
  rarest(plans: AnyOfKeys[]): Promise<Rarest<AnyOfKeys> | null>;
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
      if (left < 1) return [];
      const after = behind && [new Date(behind.createdAt), behind.id];
      const records = await snapshot.select({ ...toSelection(keys, Math.min(limit, left)), after });
      // What finds nothing is billed as one.
      left -= Math.max(1, records.length);
      return records.map(toBook);
    },

    async rarest(plans) {
      if (left < plans.length) return null;
      return rarestOf(plans, (keys) => {
        left -= 1;
        return snapshot.count(toSelection(keys, MAX_READS));
      });
    },
  };
}
