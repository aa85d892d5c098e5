import type { FirestoreReads } from '../firestore/firestoreReads.ts';
import { excerptIdOf, readExcerpt } from './bookExcerpts.ts';
import type { BookRecord } from './bookRecord.ts';
import { ExcerptNotFound } from './books.errors.ts';

export interface ExcerptsRepository {
  /** One read; none without an excerpt. @throws ExcerptNotFound */
  read(book: Pick<BookRecord, 'id' | 'excerptHash'>): Promise<string>;
}

/** @param reads reads for visitors */
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
