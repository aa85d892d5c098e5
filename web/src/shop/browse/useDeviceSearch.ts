import type { BooksQuery, BookTitle } from '@bookstore/contract/api/booksQuery';
import type { Category } from '@bookstore/contract/constants';
import type { BrowseState } from '@bookstore/contract/search/browseState';
import { useMemo } from 'react';
import { useStore } from 'react-redux';
import { booksApi } from '../../api/booksApi.ts';
import { cachedBooks, type WithBooksCache } from '../../api/cachedBooks.ts';
import { titleSearch } from '../search/titleSearch.ts';
import { useCachedTitles } from '../search/useTitles.ts';
import { type BooksShown, type CategoryCounts, countByCategory, pageOf } from './booksShown.ts';

interface Found {
  shown: BooksShown;
  /** Of all that the words find, whatever the category. */
  counts: CategoryCounts;
}

/**
 * What words find in the titles that the device has, without a call; null where there are none, or where the shop was asked
 * before they came and has not failed: what is shown does not change then.
 * @param query what the shop would be asked
 */
export function useDeviceSearch({ words, category, isAvailable, page }: BrowseState, query: BooksQuery): Found | null {
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
