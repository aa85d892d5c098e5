import type { Book } from '@bookstore/contract/api/book';
import type { StockedBooksQuery } from '@bookstore/contract/api/booksQuery';
import { apiPaths, stockPaths } from '@bookstore/contract/api/paths';
import type { BookStock, Stock, StockChange } from '@bookstore/contract/api/stock';
import { LOW_STOCK } from '@bookstore/contract/limits';
import { mayHaveChanged, toBatchError } from './adminBooksApi.ts';
import { callerHeaders } from './baseQuery.ts';
import { type BooksPage, booksApi, toBooksPage } from './booksApi.ts';

interface StockCall {
  id: string;
  change: StockChange;
  /** One per intent: a repetition counts once. */
  key: string;
}

const asAdmin = callerHeaders('admin');

/** Whether visitors see a difference. */
function isSeen({ count }: Stock, change: StockChange): boolean {
  if (count === null || 'count' in change) return true;
  return Math.min(count, count - change.change) <= LOW_STOCK;
}

export const stockApi = booksApi.enhanceEndpoints({ addTagTypes: ['Stock'] }).injectEndpoints({
  endpoints: (build) => ({
    getStock: build.query<BookStock[], { ids: readonly string[] }>({
      query: ({ ids }) => ({ url: stockPaths.counts(ids), headers: asAdmin }),
      providesTags: ['Stock'],
    }),
    /** Counted books, the fewest copies first. */
    getStockedBooks: build.query<BooksPage, StockedBooksQuery>({
      query: (query) => ({ url: apiPaths.adminBooks(query), headers: asAdmin }),
      transformResponse: (books: Book[], meta) => toBooksPage(books, meta?.response?.headers),
      providesTags: ['Books', 'Stock'],
    }),
    changeStock: build.mutation<Stock, StockCall>({
      query: ({ id, change, key }) => ({
        url: stockPaths.stock(id),
        method: 'PUT',
        body: change,
        headers: { ...asAdmin, 'Idempotency-Key': key },
      }),
      transformErrorResponse: toBatchError,
      onQueryStarted: async ({ id }, call) => {
        const answer = await call.queryFulfilled.catch(() => null);
        if (!answer) return;
        const { selectCachedArgsForQuery, updateQueryData } = stockApi.util;
        const state = call.getState() as Parameters<typeof selectCachedArgsForQuery>[0];
        for (const query of selectCachedArgsForQuery(state, 'getStock')) {
          const patch = updateQueryData('getStock', query, (draft) => {
            const listed = draft.find(({ _id }) => _id === id);
            if (!listed || listed.count === answer.data.count) return;
            listed.count = answer.data.count;
            delete listed.soldOutAt;
          });
          call.dispatch(patch);
        }
      },
      invalidatesTags: (stock, error, { id, change }) => {
        if (stock) return isSeen(stock, change) ? ['Books', { type: 'Book', id }] : [];
        return mayHaveChanged(stock, error) ? ['Books', 'Stock', { type: 'Book', id }] : [];
      },
    }),
  }),
});

export const { useGetStockQuery, useGetStockedBooksQuery, useChangeStockMutation } = stockApi;
