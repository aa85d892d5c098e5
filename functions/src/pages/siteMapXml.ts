import type { BookDate } from '../books/catalogue/catalogueSnapshot.ts';
import { element, XML_HEAD } from './xml.ts';

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/** Pages without a book that are worth finding. */
const OWN_PAGES = ['/', '/books', '/about'];

/** The parts of the map: https://www.sitemaps.org/protocol.html */
export function siteMapIndex(shopUrl: string, parts: number): string {
  const addresses = Array.from({ length: parts }, (_, index) => `${shopUrl}/sitemap/${index + 1}.xml`);
  const entries = addresses.map((address) => `<sitemap>${element('loc', address)}</sitemap>\n`);
  return `${XML_HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`;
}

/** One part of it. The first has the shop's own pages, too. */
export function siteMapPart(shopUrl: string, number: number, books: readonly BookDate[]): string {
  const own = number === 1 ? OWN_PAGES.map((path) => `<url>${element('loc', shopUrl + path)}</url>\n`) : [];
  const entries = books.map(({ id, updatedAt }) => {
    const address = element('loc', `${shopUrl}/books/${encodeURIComponent(id)}`);
    return `<url>${address}${element('lastmod', updatedAt.toISOString())}</url>\n`;
  });
  return `${XML_HEAD}<urlset ${NAMESPACE}>\n${own.join('')}${entries.join('')}</urlset>\n`;
}
