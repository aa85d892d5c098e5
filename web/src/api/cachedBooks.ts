import type { Book } from '@bookstore/contract/book';
import { type BooksPage, booksApi } from './booksApi.ts';

/** The part of the store that holds the cache of book data. */
export type WithBooksCache = Parameters<typeof booksApi.util.selectCachedArgsForQuery>[0];

const { getBook, getBooksPage } = booksApi.endpoints;

/** Every page of books that the cache has. */
export function cachedPages(state: WithBooksCache): BooksPage[] {
  const queries = booksApi.util.selectCachedArgsForQuery(state, 'getBooksPage');
  return queries.flatMap((query) => getBooksPage.select(query)(state).data ?? []);
}

/** Every book that the cache has whole, alone or on a page, by its id. */
export function cachedBooks(state: WithBooksCache): ReadonlyMap<string, Book> {
  const ids = booksApi.util.selectCachedArgsForQuery(state, 'getBook');
  const alone = ids.flatMap((id) => getBook.select(id)(state).data ?? []);
  const books = [...cachedPages(state).flatMap((page) => page.books), ...alone];
  return new Map(books.map((book) => [book._id, book]));
}
