import type { Book } from '@bookstore/contract/api/book';
import type { BookCounts, BooksQuery, BookTitle } from '@bookstore/contract/api/booksQuery';
import { CATEGORIES, type Category } from '@bookstore/contract/constants';
import { type BrowseState, booksQueryOf, PAGE_SIZE } from '@bookstore/contract/search/browseState';
import { useMemo } from 'react';
import { useStore } from 'react-redux';
import { useGetBookCountsQuery } from '../../api/bookCountsApi.ts';
import { type BooksPage, booksApi, useGetBooksPageQuery } from '../../api/booksApi.ts';
import { cachedBooks, type WithBooksCache } from '../../api/cachedBooks.ts';
import { titleSearch } from '../search/titleSearch.ts';
import { useCachedTitles } from '../search/useTitles.ts';

/** A search on the device may know no more of a book than its title. */
export type ListedBook = Book | BookTitle;

/** How many books there are to choose from, in all and by category. */
export type CategoryCounts = Pick<BookCounts, 'total' | 'categories'>;

/** A page of books as it is shown. */
export interface ResultPage {
  books: readonly ListedBook[];
  /** How many there are on all pages; null where that is not known. */
  total: number | null;
  /** The cursor of the next page; null on the last one. */
  next: string | null;
  /** Counts from one. */
  page: number;
  /** Whether any page is found by its number, and none needs its cursor. */
  isNumbered: boolean;
}

interface Answer {
  /** Undefined while nothing has come. */
  shown: ResultPage | undefined;
  /** The requested page is still loading: these are the former books. */
  isStale: boolean;
  isError: boolean;
  retry: () => void;
  counts: CategoryCounts | undefined;
}

/** The books of a page: of the shop's list, or of what words find on the device or in the shop. */
export function useResultPage(state: BrowseState): Answer {
  const isSearch = state.words !== '';
  const query = booksQueryOf(state);
  const found = useDeviceSearch(state, query);
  const { data, currentData, isError, refetch } = useGetBooksPageQuery(query, { skip: found !== null });
  // The counts of all books do not apply to a search; `data` would keep them.
  const { currentData: counts } = useGetBookCountsQuery(undefined, { skip: isSearch });
  if (found) return { ...found, isStale: false, isError: false, retry: () => undefined };
  // The books of a former search do not apply to this one.
  const page = isSearch ? currentData : data;
  return {
    shown: page && toShown(page, state),
    isStale: !currentData,
    // Books that could not be refreshed stay visible.
    isError: isError && !currentData,
    retry: () => void refetch(),
    counts,
  };
}

/** In the shop, only a cursor leads to a page behind the first. How many a search finds is known at its end. */
function toShown({ books, total, next }: BooksPage, { page, after }: BrowseState): ResultPage {
  const number = after ? page : 1;
  const end = (number - 1) * PAGE_SIZE + books.length;
  return { books, next, page: number, isNumbered: false, total: total ?? (next === null ? end : null) };
}

interface Found {
  shown: ResultPage;
  /** Of all that the words find, whatever the category. */
  counts: CategoryCounts;
}

/**
 * Searches the titles on the device, without a call. Null if there are none, or if the shop was asked before they arrived and has not
 * failed: the shown results do not change then.
 * @param query what the shop would be asked
 */
function useDeviceSearch({ words, category, isAvailable, page }: BrowseState, query: BooksQuery): Found | null {
  const store = useStore<WithBooksCache>();
  const titles = useCachedTitles();
  const asked = booksApi.endpoints.getBooksPage.useQueryState(query);
  const isHere = words !== '' && !isAvailable && (asked.isUninitialized || asked.isError);
  const found = useMemo(
    () => (isHere && titles ? search(titles, words, category) : null),
    [isHere, titles, words, category],
  );
  return useMemo(() => {
    if (!found) return null;
    const shown = pageOf(found.books, page);
    const whole = cachedBooks(store.getState());
    const books = shown.books.map((book) => whole.get(book._id) ?? book);
    return { shown: { ...shown, books }, counts: found.counts };
  }, [found, page, store]);
}

function search(titles: readonly BookTitle[], words: string, category: Category | null) {
  const all = titleSearch(titles).search(words, titles.length);
  const books = category ? titleSearch(titles, category).search(words, titles.length) : all;
  return { books, counts: countByCategory(all) };
}

/** A page, counted from one, of books that are all at hand. */
function pageOf(books: readonly ListedBook[], page: number): ResultPage {
  const end = page * PAGE_SIZE;
  const next = end < books.length ? '' : null;
  return { books: books.slice(end - PAGE_SIZE, end), total: books.length, next, page, isNumbered: true };
}

function countByCategory(books: readonly Pick<BookTitle, 'category'>[]): CategoryCounts {
  const categories = Object.fromEntries(CATEGORIES.map((category) => [category, 0])) as CategoryCounts['categories'];
  for (const { category } of books) categories[category] += 1;
  return { total: books.length, categories };
}
