import type { Book } from '@bookstore/contract/api/book';
import type { AdminOrder } from '@bookstore/contract/api/order';
import { LIMITS } from '@bookstore/contract/limits';
import { useEffect, useState } from 'react';
import { useLazyGetBooksPageQuery } from '../../api/booksApi.ts';
import { useLatestRun } from '../../lib/useLatestRun.ts';

interface BooksOfOrders {
  /** Excludes books that are no longer on sale or failed to load. */
  books: ReadonlyMap<string, Book>;
  isLoading: boolean;
}

const NONE: ReadonlyMap<string, Book> = new Map();

/** Loads current books, because the API names only title and price. */
export function useOrderBooks(orders: readonly Pick<AdminOrder, 'productIds'>[]): BooksOfOrders {
  const [fetchPage] = useLazyGetBooksPageQuery();
  const { begin } = useLatestRun();
  // A stable string, because each answer creates new order objects.
  const key = [...new Set(orders.flatMap(({ productIds }) => productIds))].toSorted().join(',');
  const [loaded, setLoaded] = useState({ of: '', books: NONE });
  useEffect(() => {
    const isCancelled = begin();
    const load = async () => {
      const ids = key === '' ? [] : key.split(',');
      const books = new Map<string, Book>();
      for (let start = 0; start < ids.length && !isCancelled(); start += LIMITS.booksById) {
        const { data } = await fetchPage({ ids: ids.slice(start, start + LIMITS.booksById) }, true);
        for (const book of data?.books ?? []) books.set(book._id, book);
      }
      if (!isCancelled()) setLoaded({ of: key, books });
    };
    void load();
  }, [key, fetchPage, begin]);
  const isLoading = loaded.of !== key;
  return { books: isLoading ? NONE : loaded.books, isLoading };
}
