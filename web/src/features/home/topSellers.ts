import type { Book } from '@bookstore/contract/book';

/** The books of a genre (compared in lower case); all of them for the empty genre, technology included. */
export function topSellers(books: readonly Book[], genre: string): Book[] {
  const category = genre.toLowerCase();
  return books.filter((book) => category === '' || book.category === category);
}
