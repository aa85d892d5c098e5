import type { Database } from '../lib/firebase.ts';
import { readEach } from '../lib/readDocument.ts';
import { BOOK_FIELDS, type BookRecord, booksOf, readBook } from './bookRecord.ts';

/** Books found by what is known of them, whether they are on sale or not. */
export interface BookLookups {
  /** Which of these ids are taken, by books on sale or by deleted ones. */
  findTakenIds(ids: string[]): Promise<Set<string>>;
  /** The books under these ids, deleted ones included. */
  findAny(ids: string[]): Promise<BookRecord[]>;
  /** The books of this ISBN, deleted ones included. @param isbn thirteen digits. */
  findByIsbn(isbn: string): Promise<BookRecord[]>;
}

export function createBookLookups(database: Database): BookLookups {
  return {
    async findTakenIds(ids) {
      const db = await database();
      const documents = await db.getAll(...ids.map((id) => booksOf(db).doc(id)), { fieldMask: [] });
      return new Set(documents.filter((document) => document.exists).map((document) => document.id));
    },

    async findAny(ids) {
      const db = await database();
      const documents = await db.getAll(...ids.map((id) => booksOf(db).doc(id)));
      return documents.map(readBook).filter((book) => book !== null);
    },

    async findByIsbn(isbn) {
      const db = await database();
      const { docs } = await booksOf(db)
        .where('isbn', '==', isbn)
        .select(...BOOK_FIELDS)
        .get();
      return readEach(docs, readBook).records;
    },
  };
}
