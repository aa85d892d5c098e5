import type { BookExcerpt } from '@bookstore/contract/api/bookDetails';
import type { Request, Response } from 'express';
import type { FirestoreReads } from '../firestore/firestoreReads.ts';
import { answerNotModified, etagOf } from '../http/etag.ts';
import { pathParameter } from '../http/parse.ts';
import { chargeReadQuota } from '../http/readQuota.ts';
import { excerptIdOf, readExcerpt } from './bookExcerpts.ts';
import type { BookRecord } from './bookRecord.ts';
import { ExcerptNotFound } from './books.errors.ts';
import type { BooksService } from './books.service.ts';

export interface ExcerptsService {
  /** One read; none without an excerpt. @throws ExcerptNotFound */
  read(book: Pick<BookRecord, 'id' | 'excerptHash'>): Promise<string>;
}

/** @param reads reads for visitors */
export function createExcerptsService(reads: Pick<FirestoreReads, 'get'>): ExcerptsService {
  return {
    async read(book) {
      if (book.excerptHash === '') throw new ExcerptNotFound();
      const excerpt = readExcerpt((await reads.get(`excerpts/${excerptIdOf(book)}`)).document);
      if (!excerpt) throw new ExcerptNotFound();
      return excerpt.text;
    },
  };
}

export function createExcerptsRoutes(books: Pick<BooksService, 'get'>, excerpts: ExcerptsService) {
  return {
    get: async (req: Request, res: Response): Promise<void> => {
      chargeReadQuota(res, 1);
      const book = await books.get(pathParameter(req, 'id'));
      if (book.excerptHash === '') throw new ExcerptNotFound();
      // Revalidation costs no second read.
      if (answerNotModified(req, res, etagOf(book.excerptHash))) return;
      const answer: BookExcerpt = { text: await excerpts.read(book) };
      res.json(answer);
    },
  };
}
