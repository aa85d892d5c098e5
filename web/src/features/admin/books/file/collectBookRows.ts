import { BOOK_FILE_HEADING, toBookFileRow } from '@bookstore/contract/bookFiles/bookFileText';
import { LIMITS } from '@bookstore/contract/limits';
import type { BooksPage } from '../../../../api/booksApi.ts';

interface Options {
  fetchPage: (query: { limit: number; after?: string }) => Promise<BooksPage>;
  /** How many books have arrived, and how many there are. */
  onProgress: (count: number, total: number | null) => void;
  isCancelled: () => boolean;
}

/** All books as pieces of a CSV file, page after page. @returns null when it was cancelled. @throws what a call throws. */
export async function collectBookRows({ fetchPage, onProgress, isCancelled }: Options): Promise<string[] | null> {
  const rows = [BOOK_FILE_HEADING];
  let after: string | null = null;
  do {
    const page: BooksPage = await fetchPage({ limit: LIMITS.booksPage.max, ...(after !== null && { after }) });
    if (isCancelled()) return null;
    for (const book of page.books) rows.push(toBookFileRow(book));
    onProgress(rows.length - 1, page.total);
    after = page.next;
  } while (after !== null);
  return rows;
}
