import type { BookStock } from '@bookstore/contract/api/stock';
import { bookFileHeading, toBookFileRow } from '@bookstore/contract/bookFiles/bookFileText';
import { LIMITS } from '@bookstore/contract/limits';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type BooksPage, booksApi } from '../../../api/booksApi.ts';
import { stockApi } from '../../../api/stockApi.ts';
import { saveFile } from '../../../lib/saveFile.ts';
import { type Pause, retryRateLimited } from '../../ui/retryRateLimited.ts';

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

interface CollectOptions {
  fetchPage: (query: { limit: number; after?: string }) => Promise<BooksPage>;
  /** How many copies there are of each of some books. */
  fetchCounts: (ids: readonly string[]) => Promise<BookStock[]>;
  /** How many books have arrived, and how many there are. */
  onProgress: (count: number, total: number | null) => void;
  isCancelled: () => boolean;
  /** Where the shop says that it was asked too often: of many thousand books it is. */
  pause?: Pause;
}

/** All books as pieces of a CSV file, page after page. @returns null when it was cancelled. @throws what a call throws. */
export async function collectBookRows({
  fetchPage,
  fetchCounts,
  onProgress,
  isCancelled,
  pause,
}: CollectOptions): Promise<string[] | null> {
  const rows = [bookFileHeading()];
  let after: string | null = null;
  do {
    const query = { limit: LIMITS.booksPage.max, ...(after !== null && { after }) };
    const page: BooksPage = await retryRateLimited(() => fetchPage(query), pause);
    if (isCancelled()) return null;
    const counted = page.books.flatMap(({ _id, availability }) => (availability ? [_id] : []));
    const stock = counted.length > 0 ? await retryRateLimited(() => fetchCounts(counted), pause) : [];
    const counts = new Map(stock.map(({ _id, count }) => [_id, count]));
    for (const book of page.books) rows.push(toBookFileRow(book, counts.get(book._id) ?? null));
    onProgress(rows.length - 1, page.total);
    after = page.next;
  } while (after !== null);
  return rows;
}
