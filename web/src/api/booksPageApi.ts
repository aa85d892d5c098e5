import { apiPaths } from '@bookstore/contract/apiPaths';
import type { Book } from '@bookstore/contract/book';
import type { Category } from '@bookstore/contract/constants';
import { booksApi } from './booksApi.ts';

/** What a page of books is asked for by; what is absent filters nothing. */
export interface BooksQuery {
  category?: Category;
  available?: true;
  sort?: 'newest' | 'price' | '-price' | 'title';
  q?: string;
  after?: string;
  limit: number;
}

export interface BooksPage {
  books: Book[];
  /** The cursor of the next page; null on the last one. */
  next: string | null;
  /** How many books the filters leave; null where nobody counts them. */
  total: number | null;
}

export interface BookCounts {
  total: number;
  categories: Record<Category, number>;
}

/** The cursor in `Link: <…?after=…>; rel="next"`. */
function nextCursor(link: string | null | undefined): string | null {
  const [, address] = /<([^>]*)>;\s*rel="next"/.exec(link ?? '') ?? [];
  return address === undefined ? null : new URLSearchParams(address.slice(address.indexOf('?'))).get('after');
}

/** The calls for books by the page, on the cache of book data. They load with the pages that make them. */
export const booksPageApi = booksApi.injectEndpoints({
  endpoints: (build) => ({
    getBooksPage: build.query<BooksPage, BooksQuery>({
      query: (params) => ({ url: apiPaths.books, params }),
      transformResponse: (books: Book[], meta) => {
        const headers = meta?.response?.headers;
        const total = headers?.get('X-Total-Count') ?? null;
        return { books, next: nextCursor(headers?.get('Link')), total: total === null ? null : Number(total) };
      },
      providesTags: ['Books'],
    }),
    getBookCounts: build.query<BookCounts, void>({
      query: () => `${apiPaths.books}/counts`,
      providesTags: ['Books'],
    }),
  }),
});

export const { useGetBooksPageQuery, useGetBookCountsQuery } = booksPageApi;
