import type { Book } from '@bookstore/contract/api/book';
import type { StockChange } from '@bookstore/contract/api/stock';
import * as messages from '@bookstore/messages/dashboardBooks';
import { countOf } from '../../../lib/format.ts';

/** How many copies a book itself says that there are: null where they are not counted, undefined where they are more than it says. */
export function knownCopies({ availability, left }: Book): number | null | undefined {
  if (availability === undefined) return null;
  return availability === 'sold-out' ? 0 : left;
}

export function copiesAfter(count: number | null, change: StockChange): number | null {
  return 'count' in change ? change.count : (count ?? 0) + change.change;
}

/**
 * What a typed number means: a difference to the count that was seen, so that what is sold meanwhile stays sold. Nothing typed is
 * not counted. @returns null where it is so already.
 */
export function toStockChange(seen: number | null, typed: string): StockChange | null {
  const count = typed.trim() === '' ? null : Number(typed);
  if (count === seen) return null;
  return count === null || seen === null ? { count } : { change: count - seen };
}

/** As a row of the table says it. */
export function copiesText(count: number | null | undefined): string {
  if (count === undefined) return messages.counted;
  if (count === null) return messages.notCountedLabel;
  return countOf(count, 'copy');
}
