import { apiPaths } from '@bookstore/contract/apiPaths';
import { bookInputSchema } from '@bookstore/contract/book';
import type { Request, Response } from 'express';
import type { Admin } from '../auth/sessions.ts';
import { matchesEtag } from '../http/etag.ts';
import { parseBody, pathParameter } from '../http/parse.ts';
import { type BookRecord, toBook } from './bookRecord.ts';
import type { BooksService } from './books.service.ts';
import { bookEtag, catalogueEtag } from './bookTags.ts';
import type { CatalogueList } from './catalogue.ts';

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

/** A list is serialised once, however often it is sent; the bytes go with the list. */
const serialised = new WeakMap<CatalogueList, Buffer>();

function bytesOf(list: CatalogueList): Buffer {
  const known = serialised.get(list);
  if (known) return known;
  const bytes = Buffer.from(JSON.stringify(list.books));
  serialised.set(list, bytes);
  return bytes;
}

export function createBooksRoutes(books: BooksService) {
  return {
    list: async (req: Request, res: Response): Promise<void> => {
      const list = await books.list();
      if (answerNotModified(req, res, catalogueEtag(list.version))) return;
      res.set('Content-Type', 'application/json; charset=utf-8').send(bytesOf(list));
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
      const ifMatch = req.get('if-match');
      const isExpected = (present: BookRecord) => ifMatch === undefined || matchesEtag(ifMatch, bookEtag(present));
      answerBook(res, await books.edit(admin, pathParameter(req, 'id'), input, isExpected));
    },

    remove: async (req: Request, res: Response, admin: Admin): Promise<void> => {
      res.json(toBook(await books.remove(admin, pathParameter(req, 'id'))));
    },

    restore: async (req: Request, res: Response, admin: Admin): Promise<void> => {
      answerBook(res, await books.restore(admin, pathParameter(req, 'id')));
    },
  };
}
