import type { Book } from '@bookstore/contract/api/book';
import { aBook } from '@bookstore/contract/test/aBook';
import { describe, expect, it } from 'vitest';
import { newBooksFeed, productFeed } from './feeds.ts';
import { createShopAddresses } from './shopAddresses.ts';
import { escapeXml } from './xml.ts';

const covers = new Map([['book-1', { small: '/assets/s.webp', large: '/assets/l.webp' }]]);
const addresses = createShopAddresses('https://books.example.com', covers);

const products = (book: Partial<Book>) => productFeed('Book Store', [aBook(book)], addresses);

describe('product feed', () => {
  it('contains what a listing needs', () => {
    expect(products({ oldPrice: 9.5 })).toContain(
      '<item><g:id>dune</g:id><title>Dune</title><description>Sand.</description>' +
        '<link>https://books.example.com/books/dune</link>' +
        '<g:image_link>https://books.example.com/assets/l.webp</g:image_link><g:price>9.50 USD</g:price>' +
        '<g:availability>in_stock</g:availability><g:condition>new</g:condition>' +
        '<g:identifier_exists>no</g:identifier_exists></item>',
    );
  });

  it('gives a struck-through price as price, the current as sale price', () => {
    expect(products({ oldPrice: 12 })).toContain('<g:price>12.00 USD</g:price><g:sale_price>9.50 USD</g:sale_price>');
  });

  it('contains ISBN and sold-out state', () => {
    const feed = products({ isbn: '9782253002697', availability: 'sold-out' });
    expect(feed).toContain('<g:gtin>9782253002697</g:gtin>');
    expect(feed).toContain('<g:availability>out_of_stock</g:availability>');
    expect(feed).not.toContain('identifier_exists');
    expect(feed).not.toContain('product_detail');
  });

  it('gives the availability date of an announced book', () => {
    const feed = products({ published: '2999-03' });
    expect(feed).toContain(
      '<g:availability>preorder</g:availability><g:availability_date>2999-03-01T00:00Z</g:availability_date>',
    );
    expect(products({ published: '2999-03', orderable: false })).toContain('>out_of_stock<');
  });

  it('contains the uploaded picture', () => {
    const cover = { id: '0123456789abcdef0123456789abcdef', width: 480, height: 720 };
    const link = 'https://books.example.com/api/covers/0123456789abcdef0123456789abcdef.webp';
    expect(products({ cover })).toContain(`<g:image_link>${link}</g:image_link>`);
    const jpeg = { ...cover, type: 'jpeg' } as const;
    expect(products({ cover: jpeg })).toContain(`<g:image_link>${link.replace('.webp', '.jpg')}</g:image_link>`);
  });

  it('contains known details', () => {
    const feed = products({
      subtitle: 'A desert',
      series: { name: 'Sand', number: '2' },
      publisher: 'Chilton & Co',
      published: '1965-08',
      pages: 412,
      language: 'de',
      format: 'hardcover',
    });
    const values = [...feed.matchAll(/<g:attribute_name>(.*?)<.*?<g:attribute_value>(.*?)</g)].map(
      ([, name, value]) => `${name}: ${value}`,
    );
    expect(values.toSorted()).toEqual([
      'Format: Hardcover',
      'Language: German',
      'Pages: 412',
      'Published: 1965-08',
      'Publisher: Chilton &amp; Co',
      'Series: Sand 2',
      'Subtitle: A desert',
    ]);
    expect(products({ series: { name: 'Sand' } })).toContain('<g:attribute_value>Sand</g:attribute_value>');
  });

  it('omits books without a picture, and uses external ones', () => {
    expect(products({ coverImage: 'unknown.png' })).not.toContain('<item>');
    expect(products({ coverImage: 'https://pictures.example/a.png?b=1&c=2' })).toContain(
      '<g:image_link>https://pictures.example/a.png?b=1&amp;c=2</g:image_link>',
    );
  });

  it('shortens long ids without collisions', () => {
    const idOf = (_id: string) => /<g:id>(.*?)<\/g:id>/.exec(products({ _id }))?.[1] ?? '';
    expect(idOf('a'.repeat(50))).toBe('a'.repeat(50));
    const [first, second] = [idOf(`${'a'.repeat(127)}1`), idOf(`${'a'.repeat(127)}2`)];
    expect(first).toHaveLength(50);
    expect(first).not.toBe(second);
  });

  it('omits free books and shortens long texts', () => {
    expect(products({ newPrice: 0 })).not.toContain('<item>');
    const feed = products({ description: '📚'.repeat(10_000), title: '📚'.repeat(300) });
    expect(feed).toContain(`<description>${'📚'.repeat(499)}…</description>`);
    expect(feed).toContain(`<title>${'📚'.repeat(150)}</title>`);
    expect(products({ description: 'x'.repeat(500) })).toContain(`<description>${'x'.repeat(500)}</description>`);
  });
});

describe('XML text', () => {
  it.each([
    [
      '"></script></title>\u2028<img src=x onerror=alert(1)>',
      '&quot;&gt;&lt;/script&gt;&lt;/title&gt;\u2028&lt;img src=x onerror=alert(1)&gt;',
    ],
    [']]>&amp;<!--', ']]&gt;&amp;amp;&lt;!--'],
    ['a\u0000b\u0008c\u001Fd\uFFFEe\uD800f', 'abcdef'],
    ['ü\t📚\n', 'ü\t📚\n'],
  ])('escapes %j', (text, escaped) => {
    expect(escapeXml(text)).toBe(escaped);
  });
});

it('names contributors besides the author in the feed of new books', () => {
  const contributors = [
    { name: 'F. Herbert', role: 'A01' },
    { name: 'T. One', role: 'B06' },
  ];
  const feed = newBooksFeed('Book Store', [aBook({ author: 'F. Herbert', contributors })], addresses);
  expect(feed).toContain('<author><name>F. Herbert</name></author><contributor><name>T. One</name></contributor>');
});

it('dates the feed by the latest change', () => {
  const books = ['2026-02-01', '2026-04-01', '2026-03-01'].map((day) => aBook({ updatedAt: `${day}T00:00:00.000Z` }));
  expect(newBooksFeed('Book Store', books, addresses)).toContain(
    '<updated>2026-04-01T00:00:00.000Z</updated><link rel="self"',
  );
});
