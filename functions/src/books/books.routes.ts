import { apiPaths } from '@bookstore/contract/apiPaths';
import { bookInputSchema } from '@bookstore/contract/book';
import type { Request, Response } from 'express';
import type { Admin } from '../admin/sessions.ts';
import { matchesEtag } from '../http/etag.ts';
import { parseBody, pathParameter } from '../http/parse.ts';
import { type BookRecord, bookEtag, toBook } from './bookRecord.ts';
import type { BooksService } from './books.service.ts';

/** Not a bare `no-cache`: Hosting's CDN has been seen to answer that from its cache. */
const ASK_EVERY_TIME = 'private, no-cache';

/** Answers 304 when the client has this state already. @returns whether it did. */
function answerNotModified(req: Request, res: Response, etag: string): boolean {
  res.set({ ETag: etag, 'Cache-Control': ASK_EVERY_TIME });
  if (!matchesEtag(req.get('if-none-match'), etag)) return false;
  res.status(304).end();
  return true;
}

const answerBook = (res: Response, book: BookRecord) => {
  res.set('ETag', bookEtag(book)).json(toBook(book));
};

export function createBooksRoutes(books: BooksService) {
  return {
    list: async (req: Request, res: Response): Promise<void> => {
      const { etag, body } = await books.list();
      if (answerNotModified(req, res, etag)) return;
      res.set('Content-Type', 'application/json; charset=utf-8').send(body);
    },

    get: async (req: Request, res: Response): Promise<void> => {
      const book = await books.get(pathParameter(req, 'id'));
      if (answerNotModified(req, res, bookEtag(book))) return;
      answerBook(res, book);
    },

    create: async (req: Request, res: Response, admin: Admin): Promise<void> => {
      const book = await books.create(admin, parseBody(bookInputSchema, req));
      res.status(201).set('Location', apiPaths.book(book.id));
      answerBook(res, book);
    },

    edit: async (req: Request, res: Response, admin: Admin): Promise<void> => {
      const input = parseBody(bookInputSchema, req);
      answerBook(res, await books.edit(admin, pathParameter(req, 'id'), input, req.get('if-match')));
    },

    remove: async (req: Request, res: Response, admin: Admin): Promise<void> => {
      res.json(toBook(await books.remove(admin, pathParameter(req, 'id'))));
    },

    restore: async (req: Request, res: Response, admin: Admin): Promise<void> => {
      answerBook(res, await books.restore(admin, pathParameter(req, 'id')));
    },
  };
}
