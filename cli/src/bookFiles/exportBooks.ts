import { BYTE_ORDER_MARK, toCsvRow } from '@bookstore/contract/csvCells';
import { centsToString } from '@bookstore/contract/money';
import type { Firestore } from 'firebase-admin/firestore';
import { type BookRecord, isOnSale, readBook } from '../../../functions/src/books/bookRecord.ts';
import { documentsOf } from '../backups/documents.ts';
import { COLUMNS, type Column } from './columns.ts';

function toCells(book: BookRecord): Record<Column, string> {
  return {
    _id: book.id,
    title: book.title,
    author: book.author,
    description: book.description,
    category: book.category,
    newPrice: centsToString(book.newPriceCents),
    oldPrice: centsToString(book.oldPriceCents),
    trending: String(book.trending),
    coverImage: book.coverImage,
    createdAt: book.createdAt.toISOString(),
  };
}

/** The books on sale as of one moment, a piece of a CSV file at a time; importing it again changes nothing. */
export async function* exportBooks(db: Firestore): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + toCsvRow(COLUMNS);
  const { readTime } = await db.collection('meta').doc('catalog').get();
  for await (const document of documentsOf(db, 'books', readTime)) {
    const book = readBook(document);
    if (!isOnSale(book)) continue;
    const cells = toCells(book);
    yield toCsvRow(COLUMNS.map((column) => cells[column]));
  }
}
