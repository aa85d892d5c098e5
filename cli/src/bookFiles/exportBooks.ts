import { bookFileHeading, toBookFileRow } from '@bookstore/contract/bookFiles/bookFileText';
import type { Firestore } from 'firebase-admin/firestore';
import { type BookRecord, isOnSale, readBook, toBook } from '../../../functions/src/books/bookRecord.ts';
import { findExcerpts } from '../../../functions/src/books/excerpts.repository.ts';
import { readStock } from '../../../functions/src/books/stock/stockRecord.ts';
import { documentsOf, readTimeOf } from '../../../functions/src/firestore/allDocuments.ts';

/** Excerpts of a batch take up to 8 MB. */
const BATCH = 100;

/** All books are of one time; reimporting the file changes nothing. */
export async function* exportBooks(db: Firestore): AsyncGenerator<string> {
  yield bookFileHeading();
  const readTime = await readTimeOf(db);
  const counts = new Map<string, number>();
  for await (const stock of documentsOf(db, 'stock', readTime)) counts.set(stock.id, readStock(stock)?.count ?? 0);
  const batch: BookRecord[] = [];
  async function* rowsOfBatch() {
    const excerpts = await findExcerpts(db, batch);
    for (const book of batch.splice(0)) {
      const extras = { count: counts.get(book.id) ?? null, excerpt: excerpts.get(book.id) ?? '' };
      yield toBookFileRow(toBook(book), extras);
    }
  }
  for await (const document of documentsOf(db, 'books', readTime)) {
    const book = readBook(document);
    if (isOnSale(book)) batch.push(book);
    if (batch.length === BATCH) yield* rowsOfBatch();
  }
  yield* rowsOfBatch();
}
