import type { BookStock } from '@bookstore/contract/api/stock';
import { SHOP_TIME_ZONE } from '@bookstore/contract/arrival';
import { bookFileHeading, toBookFileRow } from '@bookstore/contract/bookFiles/bookFileText';
import { dayOf } from '@bookstore/contract/days';
import { LIMITS } from '@bookstore/contract/limits';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { adminBooksApi } from '../../../api/adminBooksApi.ts';
import { type BooksPage, booksApi } from '../../../api/booksApi.ts';
import { stockApi } from '../../../api/stockApi.ts';
import { forEachConcurrently } from '../../../lib/forEachConcurrently.ts';
import type { Pause } from '../../../lib/retryCall.ts';
import { saveFile } from '../../../lib/saveFile.ts';
import { retryRateLimited } from '../../ui/retryRateLimited.ts';

type Options = Pick<CollectOptions, 'onProgress' | 'isCancelled'> & {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
};

const UNCACHED = { subscribe: false, forceRefetch: true };

/** @throws errors of a call */
export async function saveBooks({ dispatch, ...options }: Options): Promise<void> {
  const rows = await collectBookRows({
    fetchPage: (query) => dispatch(booksApi.endpoints.getBooksPage.initiate(query, UNCACHED)).unwrap(),
    fetchCounts: (ids) => dispatch(stockApi.endpoints.getStock.initiate({ ids }, UNCACHED)).unwrap(),
    fetchExcerpt: (id) => {
      const request = dispatch(adminBooksApi.endpoints.getExcerptToSave.initiate(id, { forceRefetch: true }));
      return request.unwrap().finally(() => request.unsubscribe());
    },
    ...options,
  });
  if (!rows) return;
  saveFile(`books-${dayOf(new Date(), SHOP_TIME_ZONE)}.csv`, 'text/csv;charset=utf-8', rows.join(''));
}

interface CollectOptions {
  fetchPage: (query: { limit: number; after?: string }) => Promise<BooksPage>;
  fetchCounts: (ids: readonly string[]) => Promise<BookStock[]>;
  fetchExcerpt: (id: string) => Promise<string>;
  onProgress: (count: number, total: number | null) => void;
  isCancelled: () => boolean;
  /** Waits at the rate limit, which thousands of books reach. */
  pause?: Pause;
}

type ExcerptSource = Pick<CollectOptions, 'fetchExcerpt' | 'isCancelled' | 'pause'>;

/** @throws errors of a call */
async function collectExcerpts(books: BooksPage['books'], { fetchExcerpt, isCancelled, pause }: ExcerptSource) {
  const excerpts = new Map<string, string>();
  const read = async ({ _id }: { _id: string }) => {
    try {
      excerpts.set(_id, await retryRateLimited(() => fetchExcerpt(_id), pause));
    } catch (error) {
      // The excerpt may have been removed since the page was read.
      if ((error as { status?: unknown }).status !== 404) throw error;
    }
  };
  await forEachConcurrently(
    books.filter(({ hasExcerpt }) => hasExcerpt),
    read,
    isCancelled,
  );
  return excerpts;
}

/** @returns pieces of a CSV file; null if cancelled @throws errors of a call */
export async function collectBookRows({
  fetchPage,
  fetchCounts,
  onProgress,
  ...others
}: CollectOptions): Promise<string[] | null> {
  const { isCancelled, pause } = others;
  const rows = [bookFileHeading()];
  let after: string | null = null;
  do {
    const query = { limit: LIMITS.booksPage.max, ...(after !== null && { after }) };
    const page: BooksPage = await retryRateLimited(() => fetchPage(query), pause);
    if (isCancelled()) return null;
    const counted = page.books.flatMap(({ _id, availability }) => (availability ? [_id] : []));
    const stock = counted.length > 0 ? await retryRateLimited(() => fetchCounts(counted), pause) : [];
    const counts = new Map(stock.map(({ _id, count }) => [_id, count]));
    const excerpts = await collectExcerpts(page.books, others);
    if (isCancelled()) return null;
    for (const book of page.books) {
      const { _id } = book;
      rows.push(toBookFileRow(book, { count: counts.get(_id) ?? null, excerpt: excerpts.get(_id) ?? '' }));
    }
    onProgress(rows.length - 1, page.total);
    after = page.next;
  } while (after !== null);
  return rows;
}
