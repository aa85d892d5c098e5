import { type BrowseState, booksQueryOf, PAGE_SIZE } from '@bookstore/contract/search/browseState';
import { useGetBookCountsQuery } from '../../api/bookCountsApi.ts';
import { type BooksPage, useGetBooksPageQuery } from '../../api/booksApi.ts';
import type { BooksShown, CategoryCounts } from './booksShown.ts';
import { useDeviceSearch } from './useDeviceSearch.ts';

interface Answer {
  /** Undefined while nothing has come. */
  shown: BooksShown | undefined;
  /** What was asked for is still on its way: these are the books before. */
  isStale: boolean;
  isError: boolean;
  retry: () => void;
  counts: CategoryCounts | undefined;
}

/** The books of a page: of the shop's list, or of what words find on the device or in the shop. */
export function useBooksShown(state: BrowseState): Answer {
  const isSearch = state.words !== '';
  const query = booksQueryOf(state);
  const found = useDeviceSearch(state, query);
  const { data, currentData, isError, refetch } = useGetBooksPageQuery(query, { skip: found !== null });
  // Those of all books say nothing of what is found: `data` would keep them.
  const { currentData: counts } = useGetBookCountsQuery(undefined, { skip: isSearch });
  if (found) return { ...found, isStale: false, isError: false, retry: () => undefined };
  // The books of other words say nothing of these.
  const page = isSearch ? currentData : data;
  return {
    shown: page && toShown(page, state),
    isStale: !currentData,
    // What was there before it could not be refreshed is still to be seen.
    isError: isError && !currentData,
    retry: () => void refetch(),
    counts,
  };
}

/** In the shop, only a cursor leads to a page behind the first. How many a search finds is known at its end. */
function toShown({ books, total, next }: BooksPage, { page, after }: BrowseState): BooksShown {
  const number = after ? page : 1;
  const end = (number - 1) * PAGE_SIZE + books.length;
  return { books, next, page: number, isNumbered: false, total: total ?? (next === null ? end : null) };
}
