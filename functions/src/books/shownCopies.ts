import { LOW_STOCK } from '@bookstore/contract/limits';

/**
 * Stock as shown on a book: the level up to the shown maximum, or one more. So sales change the book and the
 * catalogue only if visitors see a difference. Null if not tracked.
 */
export function shownCopiesOf(count: number | null): number | null {
  return count === null ? null : Math.min(count, LOW_STOCK + 1);
}

/** Whether visitors see a difference. */
export const isVisibleChange = (before: number, after: number) => shownCopiesOf(before) !== shownCopiesOf(after);

/** Untracked books are available. */
export const isAvailable = ({ shownCopies }: { shownCopies: number | null }) => shownCopies !== 0;

export const isOrderable = (book: { shownCopies: number | null; withheld: boolean }) =>
  isAvailable(book) && !book.withheld;
