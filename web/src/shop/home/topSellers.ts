import type { Book } from '@bookstore/contract/api/book';
import type { BestSeller } from '@bookstore/contract/api/sales';

/** The books of a genre (compared in lower case); all of them for the empty genre, technology included. */
export function topSellers(books: readonly Book[], genre: string): Book[] {
  const category = genre.toLowerCase();
  return books.filter((book) => category === '' || book.category === category);
}

export interface RankedBook {
  book: Book;
  /** The place among all that the shop has sold, counted from one; none of what was not sold. */
  rank: number | undefined;
}

/** The same books: first those that were sold, by their place, then the others as they came. */
export function ranked(books: readonly Book[], bestSellers: readonly BestSeller[] = []): RankedBook[] {
  const ranks = new Map(bestSellers.map(({ _id }, index) => [_id, index + 1]));
  const placeOf = ({ rank = ranks.size + 1 }: RankedBook) => rank;
  return books.map((book) => ({ book, rank: ranks.get(book._id) })).sort((one, other) => placeOf(one) - placeOf(other));
}
