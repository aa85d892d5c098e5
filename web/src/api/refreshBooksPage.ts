import type { Book } from '@bookstore/contract/api/book';
import type { BooksQuery } from '@bookstore/contract/api/booksQuery';
import { apiPaths } from '@bookstore/contract/api/paths';
import { booksApi, toBooksPage } from './booksApi.ts';

export interface KnownPage {
  query: BooksQuery;
  etag: string;
}

const NOT_MODIFIED = 304;

const refreshApi = booksApi.injectEndpoints({
  endpoints: (build) => ({
    refreshBooksPage: build.mutation<null, KnownPage>({
      queryFn: async ({ query, etag }, { dispatch }, _options, fetchWithBQ) => {
        const { data, error, meta } = await fetchWithBQ({
          url: apiPaths.booksPage(query),
          headers: { 'If-None-Match': etag },
          validateStatus: ({ ok, status }) => ok || status === NOT_MODIFIED,
        });
        if (error) return { error };
        if (data) {
          const value = toBooksPage(data as Book[], meta?.response?.headers);
          dispatch(booksApi.util.upsertQueryEntries([{ endpointName: 'getBooksPage', arg: query, value }]));
        }
        return { data: null };
      },
    }),
  }),
});

export const refreshBooksPage = refreshApi.endpoints.refreshBooksPage.initiate;
