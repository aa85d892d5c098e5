import type { Book } from '@bookstore/contract/api/book';
import type { BookCounts, BooksQuery } from '@bookstore/contract/api/booksQuery';
import { apiPaths, BOOK_COUNTS_HEADER } from '@bookstore/contract/api/paths';
import type { BestSeller } from '@bookstore/contract/api/sales';
import { CACHE_KEEP_ALIVE_SECONDS } from '@bookstore/contract/constants';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery, nextCursor } from './baseQuery.ts';

/** `total` is the number of hits, null for books by ids. */
export interface BooksPage {
  books: Book[];
  total: number | null;
  /** Value of `after`; null on the last page. */
  next: string | null;
  /** Counts of the whole catalogue; missing for searches and books by ids. */
  counts?: BookCounts;
}

export function toBooksPage(books: Book[], headers: Headers | undefined): BooksPage {
  const total = headers?.get('X-Total-Count') ?? null;
  const counts = headers?.get(BOOK_COUNTS_HEADER);
  return {
    books,
    total: total === null ? null : Number(total),
    next: nextCursor(headers?.get('Link') ?? null),
    ...(counts && { counts: JSON.parse(counts) as BookCounts }),
  };
}

/** With fewer sold copies, a ranking means little. */
const MIN_RANKED_COPIES = 10;

/** Admin calls (adminBooksApi.ts) invalidate this cache. */
export const booksApi = createApi({
  reducerPath: 'booksApi',
  baseQuery,
  tagTypes: ['Books', 'Book', 'Imports'],
  keepUnusedDataFor: CACHE_KEEP_ALIVE_SECONDS,
  invalidationBehavior: 'immediately',
  endpoints: (build) => ({
    getBooksPage: build.query<BooksPage, BooksQuery>({
      query: (query) => apiPaths.booksPage(query),
      transformResponse: (books: Book[], meta) => toBooksPage(books, meta?.response?.headers),
      providesTags: ['Books'],
    }),
    /**
     * Best sellers stay cached as long as the tab, because a new order would move cards that the visitor is about to
     * press.
     */
    getBestSellers: build.query<BestSeller[], void>({
      query: () => apiPaths.bestSellers,
      transformResponse: (sold: BestSeller[]) =>
        sold.reduce((sum, { copies }) => sum + copies, 0) < MIN_RANKED_COPIES ? [] : sold,
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
    getBook: build.query<Book, string>({
      query: (id) => apiPaths.book(id),
      providesTags: (_book, _error, id) => [{ type: 'Book', id }],
    }),
  }),
});

export const { useGetBestSellersQuery, useGetBooksPageQuery, useLazyGetBooksPageQuery, useGetBookQuery } = booksApi;
