import type { Book } from '@bookstore/contract/api/book';
import { aBook } from '@bookstore/contract/test/aBook';
import { describe, expect, it } from 'vitest';
import { aWebBuild } from '../../test/server.ts';
import { renderBook, renderNoBook } from './bookPage.ts';
import { renderPage } from './renderPage.ts';
import { createShopAddresses } from './shopAddresses.ts';

const { document, covers, links } = aWebBuild();
const addresses = createShopAddresses('https://books.example.com', covers);

const theBook = (fields: Partial<Book>) =>
  aBook({ author: 'F. Herbert', description: 'Sand,\nand more  of it.', ...fields });

const page = (fields: Partial<Book> = {}) => renderBook(document, theBook(fields), addresses, links.book);
const blocksOf = (text: string) =>
  [...text.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );

describe('book document', () => {
  it('describes the book in its head with absolute addresses', () => {
    const text = page();
    for (const part of [
      '<title>Dune by F. Herbert · Book Store</title>',
      '<meta name="description" content="Sand, and more of it.">',
      '<meta property="og:title" content="Dune by F. Herbert · Book Store">',
      '<meta property="og:url" content="https://books.example.com/books/dune">',
      '<meta property="og:image" content="https://books.example.com/assets/book-1-480.webp">',
      '<meta property="og:image:alt" content="Cover of Dune">',
      '<meta name="robots" content="index, follow">',
      '<link rel="canonical" href="https://books.example.com/books/dune">',
    ]) {
      expect(text.split(part), part).toHaveLength(2);
    }
  });

  it("links series and contributors, and quotes the shop's note", () => {
    const text = page({
      subtitle: 'A <desert>',
      imprint: 'Lantern',
      series: { name: 'Sand & more', number: '2' },
      note: { text: 'Read it & weep.', by: 'Mara' },
      contributors: [
        { name: 'F. Herbert', role: 'A01' },
        { name: 'B. Herbert', role: 'A01' },
        { name: 'T. One', role: 'B06' },
        { name: 'T. Two', role: 'B06' },
        { name: 'N. Five', role: 'Z98' },
      ],
    });
    for (const part of [
      '<h1>Dune</h1><p>A &lt;desert&gt;</p>',
      '<p>Book 2 of <a href="/series/Sand%20%26%20more">Sand &amp; more</a></p>',
      '<p><a href="/contributors/F.%20Herbert">F. Herbert</a>, <a href="/contributors/B.%20Herbert">B. Herbert</a></p>',
      '<p>Translated by <a href="/contributors/T.%20One">T. One</a>, <a href="/contributors/T.%20Two">T. Two</a></p>',
      '<p><a href="/contributors/N.%20Five">N. Five</a></p>',
      '<dt>Imprint</dt><dd>Lantern</dd>',
      '<blockquote><p>Read it &amp; weep.</p><p>Mara, Book Store</p></blockquote>',
    ]) {
      expect(text.split(part), part).toHaveLength(2);
    }
    expect(page({ series: { name: 'Sand' } })).toContain('<p>Part of <a href="/series/Sand">Sand</a></p>');
    expect(page()).not.toContain('<blockquote>');
  });

  it('promises delivery only of books that can be ordered, and availability only of published ones', () => {
    const announced = page({ published: '2999-03-04' });
    expect(announced).toContain('<dt>Out</dt><dd>4 March 2999</dd>');
    expect(announced).toContain('<ul><li>Delivered in');
    expect(page({ availability: 'low', left: 2 })).toContain('<ul><li>Only 2 left</li>');
    expect(page({ availability: 'sold-out' })).not.toContain('<li>Delivered');
  });

  it("requests the app's data and code in advance", () => {
    const text = page();
    expect(text).toContain('<link rel="preload" as="fetch" href="/api/books/dune" crossorigin="use-credentials">');
    expect(text).toContain('<link rel="modulepreload" href="/assets/BookPage.js" crossorigin>');
    expect(renderNoBook(document)).not.toContain('as="fetch"');
  });

  it('contains structured data for book and breadcrumbs', () => {
    const [product, crumbs, ...others] = blocksOf(page());
    expect(others).toEqual([]);
    expect(product).toMatchObject({
      '@type': ['Product', 'Book'],
      url: 'https://books.example.com/books/dune',
      image: 'https://books.example.com/assets/book-1-480.webp',
      offers: { price: '9.50', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    });
    expect(crumbs?.itemListElement).toMatchObject([
      { position: 1, name: 'Home' },
      { position: 2, name: 'Books', item: 'https://books.example.com/books' },
      { position: 3, name: 'Fiction', item: 'https://books.example.com/books?category=fiction' },
      { position: 4, name: 'Dune', item: 'https://books.example.com/books/dune' },
    ]);
  });

  it("otherwise equals the app's document", () => {
    const rest = (text: string) => text.slice(text.indexOf('<body>')).replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, '');
    expect(rest(page())).toBe(rest(document));
  });
});

// E37, E40
it.each([
  '"></script></title></textarea></noscript></main> <img src=x onerror=alert(1)><svg onload=alert(1)>',
  "'><!--<script>alert(1)//-->",
  "$& $1 $` $' $<name>",
  '\u2028</head><base href=//evil.example>',
  '&quot;&lt;&#60;script&gt;',
])('escapes any text of a book: %s', (text) => {
  const made = page({ title: text, author: text, description: text, coverImage: `https://a.example/${text}` });
  const tags = (html: string) => (html.match(/<[a-z!/][^\s>]*/gi) ?? []).toSorted();
  expect(tags(made)).toEqual(tags(page({ coverImage: 'https://a.example/b.png' })));
  expect(blocksOf(made)[0]).toMatchObject({ name: text, description: text });
});

it('renders the app without indexing for an unknown book', () => {
  const text = renderNoBook(document);
  expect(text).toContain('<meta name="robots" content="noindex">');
  expect(text).not.toContain('canonical');
  expect(text).not.toContain('<template class="code">');
  expect(text).toContain('<div id="root"></div>');
});

it('refuses to render an unexpected document', () => {
  expect(() => renderPage('<html></html>', { title: 'x' })).toThrow('The document has nothing that matches');
});
