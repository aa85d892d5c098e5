import type { Book, BookUpdate, NewBook } from '@bookstore/contract/api/book';
import type { BookChange, BookChangeResult, BookChangesAnswer } from '@bookstore/contract/api/bookChanges';
import type { BookExcerpt } from '@bookstore/contract/api/bookDetails';
import type { ImportAnswer, ImportName, ImportResult, ImportRow } from '@bookstore/contract/api/bookImport';
import type { BookImport, BookImports, UndonePart } from '@bookstore/contract/api/bookImports';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import { type baseQuery, callerHeaders } from './baseQuery.ts';
import { booksApi } from './booksApi.ts';

export interface VersionedBook {
  book: Book;
  etag: string | null;
  /** '' without an excerpt, and in every answer to an edit. */
  excerpt: string;
}

interface Creation {
  book: NewBook;
  /** One per intent to add a book: a repetition returns the first call's book. */
  idempotencyKey: string;
}

interface ImportCall {
  rows: readonly ImportRow[];
  dryRun: boolean;
  /** Whether records also change prices that were set in the shop. */
  takePrices?: boolean;
  /** Missing for a comparison. */
  import?: ImportName;
}

interface Edit {
  id: string;
  changes: BookUpdate;
  /** Version that the editor saw; null overwrites any. */
  etag: string | null;
}

const asAdmin = callerHeaders('admin');

/** Statuses after which nothing was changed. */
const REFUSALS: readonly unknown[] = [400, 401, 403, 413, 415, 422, 429];

/** True after a lost answer, when the change may have been made, and after a conflict. */
export const mayHaveChanged = (book: unknown, error: { status?: unknown } | undefined) =>
  book !== undefined || !REFUSALS.includes(error?.status);
const changedTags = (book: unknown, error: { status?: unknown } | undefined, { id }: { id: string }) =>
  mayHaveChanged(book, error) ? (['Books', { type: 'Book', id }] as const) : [];

const toVersionedBook = (book: Book, meta: FetchBaseQueryMeta | undefined): VersionedBook => ({
  book,
  etag: meta?.response?.headers.get('ETag') ?? null,
  excerpt: '',
});

async function readBookToEdit(id: string, fetchWithBQ: (call: string) => ReturnType<typeof baseQuery>) {
  const answer = await fetchWithBQ(apiPaths.book(id));
  if (answer.error) return { error: answer.error };
  const book = toVersionedBook(answer.data as Book, answer.meta);
  if (!book.book.hasExcerpt) return { data: book };
  const excerpt = await fetchWithBQ(apiPaths.bookExcerpt(id));
  // The excerpt may have been deleted meanwhile.
  if (excerpt.error?.status === 404) return { data: book };
  if (excerpt.error) return { error: excerpt.error };
  return { data: { ...book, excerpt: (excerpt.data as BookExcerpt).text } };
}

export type BatchError = FetchBaseQueryError & { retryAfterSeconds: number };

export const toBatchError = (error: FetchBaseQueryError, meta: FetchBaseQueryMeta | undefined): BatchError => ({
  ...error,
  retryAfterSeconds: Number(meta?.response?.headers.get('Retry-After')) || 5,
});

export const adminBooksApi = booksApi.injectEndpoints({
  endpoints: (build) => ({
    getBookToEdit: build.query<VersionedBook, string>({
      queryFn: (id, _api, _options, fetchWithBQ) => readBookToEdit(id, fetchWithBQ),
      providesTags: (_book, _error, id) => [{ type: 'Book', id }],
      // An edit of an older version would be refused.
      keepUnusedDataFor: 0,
    }),
    /** Skips the cache, for a file of many books. */
    getExcerptToSave: build.query<string, string>({
      query: (id) => apiPaths.bookExcerpt(id),
      transformResponse: ({ text }: BookExcerpt) => text,
      transformErrorResponse: toBatchError,
      keepUnusedDataFor: 0,
    }),
    createBook: build.mutation<Book, Creation>({
      query: ({ book, idempotencyKey }) => ({
        url: apiPaths.createBook,
        method: 'POST',
        body: book,
        headers: { ...asAdmin, 'Idempotency-Key': idempotencyKey },
      }),
      invalidatesTags: (book, error) => (mayHaveChanged(book, error) ? ['Books'] : []),
    }),
    updateBook: build.mutation<VersionedBook, Edit>({
      query: ({ id, changes, etag }) => ({
        url: apiPaths.editBook(id),
        method: 'PUT',
        body: changes,
        headers: { ...asAdmin, ...(etag !== null && { 'If-Match': etag }) },
      }),
      transformResponse: toVersionedBook,
      invalidatesTags: changedTags,
    }),
    changeBooks: build.mutation<BookChangeResult[], readonly BookChange[]>({
      query: (changes) => ({ url: apiPaths.bookChanges, method: 'POST', body: { changes }, headers: asAdmin }),
      transformResponse: ({ results }: BookChangesAnswer) => results,
      transformErrorResponse: toBatchError,
      invalidatesTags: (results, error) => (mayHaveChanged(results, error) ? ['Books', 'Book'] : []),
    }),
    importBooks: build.mutation<ImportResult[], ImportCall>({
      query: (body) => ({ url: apiPaths.bookImport, method: 'POST', body, headers: asAdmin }),
      transformResponse: ({ results }: ImportAnswer) => results,
      transformErrorResponse: toBatchError,
      invalidatesTags: (results, error, { dryRun }) =>
        !dryRun && mayHaveChanged(results, error) ? ['Books', 'Book', 'Imports'] : [],
    }),
    getImports: build.query<BookImport[], void>({
      query: () => ({ url: apiPaths.bookImports, headers: asAdmin }),
      transformResponse: ({ imports }: BookImports) => imports,
      providesTags: ['Imports'],
    }),
    undoImportPart: build.mutation<UndonePart, { id: string; part: number }>({
      query: ({ id, part }) => ({ url: apiPaths.undoImport(id), method: 'POST', body: { part }, headers: asAdmin }),
      transformErrorResponse: toBatchError,
      // An undo in parts refetches the list at the end.
      invalidatesTags: (done, error) => (mayHaveChanged(done, error) ? ['Books', 'Book'] : []),
    }),
    deleteBook: build.mutation<Book, string>({
      query: (id) => ({ url: apiPaths.book(id), method: 'DELETE', headers: asAdmin }),
      invalidatesTags: (book, error, id) => changedTags(book, error, { id }),
    }),
    restoreBook: build.mutation<Book, string>({
      query: (id) => ({ url: apiPaths.restoreBook(id), method: 'POST', headers: asAdmin }),
      invalidatesTags: (book, error, id) => changedTags(book, error, { id }),
    }),
  }),
});

export const {
  useGetBookToEditQuery,
  useCreateBookMutation,
  useUpdateBookMutation,
  useImportBooksMutation,
  useGetImportsQuery,
  useUndoImportPartMutation,
  useDeleteBookMutation,
  useRestoreBookMutation,
} = adminBooksApi;
