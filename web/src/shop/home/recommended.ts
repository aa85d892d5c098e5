import type { Book } from '@bookstore/contract/api/book';
import { RECOMMENDED_POSITIONS } from '@bookstore/contract/constants';

/** The books at positions 8 to 17 of the newest, counted from zero; fewer or none in a short list. */
export function recommended(books: readonly Book[]): Book[] {
  return books.slice(RECOMMENDED_POSITIONS.first, RECOMMENDED_POSITIONS.last + 1);
}
