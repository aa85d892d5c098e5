import type { Book } from '@bookstore/contract/api/book';
import { type BrowseState, EVERYTHING } from '@bookstore/contract/search/browseState';
import { aBook } from '@bookstore/contract/test/aBook';
import { describe, expect, it } from 'vitest';
import { aWebBuild } from '../../test/server.ts';
import { shorten } from '../lib/shorten.ts';
import { renderBook, renderNoBook } from './bookPage.ts';
import { renderList, renderNoList } from './listPage.ts';
import { pageTitle, priceHtml, priceNote } from './pageTexts.ts';
import { createShopAddresses } from './shopAddresses.ts';

const SHOP = 'https://books.example.com';
const { document, covers } = aWebBuild();
const addresses = createShopAddresses(SHOP, covers);
const counts = {
  total: 9,
  trending: 0,
  categories: { business: 1, technology: 2, fiction: 3, horror: 0, adventure: 3 },
  soldOut: { business: 0, technology: 0, fiction: 0, horror: 0, adventure: 0 },
};

const bookPage = (fields: Partial<Book> = {}) => renderBook(document, aBook(fields), addresses, '');
const listPage = (books: Partial<Book>[], state: Partial<BrowseState> = {}, next: string | null = null) =>
  renderList(
    document,
    { state: { ...EVERYTHING, ...state }, page: { books: books.map(aBook), total: 9, next }, counts, etag: '"1-e-7"' },
    addresses,
    '',
  );

const mainOf = (html: string) => /<main class="page">([\s\S]*?)<\/main>/.exec(html)?.[1] ?? '';
const wordsOf = (html: string) =>
  mainOf(html)
    .split(/<[^>]+>/)
    .filter((text) => text.trim() !== '');
const matches = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found);
const linksOf = (html: string) => matches(mainOf(html), /<a href="([^"]*)"/g);

const WAYS_TO_ORDER =
  'Turn on JavaScript to order books from this shop. You can also call  | +1 217 555 0123 |  or write to  | hello@example.com | .';
const CONTACT = ['tel:+12175550123', 'mailto:hello@example.com'];

