import type { Book } from '@bookstore/contract/api/book';
import { isSoldOut } from '@bookstore/contract/format/bookFacts';

/** The banner shows as many of the newest. */
const SHOWN_ABOVE = 5;

/** A trending book that can be bought, if possible none that stands at the top of the page already. */
export function editorsPick(newest: readonly Book[]): Book | undefined {
  const worthy = newest.filter((book) => book.trending && !isSoldOut(book));
  return worthy.find((book) => newest.indexOf(book) >= SHOWN_ABOVE) ?? worthy[0];
}
