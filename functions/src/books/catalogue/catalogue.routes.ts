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
import { toPosition } from '../bookSorts.ts';
import type { BooksService } from '../books.service.ts';
import { catalogueEtag } from '../bookTags.ts';
import type { CatalogueList } from './catalogue.ts';

const serializedLists = new WeakMap<CatalogueList, Buffer>();

function serialize(list: CatalogueList): Buffer {
  const known = serializedLists.get(list);
  if (known) return known;
  const bytes = Buffer.from(JSON.stringify(list.books));
  serializedLists.set(list, bytes);
  return bytes;
}

const sendJson = (res: Response, json: string | Buffer) => {
  res.set('Content-Type', 'application/json; charset=utf-8').send(json);
};

const linkTo = (path: string) => `<${path}>; rel="next"`;

/** Continues with the largest pages. */
function nextLinkAfter({ books }: CatalogueList): string {
  const last = books.at(-1);
  const after = last && encodeBookCursor('newest', toPosition('newest', last));
  return linkTo(apiPaths.booksPage({ limit: LIMITS.booksPage.max, after }));
}

const toPrice = (cents: number | undefined) => (cents === undefined ? undefined : centsToNumber(cents));

function nextPagePath(query: BooksPageQuery | BooksSearchQuery, next: string): string {
  const { available, ...otherParams } = query;
  const rest = { available: available === false ? ('false' as const) : available, after: next };
  if (otherParams.kind === 'search') {
    const { kind: _search, ...filters } = otherParams;
    return apiPaths.booksPage({ ...filters, ...rest });
  }
  const { kind: _page, minPriceCents, maxPriceCents, ...filters } = otherParams;
  return apiPaths.booksPage({
    ...filters,
    ...rest,
    minPrice: toPrice(minPriceCents),
    maxPrice: toPrice(maxPriceCents),
  });
}

const isPage = (req: Request) => BOOKS_QUERY_NAMES.some((name) => Object.hasOwn(req.query, name));

export function createCatalogueRoutes(books: BooksService) {
  async function sendList(req: Request, res: Response): Promise<void> {
    const list = await books.list();
    if (list.hasMore) res.set('Link', nextLinkAfter(list));
    if (sendNotModified(req, res, catalogueEtag(list.version))) return;
    const bytes = serialize(list);
    chargeBytes(res, bytes.length);
    sendJson(res, bytes);
  }

  async function sendPage(req: Request, res: Response): Promise<void> {
    const query = parseQuery(booksQuerySchema, req);
    const page = await books.page(query);
    if (sendNotModified(req, res, catalogueEtag(page.version))) return;
    chargeReadQuota(res, page.cost);
    const { bytes, next, total } = await page.read();
    if (total !== null) res.set('X-Total-Count', String(total));
    if (query.kind === 'page') res.set(BOOK_COUNTS_HEADER, JSON.stringify(await page.counts()));
    if ((query.kind === 'page' || query.kind === 'search') && next !== null)
      res.set('Link', linkTo(nextPagePath(query, next)));
    sendJson(res, bytes);
  }

  return {
    list: (req: Request, res: Response): Promise<void> => (isPage(req) ? sendPage(req, res) : sendList(req, res)),

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
