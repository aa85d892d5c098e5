import { apiPaths } from '@bookstore/contract/apiPaths';
import { bookInputSchema } from '@bookstore/contract/book';
import { type BookChangesAnswer, bookChangesSchema } from '@bookstore/contract/bookChanges';
import { type ImportAnswer, importSchema } from '@bookstore/contract/bookImport';
import { BOOKS_QUERY_NAMES, booksQuerySchema } from '@bookstore/contract/booksQuery';
import { LIMITS } from '@bookstore/contract/limits';
import type { Request, Response } from 'express';
import type { Admin } from '../auth/sessions.ts';
import { matchesEtag } from '../http/etag.ts';
import { answerOnce, idempotencyKey } from '../http/idempotencyKey.ts';
import { parseBody, parseQuery, pathParameter } from '../http/parse.ts';
import { chargeReads } from '../http/spending.ts';
import { encodeBookCursor } from './bookCursor.ts';
import { type BookRecord, toBook } from './bookRecord.ts';
import { positionOf } from './bookSorts.ts';
import type { BooksService } from './books.service.ts';
import { bookEtag, catalogueEtag, isSeenByEditor } from './bookTags.ts';
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

/** JSON that is there as text or bytes already. */
const sendJson = (res: Response, json: string | Buffer) => {
  res.set('Content-Type', 'application/json; charset=utf-8').send(json);
};

const linkTo = (path: string) => `<${path}>; rel="next"`;

/** The list goes on with pages: the largest that there are. */
function linkBehind({ books }: CatalogueList): string {
  const last = books.at(-1);
  const after = last && encodeBookCursor('newest', positionOf('newest', last));
  return linkTo(apiPaths.booksPage({ limit: LIMITS.booksPage.max, after }));
}

const isPage = (req: Request) => BOOKS_QUERY_NAMES.some((name) => Object.hasOwn(req.query, name));

export function createBooksRoutes(books: BooksService) {
  async function answerList(req: Request, res: Response): Promise<void> {
    const list = await books.list();
    if (list.hasMore) res.set('Link', linkBehind(list));
    if (!answerNotModified(req, res, catalogueEtag(list.version))) sendJson(res, bytesOf(list));
  }

  async function answerPage(req: Request, res: Response): Promise<void> {
    const query = parseQuery(booksQuerySchema, req);
    const page = await books.page(query);
    if (answerNotModified(req, res, catalogueEtag(page.version))) return;
    chargeReads(res, page.cost);
    const { bytes, next, total } = await page.read();
    if (total !== null) res.set('X-Total-Count', String(total));
    if (query.kind !== 'ids' && next !== null) {
      const { kind: _kind, available, ...same } = query;
      const asAsked = available === false ? 'false' : available;
      res.set('Link', linkTo(apiPaths.booksPage({ ...same, available: asAsked, after: next })));
    }
    sendJson(res, bytes);
  }

  return {
    list: (req: Request, res: Response): Promise<void> => (isPage(req) ? answerPage(req, res) : answerList(req, res)),

    counts: async (req: Request, res: Response): Promise<void> => {
      const { version, counts } = await books.counts();
      if (!answerNotModified(req, res, catalogueEtag(version))) res.json(counts);
    },

    titles: async (req: Request, res: Response): Promise<void> => {
      const { version, json } = await books.titles();
      if (!answerNotModified(req, res, catalogueEtag(version))) sendJson(res, json);
    },

    get: async (req: Request, res: Response): Promise<void> => {
      const book = await books.get(pathParameter(req, 'id'));
      if (answerNotModified(req, res, bookEtag(book))) return;
      answerBook(res, book);
    },

    create: async (req: Request, res: Response, admin: Admin): Promise<void> => {
      const input = parseBody(bookInputSchema, req);
      const { book, isNew } = await books.create(admin, idempotencyKey(req), input);
      answerOnce(res, { isNew }).set('Location', apiPaths.book(book.id));
      answerBook(res, book);
    },

    edit: async (req: Request, res: Response, admin: Admin): Promise<void> => {
      const input = parseBody(bookInputSchema, req);
      const ifMatch = req.get('if-match');
      const isExpected = (present: BookRecord) => ifMatch === undefined || isSeenByEditor(present, ifMatch);
      answerBook(res, await books.edit(admin, pathParameter(req, 'id'), input, isExpected));
    },

    change: async (req: Request, res: Response, admin: Admin): Promise<void> => {
      const { changes } = parseBody(bookChangesSchema, req);
      const answer: BookChangesAnswer = { results: await books.changeMany(admin, changes) };
      res.json(answer);
    },

    import: async (req: Request, res: Response, admin: Admin): Promise<void> => {
      const { rows, dryRun } = parseBody(importSchema, req);
      const answer: ImportAnswer = { results: await books.importMany(admin, rows, dryRun) };
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
