import type { Book } from '@bookstore/contract/api/book';
import type { BookCounts, BooksQuery, BookTitle } from '@bookstore/contract/api/booksQuery';
import { CATEGORIES, type Category } from '@bookstore/contract/constants';
import { activeFilters, type BrowseState, booksQueryOf, PAGE_SIZE } from '@bookstore/contract/search/browseState';
import { useMemo } from 'react';
import { useStore } from 'react-redux';
import { type BooksPage, booksApi, useGetBooksPageQuery } from '../../api/booksApi.ts';
import { cachedBooks, type WithBooksCache } from '../../api/cachedBooks.ts';
import { titleSearch } from '../search/titleSearch.ts';
import { useCachedTitles } from '../search/useTitles.ts';

/** Device searches may know only a book's title. */
export type ListedBook = Book | BookTitle;

export type CategoryCounts = Pick<BookCounts, 'total' | 'categories'>;

export interface ResultPage {
  books: readonly ListedBook[];
  /** Results on all pages; null if unknown. */
  total: number | null;
  /** Null on the last page. */
  next: string | null;
  /** One-based. */
  page: number;
  /** Whether pages are found by number instead of cursors. */
  isNumbered: boolean;
}

interface Answer {
  /** Undefined until the first answer. */
  shown: ResultPage | undefined;
  /** Whether the previous page's books are shown while the next page loads. */
  isStale: boolean;
  isError: boolean;
  retry: () => void;
  counts: CategoryCounts | undefined;
}

export function useResultPage(state: BrowseState): Answer {
  const isSearch = state.words !== '';
  const query = booksQueryOf(state);
  const found = useDeviceSearch(state, query);
  const { data, currentData, isError, refetch } = useGetBooksPageQuery(query, { skip: found !== null });
  if (found) return { ...found, isStale: false, isError: false, retry: () => undefined };
  const page = isSearch ? currentData : data;
  return {
    shown: page && toShown(page, state),
    isStale: !currentData,
    // Books that could not be refreshed stay visible.
    isError: isError && !currentData,
    retry: () => void refetch(),
    // The catalogue's counts do not apply to a search.
    counts: isSearch || !page?.counts ? undefined : toCategoryCounts(state, page.counts),
  };
}

/** Subtracts sold-out books if the list hides them. */
function toCategoryCounts({ isAvailable }: BrowseState, { total, categories, soldOut }: BookCounts): CategoryCounts {
  // The function of the previous release does not count them.
  if (!isAvailable || !soldOut) return { total, categories };
  const inStock = CATEGORIES.map((category) => [category, categories[category] - soldOut[category]] as const);
  return {
    total: inStock.reduce((sum, [, count]) => sum + count, 0),
    categories: Object.fromEntries(inStock) as CategoryCounts['categories'],
  };
}

/** Server pages need a cursor, and only the last page knows the total of a search. */
function toShown({ books, total, next }: BooksPage, { page, after }: BrowseState): ResultPage {
  const number = after ? page : 1;
  const end = (number - 1) * PAGE_SIZE + books.length;
  return { books, next, page: number, isNumbered: false, total: total ?? (next === null ? end : null) };
}

interface Found {
  shown: ResultPage;
  /** Counts in every category. */
  counts: CategoryCounts;
}

/**
 * Makes no call. Null without titles, with filters, or if the server was asked first and has not failed, so that
 * shown results do not change. @param query the server's query
 */
function useDeviceSearch(state: BrowseState, query: BooksQuery): Found | null {
  const { words, category, isAvailable, page } = state;
  const store = useStore<WithBooksCache>();
  const titles = useCachedTitles();
  const request = booksApi.endpoints.getBooksPage.useQueryState(query);
  const isFiltered = isAvailable || activeFilters(state).length > 0;
  const isHere = words !== '' && !isFiltered && (request.isUninitialized || request.isError);
  const found = useMemo(
    () => (isHere && titles ? search(titles, words, category) : null),
    [isHere, titles, words, category],
  );
  return useMemo(() => {
    if (!found) return null;
    const shown = toResultPage(found.books, page);
    const cached = cachedBooks(store.getState());
    const books = shown.books.map((book) => cached.get(book._id) ?? book);
    return { shown: { ...shown, books }, counts: found.counts };
  }, [found, page, store]);
}

function search(titles: readonly BookTitle[], words: string, category: Category | null) {
  const all = titleSearch(titles).search(words, titles.length);
  const books = category ? titleSearch(titles, category).search(words, titles.length) : all;
  return { books, counts: countByCategory(all) };
}

function toResultPage(books: readonly ListedBook[], page: number): ResultPage {
  const end = page * PAGE_SIZE;
  const next = end < books.length ? '' : null;
  return { books: books.slice(end - PAGE_SIZE, end), total: books.length, next, page, isNumbered: true };
}

function countByCategory(books: readonly Pick<BookTitle, 'category'>[]): CategoryCounts {
  const categories = Object.fromEntries(CATEGORIES.map((category) => [category, 0])) as CategoryCounts['categories'];
  for (const { category } of books) categories[category] += 1;
  return { total: books.length, categories };
}
