import type { Book } from '@bookstore/contract/api/book';
import type { BestSeller } from '@bookstore/contract/api/sales';
import { RECOMMENDED_POSITIONS } from '@bookstore/contract/constants';
import { canBeOrdered } from '@bookstore/contract/format/bookFacts';

/** Compares in lower case; '' returns all books. */
export function topSellers(books: readonly Book[], genre: string): Book[] {
  const category = genre.toLowerCase();
  return books.filter((book) => category === '' || book.category === category);
}

interface RankedBook {
  book: Book;
  /** One-based rank among best sellers; undefined if unsold. */
  rank: number | undefined;
}

const compareOrderable = (one: Book, other: Book) => Number(canBeOrdered(other)) - Number(canBeOrdered(one));

export const orderableFirst = (books: readonly Book[]): Book[] => books.toSorted(compareOrderable);

/** Unsold books keep their order. Unavailable books are last. */
export function sortByRank(books: readonly Book[], bestSellers: readonly BestSeller[] = []): RankedBook[] {
  const ranks = new Map(bestSellers.map(({ _id }, index) => [_id, index + 1]));
  const getRank = ({ rank = ranks.size + 1 }: RankedBook) => rank;
  return books
    .map((book) => ({ book, rank: ranks.get(book._id) }))
    .sort((one, other) => compareOrderable(one.book, other.book) || getRank(one) - getRank(other));
}

/** Number of books in the banner. */
const SHOWN_ABOVE = 5;

/** Picks a trending, available book, preferably one that neither the banner nor the recommendations show. */
export function editorsPick(newest: readonly Book[]): Book | undefined {
  const worthy = newest.filter((book) => book.trending && canBeOrdered(book));
  const shownAbove = orderableFirst(newest).slice(0, SHOWN_ABOVE);
  const elsewhere = worthy.filter((book) => !shownAbove.includes(book));
  const recommended = recommendedBooks(newest);
  return elsewhere.find((book) => !recommended.includes(book)) ?? elsewhere[0] ?? worthy[0];
}

/** Positions 8 to 17 of the newest, zero-based. */
export function recommendedBooks(books: readonly Book[]): Book[] {
  return books.slice(RECOMMENDED_POSITIONS.first, RECOMMENDED_POSITIONS.last + 1);
}

/** In characters. */
const MAX_SENTENCE = 200;

/** Returns the first sentence, or as many of its words as fit. */
export function firstSentence(description: string): string {
  const [line = ''] = description.trim().split('\n');
  const sentence = /^.+?[.!?…](?=\s|$)/u.exec(line)?.[0] ?? line;
  if (sentence.length <= MAX_SENTENCE) return sentence;
  const end = sentence.lastIndexOf(' ', MAX_SENTENCE);
  return `${sentence.slice(0, end > 0 ? end : MAX_SENTENCE)}…`;
}
