import type { Book } from '@bookstore/contract/api/book';
import type { BooksSearchQuery } from '@bookstore/contract/api/booksQuery';
import { pickMostSelective, type SelectivePlan } from '../../lib/pickMostSelective.ts';
import type { PagePosition } from '../bookCursor.ts';
import { type BooksSelection, toEqualFields } from '../bookQueries.ts';
import { toBook } from '../bookRecord.ts';
import type { CatalogueSnapshot } from '../catalogue/catalogueSnapshot.ts';
import type { AnyOfKeys } from './bookSearchKeys.ts';

/** Includes the catalogue version, but no replacements for invalid documents. */
export const SEARCH_READS = 100;

export interface SearchReads {
  remainingReads(): number;
  /** Newest first. @param behind start position */
  find(keys: AnyOfKeys, limit: number, behind?: PagePosition): Promise<Book[]>;
  /** See `pickMostSelective`. Each count costs one read and ends at 100 books. */
  pickMostSelective(plans: AnyOfKeys[]): Promise<SelectivePlan<AnyOfKeys> | null>;
}

export function createSearchReads(query: BooksSearchQuery, snapshot: CatalogueSnapshot): SearchReads {
  let remaining = SEARCH_READS - 1;
  const toSelection = (keys: AnyOfKeys, limit: number): BooksSelection => ({
    equal: toEqualFields(query),
    keys,
    orderBy: [
      ['createdAt', 'desc'],
      ['__name__', 'asc'],
    ],
    limit,
  });

  return {
    remainingReads: () => remaining,

    async find(keys, limit, behind) {
      if (remaining < 1) return [];
      const after = behind && [new Date(behind.createdAt), behind.id];
      const records = await snapshot.select({ ...toSelection(keys, Math.min(limit, remaining)), after });
      // Empty results are billed as one read.
      remaining -= Math.max(1, records.length);
      return records.map(toBook);
    },

    async pickMostSelective(plans) {
      if (remaining < plans.length) return null;
      return pickMostSelective(plans, (keys) => {
        remaining -= 1;
        return snapshot.count(toSelection(keys, SEARCH_READS));
      });
    },
  };
}
