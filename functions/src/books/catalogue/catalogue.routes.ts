import {
  BOOKS_QUERY_NAMES,
  type BooksPageQuery,
  type BooksSearchQuery,
  booksQuerySchema,
} from '@bookstore/contract/api/booksQuery';
import { apiPaths, BOOK_COUNTS_HEADER } from '@bookstore/contract/api/paths';
import { centsToNumber } from '@bookstore/contract/format/money';
import { LIMITS } from '@bookstore/contract/limits';
import type { Request, Response } from 'express';
import { sendNotModified } from '../../http/etag.ts';
import { parseQuery } from '../../http/parse.ts';
import { chargeBytes, chargeReadQuota } from '../../http/readQuota.ts';
import { encodeBookCursor } from '../bookCursor.ts';
import { positionOf } from '../bookSorts.ts';
import type { BooksService } from '../books.service.ts';
import { catalogueEtag } from '../bookTags.ts';
import type { CatalogueList } from './catalogue.ts';

const serialised = new WeakMap<CatalogueList, Buffer>();

function bytesOf(list: CatalogueList): Buffer {
  const known = serialised.get(list);
  if (known) return known;
  const bytes = Buffer.from(JSON.stringify(list.books));
  serialised.set(list, bytes);
  return bytes;
}

const sendJson = (res: Response, json: string | Buffer) => {
  res.set('Content-Type', 'application/json; charset=utf-8').send(json);
};

const linkTo = (path: string) => `<${path}>; rel="next"`;

/** Continues with the largest pages. */
function linkBehind({ books }: CatalogueList): string {
  const last = books.at(-1);
  const after = last && encodeBookCursor('newest', positionOf('newest', last));
  return linkTo(apiPaths.booksPage({ limit: LIMITS.booksPage.max, after }));
}

const toPrice = (cents: number | undefined) => (cents === undefined ? undefined : centsToNumber(cents));

function pathOfNext(query: BooksPageQuery | BooksSearchQuery, next: string): string {
  const { available, ...asked } = query;
  const rest = { available: available === false ? ('false' as const) : available, after: next };
  if (asked.kind === 'search') {
    const { kind: _search, ...same } = asked;
    return apiPaths.booksPage({ ...same, ...rest });
  }
  const { kind: _page, minPriceCents, maxPriceCents, ...same } = asked;
  return apiPaths.booksPage({ ...same, ...rest, minPrice: toPrice(minPriceCents), maxPrice: toPrice(maxPriceCents) });
}

const isPage = (req: Request) => BOOKS_QUERY_NAMES.some((name) => Object.hasOwn(req.query, name));

export function createCatalogueRoutes(books: BooksService) {
  async function answerList(req: Request, res: Response): Promise<void> {
    const list = await books.list();
    if (list.hasMore) res.set('Link', linkBehind(list));
    if (sendNotModified(req, res, catalogueEtag(list.version))) return;
    const bytes = bytesOf(list);
    chargeBytes(res, bytes.length);
    sendJson(res, bytes);
  }

  async function answerPage(req: Request, res: Response): Promise<void> {
    const query = parseQuery(booksQuerySchema, req);
    const page = await books.page(query);
    if (sendNotModified(req, res, catalogueEtag(page.version))) return;
    chargeReadQuota(res, page.cost);
    const { bytes, next, total } = await page.read();
    if (total !== null) res.set('X-Total-Count', String(total));
    if (query.kind === 'page') res.set(BOOK_COUNTS_HEADER, JSON.stringify(await page.counts()));
    if ((query.kind === 'page' || query.kind === 'search') && next !== null)
      res.set('Link', linkTo(pathOfNext(query, next)));
    sendJson(res, bytes);
  }

  return {
    list: (req: Request, res: Response): Promise<void> => (isPage(req) ? answerPage(req, res) : answerList(req, res)),

    counts: async (req: Request, res: Response): Promise<void> => {
      const { version, counts } = await books.counts();
      if (!sendNotModified(req, res, catalogueEtag(version))) res.json(counts);
    },

    titles: async (req: Request, res: Response): Promise<void> => {
      const { version, json } = await books.titles();
      if (!sendNotModified(req, res, catalogueEtag(version))) sendJson(res, json);
    },
  };
}
