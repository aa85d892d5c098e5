import type { Book } from '@bookstore/contract/api/book';
import { seriesPath } from '@bookstore/contract/format/series';
import { LEGAL_PAGES } from '@bookstore/contract/legalPages';
import * as messages from '@bookstore/messages/pages';
import { shop } from '@bookstore/shop/shop';
import type { Request, Response } from 'express';
import type { BooksService } from '../books/books.service.ts';
import type { CatalogueList } from '../books/catalogue/catalogue.ts';
import type { BookDate } from '../books/catalogue/catalogueSnapshot.ts';
import { CDN_MINUTE } from '../http/cacheControl.ts';
import { pathParameter } from '../http/parse.ts';
import { ProblemError } from '../http/problem.ts';
import { newBooksFeed, productFeed } from './feeds.ts';
import { robotsText } from './robotsText.ts';
import { createShopAddresses } from './shopAddresses.ts';
import type { SiteMap } from './siteMap.ts';
import type { WebBuild } from './webBuild.ts';
import { element, XML_HEAD } from './xml.ts';

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const OWN_PAGES = ['/', '/books', '/about', ...LEGAL_PAGES.map((page) => `/legal/${page}`)];

/** https://www.sitemaps.org/protocol.html */
export function siteMapIndex(shopUrl: string, parts: number): string {
  const addresses = Array.from({ length: parts }, (_, index) => `${shopUrl}/sitemap/${index + 1}.xml`);
  const entries = addresses.map((address) => `<sitemap>${element('loc', address)}</sitemap>\n`);
  return `${XML_HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`;
}

/** Entries have the latest change. A series in two parts appears in both. */
function seriesEntries(shopUrl: string, books: readonly BookDate[]): string[] {
  const changed = new Map<string, Date>();
  for (const { series, updatedAt } of books) {
    if (series !== null && updatedAt > (changed.get(series) ?? 0)) changed.set(series, updatedAt);
  }
  return [...changed].map(([name, at]) => toUrlEntry(shopUrl + seriesPath(name), at));
}

const toUrlEntry = (address: string, at: Date) =>
  `<url>${element('loc', address)}${element('lastmod', at.toISOString())}</url>\n`;

/** The first part also contains the static pages. */
export function siteMapPart(shopUrl: string, number: number, books: readonly BookDate[]): string {
  const own = number === 1 ? OWN_PAGES.map((path) => `<url>${element('loc', shopUrl + path)}</url>\n`) : [];
  const entries = books.map(({ id, updatedAt }) => toUrlEntry(`${shopUrl}/books/${encodeURIComponent(id)}`, updatedAt));
  const all = [...own, ...entries, ...seriesEntries(shopUrl, books)];
  return `${XML_HEAD}<urlset ${NAMESPACE}>\n${all.join('')}</urlset>\n`;
}

const NEW_BOOKS = 50;

function send(res: Response, type: string, text: string | Buffer): void {
  res.set({ 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': CDN_MINUTE }).send(text);
}

interface RobotsDependencies {
  books: BooksService;
  siteMap: SiteMap;
  shopUrl: string;
  webBuild: () => WebBuild;
}

export function createRobotsRoutes({ books, siteMap, shopUrl, webBuild }: RobotsDependencies) {
  const addresses = () => createShopAddresses(shopUrl, webBuild().covers);
  const feeds = new WeakMap<CatalogueList, Buffer>();

  function toProductFeed(list: CatalogueList): Buffer {
    const known = feeds.get(list);
    if (known) return known;
    const bytes = Buffer.from(productFeed(shop.name, list.books, addresses()));
    feeds.set(list, bytes);
    return bytes;
  }

  return {
    robots: async (_req: Request, res: Response): Promise<void> => send(res, 'text/plain', robotsText(shopUrl)),

    siteMap: async (_req: Request, res: Response): Promise<void> =>
      send(res, 'application/xml', siteMapIndex(shopUrl, await siteMap.countParts())),

    siteMapPart: async (req: Request, res: Response): Promise<void> => {
      const number = Number(/^([1-9]\d{0,3})\.xml$/.exec(pathParameter(req, 'part'))?.[1] ?? Number.NaN);
      const part = Number.isNaN(number) ? null : await siteMap.part(number);
      if (!part) throw new ProblemError('not-found', messages.siteMapPartNotFound);
      send(res, 'application/xml', siteMapPart(shopUrl, number, part));
    },

    products: async (_req: Request, res: Response): Promise<void> =>
      send(res, 'application/xml', toProductFeed(await books.list())),

    newBooks: async (_req: Request, res: Response): Promise<void> => {
      const { bytes } = await (await books.page({ kind: 'page', limit: NEW_BOOKS, sort: 'newest' })).read();
      send(res, 'application/atom+xml', newBooksFeed(shop.name, JSON.parse(bytes.toString()) as Book[], addresses()));
    },
  };
}
