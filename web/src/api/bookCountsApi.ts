import type { BookCounts } from '@bookstore/contract/api/booksQuery';
import { apiPaths } from '@bookstore/contract/api/paths';
import { booksApi } from './booksApi.ts';

/** How many books there are, on the cache of book data. It loads with the pages that show it. */
export const bookCountsApi = booksApi.injectEndpoints({
  endpoints: (build) => ({
    getBookCounts: build.query<BookCounts, void>({
      query: () => apiPaths.bookCounts,
      providesTags: ['Books'],
    }),
  }),
});

export const { useGetBookCountsQuery } = bookCountsApi;
