import type { Database } from '../firestore/firebase.ts';
import { readEach } from '../firestore/readDocument.ts';
import { BOOK_FIELDS, type BookRecord, booksOf, readBook } from './bookRecord.ts';

/** Books found by what is known of them, whether they are on sale or not. */
export interface BookLookups {
  /** Which of these ids are taken, by books on sale or by deleted ones. */
  findTakenIds(ids: string[]): Promise<Set<string>>;
  /** The books under these ids, deleted ones included. */
  findAny(ids: string[]): Promise<BookRecord[]>;
  /** The books of these ISBNs, deleted ones included. @param isbns thirteen digits each. */
  findByIsbns(isbns: readonly string[]): Promise<BookRecord[]>;
}

/** So many values a query compares with. */
const AT_ONCE = 30;

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

    async findByIsbns(isbns) {
      const db = await database();
      const parts = Array.from({ length: Math.ceil(isbns.length / AT_ONCE) }, (_, index) =>
        isbns.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
      );
      const found = await Promise.all(
        parts.map((part) =>
          booksOf(db)
            .where('isbn', 'in', part)
            .select(...BOOK_FIELDS)
            .get(),
        ),
      );
      return found.flatMap(({ docs }) => readEach(docs, readBook).records);
    },
  };
}
