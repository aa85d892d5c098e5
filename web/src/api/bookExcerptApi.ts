import type { BookExcerpt } from '@bookstore/contract/api/bookDetails';
import { apiPaths } from '@bookstore/contract/api/paths';
import { booksApi } from './booksApi.ts';

/** The excerpts of books, on the cache of book data: whoever has begun to read goes on without a network for as long as the tab lives. */
const bookExcerptApi = booksApi.injectEndpoints({
  endpoints: (build) => ({
    getBookExcerpt: build.query<BookExcerpt, string>({
      query: (id) => apiPaths.bookExcerpt(id),
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
      providesTags: (_excerpt, _error, id) => [{ type: 'Book', id }],
    }),
  }),
});

export const { useGetBookExcerptQuery } = bookExcerptApi;
