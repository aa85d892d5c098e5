import { bookInputSchema } from '@bookstore/contract/api/book';
import { type BookChangesAnswer, bookChangesSchema } from '@bookstore/contract/api/bookChanges';
import { type ImportAnswer, importSchema } from '@bookstore/contract/api/bookImport';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { Request, Response } from 'express';
import type { Admin } from '../auth/sessions.ts';
import { sendNotModified } from '../http/etag.ts';
import { idempotencyKey, parseBody, pathParameter, setCreatedStatus } from '../http/parse.ts';
import { type BookRecord, toBook } from './bookRecord.ts';
import type { BooksService } from './books.service.ts';
import { bookEtag, isSeenByEditor } from './bookTags.ts';

const answerBook = (res: Response, book: BookRecord) => {
  res.set('ETag', bookEtag(book)).json(toBook(book));
};

export function createBooksRoutes(books: BooksService) {
  return {
    get: async (req: Request, res: Response): Promise<void> => {
      const book = await books.get(pathParameter(req, 'id'));
      if (sendNotModified(req, res, bookEtag(book))) return;
      answerBook(res, book);
    },

    create: async (req: Request, res: Response, admin: Admin): Promise<void> => {
      const input = parseBody(bookInputSchema, req);
      const { book, isNew } = await books.create(admin, idempotencyKey(req), input);
      setCreatedStatus(res, { isNew }).set('Location', apiPaths.book(book.id));
      answerBook(res, book);
    },

    edit: async (req: Request, res: Response, admin: Admin): Promise<void> => {
      const input = parseBody(bookInputSchema, req);
      const ifMatch = req.get('if-match');
      const isExpected = (current: BookRecord) => ifMatch === undefined || isSeenByEditor(current, ifMatch);
      answerBook(res, await books.edit(admin, pathParameter(req, 'id'), input, isExpected));
    },

    change: async (req: Request, res: Response, admin: Admin): Promise<void> => {
      const { changes } = parseBody(bookChangesSchema, req);
      const answer: BookChangesAnswer = { results: await books.changeMany(admin, changes) };
      res.json(answer);
    },

    import: async (req: Request, res: Response, admin: Admin): Promise<void> => {
      const answer: ImportAnswer = { results: await books.importMany(admin, parseBody(importSchema, req)) };
      res.json(answer);
    },

    remove: async (req: Request, res: Response, admin: Admin): Promise<void> => {
      res.json(toBook(await books.remove(admin, pathParameter(req, 'id'))));
    },

    restore: async (req: Request, res: Response, admin: Admin): Promise<void> => {
      answerBook(res, await books.restore(admin, pathParameter(req, 'id')));
    },
  };
}
