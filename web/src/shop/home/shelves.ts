import type { Book } from '@bookstore/contract/api/book';
import type { BestSeller } from '@bookstore/contract/api/sales';
import { RECOMMENDED_POSITIONS } from '@bookstore/contract/constants';
import { canBeOrdered } from '@bookstore/contract/format/bookFacts';

/** The books of a genre (compared in lower case); all of them for the empty genre, technology included. */
export function topSellers(books: readonly Book[], genre: string): Book[] {
  const category = genre.toLowerCase();
  return books.filter((book) => category === '' || book.category === category);
}

interface RankedBook {
  book: Book;
  /** The place among all that the shop has sold, counted from one; none of what was not sold. */
  rank: number | undefined;
}

/** With fewer sold copies, a ranking means little. */
const MIN_RANKED_COPIES = 10;

/** The same books: first those that were sold, by their place, then the others as they came. */
export function ranked(books: readonly Book[], bestSellers: readonly BestSeller[] = []): RankedBook[] {
  const sold = bestSellers.reduce((sum, { copies }) => sum + copies, 0);
  const ranks = new Map(sold < MIN_RANKED_COPIES ? [] : bestSellers.map(({ _id }, index) => [_id, index + 1]));
  const placeOf = ({ rank = ranks.size + 1 }: RankedBook) => rank;
  return books.map((book) => ({ book, rank: ranks.get(book._id) })).sort((one, other) => placeOf(one) - placeOf(other));
}

/** The banner shows as many of the newest. */
const SHOWN_ABOVE = 5;

/** A trending book that can be bought, if possible none that stands at the top of the page already. */
export function editorsPick(newest: readonly Book[]): Book | undefined {
  const worthy = newest.filter((book) => book.trending && canBeOrdered(book));
  return worthy.find((book) => newest.indexOf(book) >= SHOWN_ABOVE) ?? worthy[0];
}

/** The books at positions 8 to 17 of the newest, counted from zero; fewer or none in a short list. */
export function recommendedBooks(books: readonly Book[]): Book[] {
  return books.slice(RECOMMENDED_POSITIONS.first, RECOMMENDED_POSITIONS.last + 1);
}

/** Characters that can stand in large letters. */
const LONGEST = 200;

/** How a description begins: its first sentence, or as many of its words as can stand in large letters. */
export function firstSentence(description: string): string {
  const [line = ''] = description.trim().split('\n');
  const sentence = /^.+?[.!?…](?=\s|$)/u.exec(line)?.[0] ?? line;
  if (sentence.length <= LONGEST) return sentence;
  const end = sentence.lastIndexOf(' ', LONGEST);
  return `${sentence.slice(0, end > 0 ? end : LONGEST)}…`;
}
