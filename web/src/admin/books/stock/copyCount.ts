import type { Book } from '@bookstore/contract/api/book';
import type { StockChange } from '@bookstore/contract/api/stock';
import * as messages from '@bookstore/messages/dashboardBooks';
import { countOf } from '../../../lib/format.ts';

/** @returns null if stock is not tracked; undefined if the book does not include it */
export function knownCopies({ availability, left }: Book): number | null | undefined {
  if (availability === undefined) return null;
  return availability === 'sold-out' ? 0 : left;
}

export function copiesAfter(count: number | null, change: StockChange): number | null {
  return 'count' in change ? change.count : (count ?? 0) + change.change;
}

/**
 * The change is relative to the level seen, so that sales in the meantime still count. Empty text stops tracking.
 * @returns null for no change
 */
export function toStockChange(seen: number | null, typed: string): StockChange | null {
  const count = typed.trim() === '' ? null : Number(typed);
  if (count === seen) return null;
  return count === null || seen === null ? { count } : { change: count - seen };
}

export function copiesText(count: number | null | undefined): string {
  if (count === undefined) return messages.stockTracked;
  if (count === null) return messages.stockNotTrackedLabel;
  return countOf(count, 'copy');
}
