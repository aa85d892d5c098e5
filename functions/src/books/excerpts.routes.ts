import type { BookExcerpt } from '@bookstore/contract/api/bookDetails';
import type { Request, Response } from 'express';
import { etagOf, sendNotModified } from '../http/etag.ts';
import { pathParameter } from '../http/parse.ts';
import { chargeReadQuota } from '../http/readQuota.ts';
import { ExcerptNotFound } from './books.errors.ts';
import type { BooksService } from './books.service.ts';
import type { ExcerptsRepository } from './excerpts.repository.ts';

export function createExcerptsRoutes(books: Pick<BooksService, 'get'>, excerpts: ExcerptsRepository) {
  return {
    get: async (req: Request, res: Response): Promise<void> => {
      chargeReadQuota(res, 1);
      const book = await books.get(pathParameter(req, 'id'));
      if (book.excerptHash === '') throw new ExcerptNotFound();
      // Revalidation costs no second read.
      if (sendNotModified(req, res, etagOf(book.excerptHash))) return;
      const answer: BookExcerpt = { text: await excerpts.read(book) };
      res.json(answer);
    },
  };
}
