import { aBook } from '@bookstore/contract/test/aBook';
import { describe, expect, it } from 'vitest';
import { newBooksFeed, productFeed } from './feeds.ts';
import { siteMapIndex, siteMapPart } from './robots.routes.ts';
import { robotsText } from './robotsText.ts';
import { createShopAddresses } from './shopAddresses.ts';

const SHOP = 'https://books.example.com';
const addresses = createShopAddresses(SHOP, new Map());
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

describe('robotsText', () => {
  it('excludes private pages and links the site map', () => {
    const lines = robotsText(SHOP).split('\n');
    for (const path of ['/admin', '/dashboard', '/cart', '/checkout', '/orders', '/user-dashboard'])
      expect(lines).toContain(`Disallow: ${path}`);
    expect(lines).not.toContain('Disallow: /api');
    expect(lines).toContain(`Sitemap: ${SHOP}/sitemap.xml`);
  });

  it('lists each series once with its latest change', () => {
    const bookAt = (id: string, day: number) => ({
      id,
      updatedAt: new Date(Date.UTC(2026, 0, day)),
      series: 'Salt & Sea',
    });
    const text = siteMapPart(SHOP, 2, [bookAt('a', 3), bookAt('b', 7), bookAt('c', 5)]);
    const entry = `<url><loc>${SHOP}/series/Salt%20%26%20Sea</loc><lastmod>2026-01-07T00:00:00.000Z</lastmod></url>`;
    expect(text.split('/series/')).toHaveLength(2);
    expect(text).toContain(entry);
  });

  it('lists parts, static pages once and every book', () => {
    const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
    expect(siteMapIndex(SHOP, 2)).toBe(`${XML}<sitemapindex ${namespace}>
<sitemap><loc>${SHOP}/sitemap/1.xml</loc></sitemap>
<sitemap><loc>${SHOP}/sitemap/2.xml</loc></sitemap>
</sitemapindex>
`);
    const books = [{ id: 'a b', updatedAt: new Date('2026-01-02T03:04:05Z'), series: null }];
    const entry = `<url><loc>${SHOP}/books/a%20b</loc><lastmod>2026-01-02T03:04:05.000Z</lastmod></url>\n`;
    expect(siteMapPart(SHOP, 2, books)).toBe(`${XML}<urlset ${namespace}>\n${entry}</urlset>\n`);
    const first = siteMapPart(SHOP, 1, books);
    for (const path of ['/', '/books', '/about', '/legal/terms']) expect(first).toContain(`<loc>${SHOP}${path}</loc>`);
    expect(first).toContain(entry);
  });

  it('names the shop in feeds', () => {
    expect(
      productFeed('Salt & Tide', [], addresses),
    ).toBe(`${XML}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel><title>Salt &amp; Tide</title><link>${SHOP}/</link><description>Books from Salt &amp; Tide</description>
</channel>
</rss>
`);
    expect(newBooksFeed('Salt & Tide', [], addresses)).toBe(
      `${XML}<feed xmlns="http://www.w3.org/2005/Atom"><id>${SHOP}/feeds/new.xml</id><title>Salt &amp; Tide: new books</title>` +
        '<updated>1970-01-01T00:00:00.000Z</updated>' +
        `<link rel="self" href="${SHOP}/feeds/new.xml"/><link rel="alternate" href="${SHOP}/books"/>` +
        '<author><name>Salt &amp; Tide</name></author>\n</feed>\n',
    );
  });

  it('contains what feed readers need', () => {
    const late = aBook({ _id: 'b', updatedAt: '2026-03-01T00:00:00.000Z' });
    const feed = newBooksFeed('Book Store', [late, aBook({ author: 'F. Herbert' })], addresses);
    const entry = (id: string, updated: string, author: string) =>
      `<entry><id>${SHOP}/books/${id}</id><title>Dune</title><link rel="alternate" href="${SHOP}/books/${id}"/>` +
      `<published>2026-01-02T03:04:05.000Z</published><updated>${updated}</updated>${author}` +
      '<summary>Sand.</summary></entry>\n';
    const entries = [
      entry('b', '2026-03-01T00:00:00.000Z', ''),
      entry('dune', '2026-02-02T03:04:05.000Z', '<author><name>F. Herbert</name></author>'),
    ];
    expect(feed.endsWith(`</author>\n${entries.join('')}</feed>\n`)).toBe(true);
    expect(feed).toContain('<updated>2026-03-01T00:00:00.000Z</updated><link rel="self"');
  });
});
