import type { Book } from '@bookstore/contract/api/book';
import { type BookSearch, scoreOf, toBookWords } from '@bookstore/contract/search/bookSearch';

export interface Hit {
  book: Book;
  score: number;
}

function compareHits(a: Hit, b: Hit): number {
  const order = b.score - a.score || Date.parse(b.book.createdAt) - Date.parse(a.book.createdAt);
  if (order !== 0) return order;
  return a.book._id < b.book._id ? -1 : 1;
}

/** Sorted by score, date and id. */
export function findHits(books: Book[], search: BookSearch, withTypos: boolean): Hit[] {
  return books
    .map((book) => ({ book, score: scoreOf(toBookWords(book), search, withTypos) }))
    .filter(({ score }) => score > 0)
    .toSorted(compareHits);
}
