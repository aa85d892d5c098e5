import { apiPaths } from '@bookstore/contract/apiPaths';
import type { Book, BookUpdate, NewBook } from '@bookstore/contract/book';
import { CACHE_KEEP_ALIVE_SECONDS } from '@bookstore/contract/constants';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery, callerHeaders } from './baseQuery.ts';

/** A book together with the version that an edit must name (`If-Match`). */
export interface VersionedBook {
  book: Book;
  etag: string | null;
}

interface Edit {
  id: string;
  changes: BookUpdate;
  /** The version that the editor saw; null overwrites whatever is there. */
  etag: string | null;
}

const asAdmin = callerHeaders('admin');

/** The cache of book data. Creating, changing, deleting or restoring a book refreshes it. */
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
    getBookToEdit: build.query<VersionedBook, string>({
      query: (id) => apiPaths.book(id),
      transformResponse: (book: Book, meta) => ({ book, etag: meta?.response?.headers.get('ETag') ?? null }),
      providesTags: (_book, _error, id) => [{ type: 'Book', id }],
    }),
    createBook: build.mutation<Book, NewBook>({
      query: (book) => ({ url: apiPaths.createBook, method: 'POST', body: book, headers: asAdmin }),
      invalidatesTags: (book) => (book ? ['Books'] : []),
    }),
    updateBook: build.mutation<Book, Edit>({
      query: ({ id, changes, etag }) => ({
        url: apiPaths.editBook(id),
        method: 'PUT',
        body: changes,
        headers: { ...asAdmin, ...(etag !== null && { 'If-Match': etag }) },
      }),
      invalidatesTags: (book, _error, { id }) => (book ? ['Books', { type: 'Book', id }] : []),
    }),
    deleteBook: build.mutation<Book, string>({
      query: (id) => ({ url: apiPaths.book(id), method: 'DELETE', headers: asAdmin }),
      invalidatesTags: (book, _error, id) => (book ? ['Books', { type: 'Book', id }] : []),
    }),
    restoreBook: build.mutation<Book, string>({
      query: (id) => ({ url: apiPaths.restoreBook(id), method: 'POST', headers: asAdmin }),
      invalidatesTags: (book, _error, id) => (book ? ['Books', { type: 'Book', id }] : []),
    }),
  }),
});

export const {
  useGetBooksQuery,
  useGetBookQuery,
  useGetBookToEditQuery,
  useCreateBookMutation,
  useUpdateBookMutation,
  useDeleteBookMutation,
  useRestoreBookMutation,
} = booksApi;
