import type { Book } from '@bookstore/contract/api/book';
import type { BookTitle } from '@bookstore/contract/api/booksQuery';
import { useMemo } from 'react';
import { useStore } from 'react-redux';
import { type BooksPage, booksApi } from './booksApi.ts';

/** The part of the store with the cache of books. */
export type WithBooksCache = Parameters<typeof booksApi.util.selectCachedArgsForQuery>[0];

const { getBook, getBooksPage } = booksApi.endpoints;

/** Every cached page of books. */
export function cachedPages(state: WithBooksCache): BooksPage[] {
  const queries = booksApi.util.selectCachedArgsForQuery(state, 'getBooksPage');
  return queries.flatMap((query) => getBooksPage.select(query)(state).data ?? []);
}

/** Every completely cached book by id. */
export function cachedBooks(state: WithBooksCache): ReadonlyMap<string, Book> {
  const ids = booksApi.util.selectCachedArgsForQuery(state, 'getBook');
  const alone = ids.flatMap((id) => getBook.select(id)(state).data ?? []);
  const books = [...cachedPages(state).flatMap((page) => page.books), ...alone];
  return new Map(books.map((book) => [book._id, book]));
}

/** Whether the whole book is known, not only title and price. */
export const isWhole = (book: Book | BookTitle): book is Book => 'createdAt' in book;

/** The cache key of bookTitlesApi.ts, which loads with the search box. */
const TITLES = 'getBookTitles(undefined)';

const cachedTitles = (state: WithBooksCache) => state.booksApi.queries[TITLES]?.data as BookTitle[] | null | undefined;

/** Whether any cached book has counted copies. */
export function isAnyBookCounted(state: WithBooksCache): boolean {
  const known = [cachedTitles(state) ?? [], ...cachedPages(state).map(({ books }) => books)];
  return known.some((books) => books.some(({ availability }) => availability !== undefined));
}

/** Languages of the cached books, separated by spaces: an equal text while they are equal. */
export function cachedLanguages(state: WithBooksCache): string {
  const tags = [...cachedBooks(state).values()].flatMap(({ language }) => language ?? []);
  return [...new Set(tags)].toSorted((a, b) => (a < b ? -1 : 1)).join(' ');
}

/** The cached data of a book when its page opened, shown while it loads: a whole book, or title and price. */
export function useKnownBook(id: string): Book | BookTitle | undefined {
  const store = useStore<WithBooksCache>();
  return useMemo(() => {
    const state = store.getState();
    return cachedBooks(state).get(id) ?? cachedTitles(state)?.find(({ _id }) => _id === id);
  }, [store, id]);
}
