import type { Book } from '@bookstore/contract/api/book';
import type { BookTitle } from '@bookstore/contract/api/booksQuery';
import { useMemo } from 'react';
import { useStore } from 'react-redux';
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

/** Whether all of a book is known, and not only its title and price. */
export const isWhole = (book: Book | BookTitle): book is Book => 'createdAt' in book;

/** What bookTitlesApi.ts has brought, which loads with the search box: who only opens a book does not wait for it. */
const TITLES = 'getBookTitles(undefined)';

const cachedTitles = (state: WithBooksCache) => state.booksApi.queries[TITLES]?.data as BookTitle[] | null | undefined;

/** Whether the shop is known to have another book of its author: by all titles, or by the lists that a large shop has sent. */
export function hasOthersByAuthor(state: WithBooksCache, { _id: id, author }: BookTitle): boolean {
  const isOther = (other: BookTitle) => other.author === author && other._id !== id;
  return cachedTitles(state)?.some(isOther) ?? cachedPages(state).some(({ books }) => books.some(isOther));
}

/** Whether the shop counts copies, as far as the books that the cache has tell. */
export function isAnyBookCounted(state: WithBooksCache): boolean {
  const known = [cachedTitles(state) ?? [], ...cachedPages(state).map(({ books }) => books)];
  return known.some((books) => books.some(({ availability }) => availability !== undefined));
}

/** The languages of the books that the cache has whole, apart by spaces: the same text while they are the same. */
export function cachedLanguages(state: WithBooksCache): string {
  const tags = [...cachedBooks(state).values()].flatMap(({ language }) => language ?? []);
  return [...new Set(tags)].toSorted((a, b) => (a < b ? -1 : 1)).join(' ');
}

/**
 * What the cache knew of a book when its page was opened, to be shown while the book itself is loading: all of it from a list that
 * it stood on, or its title and price.
 */
export function useKnownBook(id: string): Book | BookTitle | undefined {
  const store = useStore<WithBooksCache>();
  return useMemo(() => {
    const state = store.getState();
    return cachedBooks(state).get(id) ?? cachedTitles(state)?.find(({ _id }) => _id === id);
  }, [store, id]);
}
