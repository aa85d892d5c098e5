import { LOW_STOCK } from '@bookstore/contract/limits';

/**
 * Stock up to the shown maximum, or one more, so that sales change the catalogue only if visitors see a difference.
 * Null if not tracked.
 */
export function toShownCopies(count: number | null): number | null {
  return count === null ? null : Math.min(count, LOW_STOCK + 1);
}

export const isVisibleChange = (before: number, after: number) => toShownCopies(before) !== toShownCopies(after);

/** Untracked books are available. */
export const isAvailable = ({ shownCopies }: { shownCopies: number | null }) => shownCopies !== 0;

export const isOrderable = (book: { shownCopies: number | null; withheld: boolean }) =>
  isAvailable(book) && !book.withheld;
