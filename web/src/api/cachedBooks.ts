import type { Book } from '@bookstore/contract/api/book';
import type { BookTitle } from '@bookstore/contract/api/booksQuery';
import { useMemo } from 'react';
import { useStore } from 'react-redux';
import { type BooksPage, booksApi } from './booksApi.ts';

export type WithBooksCache = Parameters<typeof booksApi.util.selectCachedArgsForQuery>[0];

const { getBook, getBooksPage } = booksApi.endpoints;

export function cachedPages(state: WithBooksCache): BooksPage[] {
  const queries = booksApi.util.selectCachedArgsForQuery(state, 'getBooksPage');
  return queries.flatMap((query) => getBooksPage.select(query)(state).data ?? []);
}

/** Omits books with only title and price. */
export function cachedBooks(state: WithBooksCache): ReadonlyMap<string, Book> {
  const ids = booksApi.util.selectCachedArgsForQuery(state, 'getBook');
  const alone = ids.flatMap((id) => getBook.select(id)(state).data ?? []);
  const books = [...cachedPages(state).flatMap((page) => page.books), ...alone];
  return new Map(books.map((book) => [book._id, book]));
}

export const isWhole = (book: Book | BookTitle): book is Book => 'createdAt' in book;

/** Cache key of bookTitlesApi.ts, which loads with the search box. */
const TITLES = 'getBookTitles(undefined)';

const cachedTitles = (state: WithBooksCache) => state.booksApi.queries[TITLES]?.data as BookTitle[] | null | undefined;

export function isAnyBookCounted(state: WithBooksCache): boolean {
  const lists = [cachedTitles(state) ?? [], ...cachedPages(state).map(({ books }) => books)];
  return lists.some((books) => books.some(({ availability }) => availability !== undefined));
}

/** Separated by spaces, so that equal languages are equal texts. */
export function cachedLanguages(state: WithBooksCache): string {
  const tags = [...cachedBooks(state).values()].flatMap(({ language }) => language ?? []);
  return [...new Set(tags)].toSorted((a, b) => (a < b ? -1 : 1)).join(' ');
}

/** Returns what was cached when the book's page opened, shown while the book loads. */
export function useKnownBook(id: string): Book | BookTitle | undefined {
  const store = useStore<WithBooksCache>();
  return useMemo(() => {
    const state = store.getState();
    return cachedBooks(state).get(id) ?? cachedTitles(state)?.find(({ _id }) => _id === id);
  }, [store, id]);
}
