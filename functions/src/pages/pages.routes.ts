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

/** The address is invalid, or nothing is listed there. */
class ListNotFound extends Error {}

const NOT_FOUND = [BookNotFound, ExcerptNotFound, ListNotFound, InvalidBookCursor];

/** By the API's rules, so that it costs and finds the same. @throws ListNotFound for an impossible query */
function readAddress(req: Request): Pick<ListPage, 'state'> & { query: BooksListQuery } {
  const params = new URL(req.originalUrl, 'http://localhost').searchParams;
  const state = readBrowse(params);
  if ((params.get('category') ?? '') !== (state.category ?? '')) throw new ListNotFound();
  const apiParams = new URL(apiPaths.booksPage(booksQueryOf(state)), 'http://localhost').searchParams;
  const { success, data } = booksQuerySchema.safeParse(Object.fromEntries(apiParams));
  if (!success) throw new ListNotFound();
  return { state, query: data };
}

const nameOf = (query: NamedBooksQuery) => (query.kind === 'series' ? query.series : query.contributor);

export function createPagesRoutes({ books, excerpts, publishers, shopUrl, webBuild }: PagesDependencies) {
  /** The page works without the contact. */
  async function findPublisher({ publisher }: Book): Promise<PublisherContact | null> {
    if (!publisher) return null;
    return withTimeout(TIMEOUT_MS, publishers.find(publisher)).catch(() => null);
  }

  async function bookPage(req: Request, { document, covers, links }: WebBuild, res: Response): Promise<string> {
    chargeReadQuota(res, 1);
    const book = toBook(await withTimeout(TIMEOUT_MS, books.get(pathParameter(req, 'id'))));
    return renderBook(document, book, createShopAddresses(shopUrl, covers), links.book, await findPublisher(book));
  }

  async function excerptPage(req: Request, { document, covers }: WebBuild, res: Response): Promise<string> {
    chargeReadQuota(res, 1);
    const read = async () => {
      const book = await books.get(pathParameter(req, 'id'));
      return { book: toBook(book), text: await excerpts.read(book) };
    };
    const { book, text } = await withTimeout(TIMEOUT_MS, read());
    return renderExcerpt(document, book, text, createShopAddresses(shopUrl, covers));
  }

  async function readList(query: BooksListQuery, res: Response): Promise<Omit<ListPage, 'state'>> {
    const page = await books.page(query);
    chargeReadQuota(res, page.cost);
    const [{ bytes, next, total }, counts] = await Promise.all([page.read(), page.counts()]);
    const etag = catalogueEtag(page.version);
    return { page: { books: JSON.parse(bytes.toString()) as Book[], next, total }, counts, etag };
  }

  async function listPage(req: Request, { document, covers, links }: WebBuild, res: Response): Promise<string> {
    const { state, query } = readAddress(req);
    const list = await withTimeout(TIMEOUT_MS, readList(query, res));
    return renderList(document, { state, ...list }, createShopAddresses(shopUrl, covers), links.list);
  }

  async function namedPage(query: NamedBooksQuery, { document, covers }: WebBuild, res: Response): Promise<string> {
    if (!booksQuerySchema.safeParse({ [query.kind]: nameOf(query) }).success) throw new ListNotFound();
    const { page } = await withTimeout(TIMEOUT_MS, readList(query, res));
    if (page.books.length === 0) throw new ListNotFound();
    return renderNamed(document, { query, books: page.books }, createShopAddresses(shopUrl, covers));
  }

  const answer =
    (
      renderMissing: (document: string) => string,
      render: (req: Request, build: WebBuild, res: Response) => Promise<string>,
    ) =>
    async (req: Request, res: Response): Promise<void> => {
      const build = webBuild();
      let [status, page] = [200, build.document];
      try {
        page = await render(req, build, res);
      } catch (error) {
        if (error instanceof RateLimited) throw error;
        // After another failure the page has no content; the app itself reports and retries.
        if (NOT_FOUND.some((type) => error instanceof type)) [status, page] = [404, renderMissing(build.document)];
      }
      const etag = etagOf(hashOf('page', page));
      // The document's headers, because those of the API forbid scripts.
      res
        .status(status)
        .set({ ...build.headers, 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': CDN_MINUTE, ETag: etag });
      if (status === 200 && matchesEtag(req.get('if-none-match'), etag)) res.status(304).end();
      else res.send(page);
    };

  const answerNamed = (toQuery: (name: string) => NamedBooksQuery) => (req: Request, res: Response) => {
    const query = toQuery(pathParameter(req, 'name'));
    return answer(
      (document) => renderNoneNamed(document, query),
      (_req, build) => namedPage(query, build, res),
    )(req, res);
  };

  return {
    book: answer(renderNoBook, bookPage),
    excerpt: answer(renderNoBook, excerptPage),
    list: answer(renderNoList, listPage),
    series: answerNamed((series) => ({ kind: 'series', series })),
    contributor: answerNamed((contributor) => ({ kind: 'contributor', contributor })),
  };
}
