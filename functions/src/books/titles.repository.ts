import type { Firestore } from 'firebase-admin/firestore';
import { MAX_IN_VALUES } from '../firestore/maxInValues.ts';
import { readEach } from '../firestore/readDocument.ts';
import { BOOK_FIELDS, type BookRecord, booksOf, readBook } from './bookRecord.ts';

const onSale = (db: Firestore) => booksOf(db).where('deletedAt', '==', null);

/** Costs a read each. */
export async function findBooksOnSale(db: Firestore): Promise<BookRecord[]> {
  const { docs } = await onSale(db)
    .select(...BOOK_FIELDS)
    .get();
  return readEach(docs, readBook).records;
}

/** Looks up the first thirty different keys. */
export async function findTitlesOnSale(db: Firestore, titleKeys: readonly string[]): Promise<Map<string, string>> {
  const keys = [...new Set(titleKeys)].slice(0, MAX_IN_VALUES);
  if (keys.length === 0) return new Map();
  const query = onSale(db).where('titleKey', 'in', keys).select('title', 'titleKey');
  // Editions share a title.
  const { docs } = await query.limit(2 * MAX_IN_VALUES).get();
  return new Map(docs.map((book) => [String(book.get('titleKey')), String(book.get('title'))]));
}
