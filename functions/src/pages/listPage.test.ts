import type { Book } from '@bookstore/contract/api/book';
import { BROWSE_DATA_ID, type BrowseState, EVERYTHING } from '@bookstore/contract/search/browseState';
import { aBook } from '@bookstore/contract/test/aBook';
import { describe, expect, it } from 'vitest';
import { aWebBuild } from '../../test/server.ts';
import { renderList } from './listPage.ts';
import { createShopAddresses } from './shopAddresses.ts';

const { document, covers } = aWebBuild();
const addresses = createShopAddresses('https://books.example.com', covers);
const counts = {
  total: 1234,
  trending: 0,
  categories: { business: 0, technology: 0, fiction: 7, horror: 0, adventure: 0 },
  soldOut: { business: 0, technology: 0, fiction: 0, horror: 0, adventure: 0 },
};

interface Wanted {
  state?: Partial<BrowseState>;
  books?: Partial<Book>[];
  next?: string | null;
}

const page = ({ state = {}, books = [{ coverImage: 'book-1.png' }], next = null }: Wanted = {}) =>
  renderList(
    document,
    { state: { ...EVERYTHING, ...state }, page: { books: books.map(aBook), total: 30, next }, counts, etag: '"1-e-7"' },
    addresses,
    '<link rel="modulepreload" href="/assets/Browse.js" crossorigin>\n',
  );

const blocksOf = (text: string) =>
  [...text.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
const shownIn = (text: string) => /<main class="page">[\s\S]*?<\/main>/.exec(text)?.[0] ?? '';
const dataOf = (text: string): unknown =>
  JSON.parse(
    new RegExp(`<script type="application/json" id="${BROWSE_DATA_ID}">([\\s\\S]*?)</script>`).exec(text)?.[1] ?? '',
  );

describe('list document', () => {
  it('describes the shelf in its head with absolute addresses', () => {
    const text = page({ state: { category: 'horror' } });
    for (const part of [
      '<title>Horror · Book Store</title>',
      '<meta name="description" content="Horror at Book Store: pay in cash when your books arrive.">',
      '<meta property="og:title" content="Horror · Book Store">',
      '<meta property="og:url" content="https://books.example.com/books?category=horror">',
      '<meta property="og:image" content="https://books.example.com/og-image.jpg">',
      '<meta name="robots" content="index, follow">',
      '<link rel="canonical" href="https://books.example.com/books?category=horror">',
      '<link rel="modulepreload" href="/assets/Browse.js" crossorigin>',
    ]) {
      expect(text.split(part), part).toHaveLength(2);
    }
  });

  it('contains structured data for books and breadcrumbs', () => {
    const [list, crumbs, ...others] = blocksOf(
      page({ state: { category: 'horror', page: 2, after: 'c' }, books: [{ _id: 'a' }, { _id: 'b' }] }),
    );
    expect(others).toEqual([]);
    expect(list).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [
        { position: 25, url: 'https://books.example.com/books/a' },
        { position: 26, url: 'https://books.example.com/books/b' },
      ],
    });
    expect(crumbs?.itemListElement).toMatchObject([
      { position: 1, name: 'Home', item: 'https://books.example.com/' },
      { position: 2, name: 'Books', item: 'https://books.example.com/books' },
      { position: 3, name: 'Horror', item: 'https://books.example.com/books?category=horror' },
    ]);
  });

  it.each<[string, Partial<BrowseState>, string]>([
    ['another order', { order: '-price', category: 'fiction' }, 'https://books.example.com/books?category=fiction'],
    ['what can be bought', { isAvailable: true }, 'https://books.example.com/books'],
  ])('declares %s as the same page', (_, state, canonical) => {
    const text = page({ state });
    expect(text).toContain(`<link rel="canonical" href="${canonical}">`);
    expect(text).toContain('content="index, follow"');
  });

  it.each<[string, Partial<BrowseState>]>([
    ['the results of a search', { words: 'owls' }],
    ['a page behind a cursor', { after: 'c', page: 2 }],
    ['books of one language', { category: 'horror', language: 'de' }],
    ['books of some prices', { prices: { min: null, max: 999 } }],
  ])('lets search engines follow but not index %s', (_, state) => {
    const text = page({ state });
    expect(text).toContain('<meta name="robots" content="noindex, follow">');
    expect(text).not.toContain('canonical');
  });

  it('shows a corrected search without scripts', () => {
    const found = (words: string) => shownIn(page({ state: { words }, books: [{ title: 'The Ferry' }] }));
    expect(found('ferrry')).toContain('<p>Showing results for “ferry”.</p>');
    expect(found('ferry')).not.toContain('Showing results');
  });

  it("embeds the page's data under its address", () => {
    expect(dataOf(page({ state: { category: 'fiction' }, next: 'c' }))).toEqual({
      path: '/books?category=fiction',
      page: { books: [aBook({ coverImage: 'book-1.png' })], total: 30, next: 'c' },
      counts,
      etag: '"1-e-7"',
    });
  });
});

// E37, E40
it.each([
  '"></script></title></textarea></noscript></main> <img src=x onerror=alert(1)><svg onload=alert(1)>',
  "'><!--<script>alert(1)//-->",
  "$& $1 $` $' $<name>",
  '\u2028</head></body><base href=//evil.example>',
  '&quot;&lt;&#60;script&gt;',
])('escapes any text of books and address: %s', (text) => {
  const books = [{ title: text, author: text, description: text, coverImage: `https://a.example/${text}` }];
  const state = { words: text, category: 'horror', after: text } as const;
  const made = page({ state, books, next: text });
  const usual = page({
    state: { words: 'x', category: 'horror', after: 'x' },
    books: [{ author: 'x', coverImage: 'https://a.example/b.png' }],
    next: 'x',
  });
  const tags = (html: string) => (html.match(/<[a-z!/][^\s>]*/gi) ?? []).toSorted();
  expect(tags(made)).toEqual(tags(usual));
  expect(made).not.toMatch(/\u2028(?=[^<]*<\/script>)/);
  expect(dataOf(made)).toMatchObject({ page: { books: [{ title: text, description: text }], next: text } });
});
