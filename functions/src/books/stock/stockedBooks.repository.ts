import type { Book } from '@bookstore/contract/api/book';
import type { StockedBooksQuery } from '@bookstore/contract/api/booksQuery';
import { LIMITS } from '@bookstore/contract/limits';
import type { Firestore, Query } from 'firebase-admin/firestore';
import type { Database } from '../../firestore/firebase.ts';
import { type ReportInvalid, readValid } from '../../firestore/readDocument.ts';
import { decodeStockCursor, encodeStockCursor, type StockPosition } from '../bookCursor.ts';
import type { BooksPage } from '../bookQueries.ts';
import { BOOK_FIELDS, booksOf, isOnSale, readBook, toBook } from '../bookRecord.ts';
import { stockOf } from './stockRecord.ts';

/**
 * Fewest copies first. Costs two reads per book, including deleted ones. Ends after `LIMITS.stockedBooksRead`, even
 * without a book. @throws InvalidBookCursor
 */
export type FindStockedBooks = (query: StockedBooksQuery) => Promise<BooksPage>;

function toQuery(db: Firestore, { minCopies, maxCopies }: StockedBooksQuery): Query {
  let query: Query = stockOf(db);
  if (minCopies !== undefined) query = query.where('count', '>=', minCopies);
  if (maxCopies !== undefined) query = query.where('count', '<=', maxCopies);
  return query.orderBy('count').orderBy('__name__').select('count');
}

export function createFindStockedBooks(database: Database, reportInvalid: ReportInvalid): FindStockedBooks {
  async function booksOnSale(db: Firestore, ids: readonly string[]): Promise<Map<string, Book>> {
    const documents = await db.getAll(...ids.map((id) => booksOf(db).doc(id)), { fieldMask: BOOK_FIELDS });
    const books = readValid(documents, readBook, reportInvalid).filter(isOnSale);
    return new Map(books.map((book) => [book.id, toBook(book)]));
  }

  return async (query) => {
    const { limit = LIMITS.booksPage.default, after } = query;
    let last: StockPosition | null = after === undefined ? null : decodeStockCursor(after);
    const db = await database();
    const all = toQuery(db, query);
    const found: { book: Book; position: StockPosition }[] = [];
    let reads = 0;
    for (;;) {
      const { docs } = await (last ? all.startAfter(last.count, last.id) : all).limit(limit + 1).get();
      const positions = docs.map(
        (document): StockPosition => ({ id: document.id, count: Number(document.get('count')) }),
      );
      const books = await booksOnSale(
        db,
        positions.map(({ id }) => id),
      );
      for (const position of positions) {
        const book = books.get(position.id);
        if (book) found.push({ book, position });
      }
      reads += docs.length;
      const isLastPage = docs.length <= limit;
      if (found.length > limit || isLastPage || reads >= LIMITS.stockedBooksRead) {
        const shown = found.slice(0, limit);
        const end = found.length > limit ? shown.at(-1)?.position : !isLastPage && positions.at(-1);
        return { books: shown.map(({ book }) => book), next: end ? encodeStockCursor(end) : null };
      }
      last = positions.at(-1) ?? last;
    }
  };
}
