import { apiPaths } from '@bookstore/contract/apiPaths';
import type { Book } from '@bookstore/contract/book';
import { CACHE_KEEP_ALIVE_SECONDS } from '@bookstore/contract/constants';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery.ts';

/** The cache of book data. What the admin does to books (bookAdminApi.ts) refreshes it. */
export const booksApi = createApi({
  reducerPath: 'booksApi',
  baseQuery,
  tagTypes: ['Books', 'Book'],
  keepUnusedDataFor: CACHE_KEEP_ALIVE_SECONDS,
  invalidationBehavior: 'immediately',
  endpoints: (build) => ({
    getBooks: build.query<Book[], void>({
      query: () => apiPaths.books,
      providesTags: ['Books'],
    }),
    getBook: build.query<Book, string>({
      query: (id) => apiPaths.book(id),
      providesTags: (_book, _error, id) => [{ type: 'Book', id }],
    }),
  }),
});

export const { useGetBooksQuery, useGetBookQuery } = booksApi;
