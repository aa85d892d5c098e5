import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { booksApi } from '../../../api/booksApi.ts';
import { stockApi } from '../../../api/stockApi.ts';
import { saveFile } from '../../../lib/saveFile.ts';
import { type CollectOptions, collectBookRows } from './collectBookRows.ts';

type Options = Pick<CollectOptions, 'onProgress' | 'isCancelled'> & {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
};

const AS_IT_IS = { subscribe: false, forceRefetch: true };

/** Saves all books as one CSV file, unless it is cancelled. @throws what a call throws. */
export async function saveBooks({ dispatch, ...options }: Options): Promise<void> {
  const rows = await collectBookRows({
    fetchPage: (query) => dispatch(booksApi.endpoints.getBooksPage.initiate(query, AS_IT_IS)).unwrap(),
    fetchCounts: (ids) => dispatch(stockApi.endpoints.getStock.initiate({ ids }, AS_IT_IS)).unwrap(),
    ...options,
  });
  if (!rows) return;
  saveFile(`books-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv;charset=utf-8', rows.join(''));
}