describe('without scripts', () => {
  it('shows the struck-through price, and in the EU the lowest previous price', () => {
    const book = aBook({ lowestPrice: 11 });
    expect(priceHtml(book, 'none')).toBe('<b>$9.50</b> <span class="sr-only">Old price </span><del>$12.00</del>');
    expect(priceHtml(book, 'eu')).toBe(
      '<b>$9.50</b> <span class="sr-only">Old price </span><del>$12.00</del><br>Lowest price in the previous 30 days: $11.00',
    );
    expect(priceHtml(aBook(), 'eu')).toBe('<b>$9.50</b>');
  });

  it('shows in the EU what prices include', () => {
    expect(priceNote('none')).toBe('');
    expect(priceNote('eu')).toBe('<p>Prices include tax. <a href="/legal/terms#delivery">Delivery</a> is free.</p>');
  });

  it('shows all fields of a book', () => {
    const html = bookPage({ author: 'F. Herbert', published: '1965', description: 'Sand,\nand more.' });
    const price = '$9.50 | Old price  | $12.00';
    const delivery =
      'Available | Delivered in two to four working days | Delivery: Free · cash on delivery | The price you see is the price you pay';
    const end = `Category | Fiction | All books | ${WAYS_TO_ORDER}`;
    expect(wordsOf(html).join(' | ')).toBe(
      `Dune | F. Herbert | ${price} | ${delivery} | Sand,\nand more. | Published | 1965 | ${end}`,
    );
    expect(linksOf(html)).toEqual(['/contributors/F.%20Herbert', '/books?category=fiction', '/books', ...CONTACT]);
    expect(matches(mainOf(html), /<img ([^>]*)>/g)).toEqual([
      `src="${SHOP}/assets/book-1-480.webp" alt="Cover of Dune" width="480"`,
    ]);
    const plain = bookPage({ coverImage: '' });
    expect(wordsOf(plain).join(' | ')).toBe(
      `Dune | ${price} | ${delivery} | Sand. | Author | admin | Published | 2 January 2026 | ${end}`,
    );
    expect(mainOf(plain)).not.toContain('<img');
    expect(mainOf(plain)).toContain('data-title="Dune"');
  });

  it('links every book of a page and every non-empty category', () => {
    const html = listPage(
      [{}, { _id: 'b/c', title: 'Tide', author: 'I. O.', coverImage: '', newPrice: 5, availability: 'sold-out' }],
      { category: 'fiction' },
      'next',
    );
    const ways = 'Search  | Search | All books (9) | Business (1) | Technology (2) | Fiction (3) | Adventure (3)';
    const books = 'Dune | $9.50 | Old price  | $12.00 | Tide | I. O. | $5.00, sold out';
    expect(wordsOf(html).join(' | ')).toBe(`Fiction | ${ways} | ${books} | Next page | ${WAYS_TO_ORDER}`);
    expect(linksOf(html)).toEqual([
      '/books',
      ...['business', 'technology', 'fiction', 'adventure'].map((category) => `/books?category=${category}`),
      '/books/dune',
      '/books/b%2Fc',
      '/books?category=fiction&amp;after=next&amp;page=2',
      ...CONTACT,
    ]);
    expect(matches(mainOf(html), /<img ([^>]*)>/g)).toEqual([
      `src="${SHOP}/assets/book-1-480.webp" alt="" width="96" loading="lazy"`,
    ]);
    expect(mainOf(html)).toContain(
      '<form class="search" action="/books"><label>Search <input type="search" name="q" required></label>',
    );
  });

  it('reports missing pages only where something is missing', () => {
    expect(wordsOf(listPage([]))).toContain('No books here.');
    expect(wordsOf(listPage([{}]))).not.toContain('No books here.');
    for (const missing of [renderNoList(document), renderNoBook(document)]) {
      expect(wordsOf(missing)).toContain("This page isn't on our shelves".replace("'", '&apos;'));
      expect(linksOf(missing)).toEqual([
        '/books',
        ...['business', 'technology', 'fiction', 'horror', 'adventure'].map(
          (category) => `/books?category=${category}`,
        ),
      ]);
    }
  });

  it('shows whether a book is available, and when it is published', () => {
    for (const made of [bookPage, (fields: Partial<Book>) => listPage([fields])]) {
      expect(wordsOf(made({ availability: 'sold-out' }))).toContain('$9.50, sold out');
      expect(wordsOf(made({ published: '2101-03-02' }))).toContain('Pre-order · Out 2 March 2101');
      expect(wordsOf(made({ published: '2001-03-02' })).join()).not.toContain('Pre-order');
    }
  });

  it('links the pages of the shop below the content', () => {
    expect(listPage([{}])).toMatch(
      /<\/main><nav class="site" aria-label="Footer"><ul><li><a href="\/">Home<\/a>.*\/legal\/imprint/,
    );
  });
});

describe('metadata', () => {
  it("contains the shop's name once", () => {
    expect([pageTitle('Dune'), pageTitle('Book Store: books'), pageTitle('Our Book Store')]).toEqual([
      'Dune · Book Store',
      'Book Store: books',
      'Our Book Store · Book Store',
    ]);
    expect(bookPage()).toContain('<title>Dune · Book Store</title>');
    expect(renderNoBook(document)).toContain('<title>Book · Book Store</title>');
    expect(renderNoList(document)).toContain('<title>Books · Book Store</title>');
  });

  it('is shortened if long', () => {
    const shortened = (description: string) =>
      /<meta name="description" content="([^"]*)">/.exec(bookPage({ description }))?.[1];
    expect(shortened(' Sand\n\n and\tmore ')).toBe('Sand and more');
    expect(shortened('x'.repeat(155))).toBe('x'.repeat(155));
    expect(shortened('x'.repeat(156))).toBe(`${'x'.repeat(154)}…`);
  });
});

describe('shorten', () => {
  it.each([
    ['abcde', 5, 'abcde'],
    ['abcdef', 5, 'abcd…'],
    ['abc def', 5, 'abc…'],
    ['📚📚📚', 3, '📚📚📚'],
    ['📚📚📚📚', 3, '📚📚…'],
    ['', 5, ''],
  ])('cuts %j to %i characters as %j', (text, length, expected) => {
    expect(shorten(text, length)).toBe(expected);
  });
});
