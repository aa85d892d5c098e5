import { bookFileHeading, toBookFileRow } from '@bookstore/contract/bookFiles/bookFileText';
import type { Firestore } from 'firebase-admin/firestore';
import { isOnSale, readBook, toBook } from '../../../functions/src/books/bookRecord.ts';
import { readStock } from '../../../functions/src/books/stock/stockRecord.ts';
import { documentsOf } from '../../../functions/src/firestore/allDocuments.ts';

/** The books on sale as of one moment, a piece of a CSV file at a time; importing it again changes nothing. */
export async function* exportBooks(db: Firestore): AsyncGenerator<string> {
  yield bookFileHeading();
  const { readTime } = await db.collection('meta').doc('catalog').get();
  const counts = new Map<string, number>();
  for await (const stock of documentsOf(db, 'stock', readTime)) counts.set(stock.id, readStock(stock)?.count ?? 0);
  for await (const document of documentsOf(db, 'books', readTime)) {
    const book = readBook(document);
    if (isOnSale(book)) yield toBookFileRow(toBook(book), counts.get(book.id) ?? null);
  }
}
