import { LOW_STOCK } from '@bookstore/contract/limits';

/**
 * What a book says of its copies: as many as there are, and of more than visitors are told of just one more. So a sale changes
 * the book, and with it the catalogue, only where visitors see another thing. Null where copies are not counted.
 */
export function shownCopiesOf(count: number | null): number | null {
  return count === null ? null : Math.min(count, LOW_STOCK + 1);
}

/** Whether visitors see another thing of a book with so many copies than with so many others. */
export const isShownOtherwise = (before: number, after: number) => shownCopiesOf(before) !== shownCopiesOf(after);

/** Whether there are copies of a book, as far as they are counted. */
export const isAvailable = ({ shownCopies }: { shownCopies: number | null }) => shownCopies !== 0;

/** Whether somebody can order a book. */
export const isOrderable = (book: { shownCopies: number | null; withheld: boolean }) =>
  isAvailable(book) && !book.withheld;
