import type { Firestore } from 'firebase-admin/firestore';
import type { FirestoreReads } from '../firestore/firestoreReads.ts';
import { excerptIdOf, excerptsOf, readExcerpt } from './bookExcerpts.ts';
import type { BookRecord } from './bookRecord.ts';
import { ExcerptNotFound } from './books.errors.ts';

export interface ExcerptsRepository {
  /** One read; none without an excerpt. @throws ExcerptNotFound */
  read(book: Pick<BookRecord, 'id' | 'excerptHash'>): Promise<string>;
}

export function createExcerptsRepository(reads: Pick<FirestoreReads, 'get'>): ExcerptsRepository {
  return {
    async read(book) {
      if (book.excerptHash === '') throw new ExcerptNotFound();
      const excerpt = readExcerpt((await reads.get(`excerpts/${excerptIdOf(book)}`)).document);
      if (!excerpt) throw new ExcerptNotFound();
      return excerpt.text;
    },
  };
}

/** Maps book ids to texts. Costs a read per excerpt. */
export async function findExcerpts(
  db: Firestore,
  books: readonly Pick<BookRecord, 'id' | 'excerptHash'>[],
): Promise<Map<string, string>> {
  const named = books.filter(({ excerptHash }) => excerptHash !== '');
  if (named.length === 0) return new Map();
  const documents = await db.getAll(...named.map((book) => excerptsOf(db).doc(excerptIdOf(book))));
  return new Map(
    documents.flatMap((document) => {
      const excerpt = readExcerpt(document);
      return excerpt ? [[excerpt.bookId, excerpt.text]] : [];
    }),
  );
}
