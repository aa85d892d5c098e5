import type { Book } from '@bookstore/contract/api/book';
import { type BooksListQuery, booksQuerySchema, type NamedBooksQuery } from '@bookstore/contract/api/booksQuery';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { PublisherContact } from '@bookstore/contract/api/publisher';
import { booksQueryOf, readBrowse } from '@bookstore/contract/search/browseState';
import type { Request, Response } from 'express';
import { toBook } from '../books/bookRecord.ts';
import { BookNotFound, ExcerptNotFound, InvalidBookCursor } from '../books/books.errors.ts';
import type { BooksService } from '../books/books.service.ts';
import { catalogueEtag } from '../books/bookTags.ts';
import type { ExcerptsRepository } from '../books/excerpts.repository.ts';
import { CDN_MINUTE } from '../http/cacheControl.ts';
import { etagOf, matchesEtag } from '../http/etag.ts';
import { pathParameter } from '../http/parse.ts';
import { chargeReadQuota } from '../http/readQuota.ts';
import { RateLimited } from '../http/slidingWindow.ts';
import { hashOf } from '../lib/hash.ts';
import { withTimeout } from '../lib/withTimeout.ts';
import type { PublishersService } from '../publishers/publishers.service.ts';
import { renderBook, renderNoBook } from './bookPage.ts';
import { renderExcerpt } from './excerptPage.ts';
import { type ListPage, renderList, renderNoList } from './listPage.ts';
import { renderNamed, renderNoneNamed } from './namedPage.ts';
import { createShopAddresses } from './shopAddresses.ts';
import type { WebBuild } from './webBuild.ts';

/** Longer waits skip the content, which the app then loads itself. */
const TIMEOUT_MS = 2_500;

interface PagesDependencies {
  books: BooksService;
  excerpts: ExcerptsRepository;
  publishers: Pick<PublishersService, 'find'>;
  shopUrl: string;
  webBuild: () => WebBuild;
}

interface Page {
  status: number;
  page: string;
}

class NoSuchList extends Error {}

/** By the API's rules, so that it costs and finds the same. @throws NoSuchList for an impossible query */
function readAddress(req: Request): Pick<ListPage, 'state'> & { query: BooksListQuery } {
  const params = new URL(req.originalUrl, 'http://localhost').searchParams;
  const state = readBrowse(params);
  if ((params.get('category') ?? '') !== (state.category ?? '')) throw new NoSuchList();
  const asked = new URL(apiPaths.booksPage(booksQueryOf(state)), 'http://localhost').searchParams;
  const { success, data } = booksQuerySchema.safeParse(Object.fromEntries(asked));
  if (!success) throw new NoSuchList();
  return { state, query: data };
}

const nameOf = (query: NamedBooksQuery) => (query.kind === 'series' ? query.series : query.contributor);

export function createPagesRoutes({ books, excerpts, publishers, shopUrl, webBuild }: PagesDependencies) {
  /** The page works without the contact. */
  async function publisherOf({ publisher }: Book): Promise<PublisherContact | null> {
    if (!publisher) return null;
    return withTimeout(TIMEOUT_MS, publishers.find(publisher)).catch(() => null);
  }

  async function readBook(req: Request, { document, covers, links }: WebBuild, res: Response): Promise<Page> {
    try {
      chargeReadQuota(res, 1);
      const book = toBook(await withTimeout(TIMEOUT_MS, books.get(pathParameter(req, 'id'))));
      const addresses = createShopAddresses(shopUrl, covers);
      return { status: 200, page: renderBook(document, book, addresses, links.book, await publisherOf(book)) };
    } catch (error) {
      if (error instanceof RateLimited) throw error;
      if (error instanceof BookNotFound) return { status: 404, page: renderNoBook(document) };
      // The app itself reports and retries a failure.
      return { status: 200, page: document };
    }
  }

  async function readBookExcerpt(req: Request, { document, covers }: WebBuild, res: Response): Promise<Page> {
    const read = async () => {
      const book = await books.get(pathParameter(req, 'id'));
      return { book: toBook(book), text: await excerpts.read(book) };
    };
    try {
      chargeReadQuota(res, 1);
      const { book, text } = await withTimeout(TIMEOUT_MS, read());
      return { status: 200, page: renderExcerpt(document, book, text, createShopAddresses(shopUrl, covers)) };
    } catch (error) {
      if (error instanceof RateLimited) throw error;
      if (error instanceof BookNotFound || error instanceof ExcerptNotFound)
        return { status: 404, page: renderNoBook(document) };
      return { status: 200, page: document };
    }
  }

  async function readList(query: BooksListQuery, res: Response): Promise<Omit<ListPage, 'state'>> {
    const page = await books.page(query);
    chargeReadQuota(res, page.cost);
    const [{ bytes, next, total }, counts] = await Promise.all([page.read(), page.counts()]);
    const etag = catalogueEtag(page.version);
    return { page: { books: JSON.parse(bytes.toString()) as Book[], next, total }, counts, etag };
  }

  async function readBooks(req: Request, { document, covers, links }: WebBuild, res: Response): Promise<Page> {
    try {
      const { state, query } = readAddress(req);
      const list = await withTimeout(TIMEOUT_MS, readList(query, res));
      return {
        status: 200,
        page: renderList(document, { state, ...list }, createShopAddresses(shopUrl, covers), links.list),
      };
    } catch (error) {
      if (error instanceof RateLimited) throw error;
      if (error instanceof NoSuchList || error instanceof InvalidBookCursor) {
        return { status: 404, page: renderNoList(document) };
      }
      return { status: 200, page: document };
    }
  }

  async function readNamed(query: NamedBooksQuery, { document, covers }: WebBuild, res: Response): Promise<Page> {
    const none = { status: 404, page: renderNoneNamed(document, query) };
    if (!booksQuerySchema.safeParse({ [query.kind]: nameOf(query) }).success) return none;
    try {
      const { page } = await withTimeout(TIMEOUT_MS, readList(query, res));
      if (page.books.length === 0) return none;
      const { books } = page;
      return { status: 200, page: renderNamed(document, { query, books }, createShopAddresses(shopUrl, covers)) };
    } catch (error) {
      if (error instanceof RateLimited) throw error;
      return { status: 200, page: document };
    }
  }

  const answer =
    (read: (req: Request, build: WebBuild, res: Response) => Promise<Page>) => async (req: Request, res: Response) => {
      const build = webBuild();
      const { status, page } = await read(req, build, res);
      const etag = etagOf(hashOf('page', page));
      // The document's headers, because those of the API forbid scripts.
      res
        .status(status)
        .set({ ...build.headers, 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': CDN_MINUTE, ETag: etag });
      if (status === 200 && matchesEtag(req.get('if-none-match'), etag)) res.status(304).end();
      else res.send(page);
    };

  return {
    book: answer(readBook),
    excerpt: answer(readBookExcerpt),
    list: answer(readBooks),
    series: answer((req, build, res) => readNamed({ kind: 'series', series: pathParameter(req, 'name') }, build, res)),
    contributor: answer((req, build, res) =>
      readNamed({ kind: 'contributor', contributor: pathParameter(req, 'name') }, build, res),
    ),
  };
}
