import { expect, it } from 'vitest';
import { aBook } from '../test/aBook.ts';
import { describeBook, toDataBlock } from './bookJsonLd.ts';

const place = { url: 'https://shop.example/books/dune', cover: null };

it.each([
  [{}, 'InStock'],
  [{ availability: 'in-stock' as const }, 'InStock'],
  [{ availability: 'low' as const, left: 2 }, 'LimitedAvailability'],
  [{ availability: 'sold-out' as const }, 'OutOfStock'],
])('the description of a book tells search engines whether it can be bought: %j', (copies, name) => {
  const { offers } = describeBook(aBook(copies), place);
  expect(offers).toMatchObject({
    price: '9.50',
    priceCurrency: 'USD',
    url: place.url,
    availability: `https://schema.org/${name}`,
  });
});

it.each([
  [{ published: '2027-03' }, { availability: 'https://schema.org/PreOrder', availabilityStarts: '2027-03-01' }],
  [{ published: '2026-11' }, { availability: 'https://schema.org/InStock' }],
  [{ published: '2027-03', availability: 'sold-out' as const }, { availability: 'https://schema.org/OutOfStock' }],
  [{ published: '2027-03', orderable: false as const }, { availability: 'https://schema.org/OutOfStock' }],
])(
  'the description of a book tells search engines from when on it is there where it is announced: %j',
  (fields, told) => {
    const { offers } = describeBook(aBook(fields), { ...place, now: new Date('2026-11-26T12:00:00Z') });
    expect(offers).toMatchObject(told);
    expect('availabilityStarts' in offers).toBe('availabilityStarts' in told);
  },
);

it('the description of a book names the old price as struck through where shoppers see it so, and else not', () => {
  const struck = describeBook(aBook({ oldPrice: 12 }), { ...place, regime: 'none' });
  expect(struck.offers).toMatchObject({
    price: '9.50',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      price: '12.00',
      priceCurrency: 'USD',
    },
  });
  for (const { fields, regime } of [
    { fields: { oldPrice: 9.5 }, regime: 'none' as const },
    { fields: { oldPrice: 12 }, regime: 'eu' as const },
  ]) {
    expect(describeBook(aBook(fields), { ...place, regime }).offers).not.toHaveProperty('priceSpecification');
  }
});

it('the description of a book names the ISBN as books and as products do, and picture and author where there are any', () => {
  const bare = describeBook(aBook(), place);
  for (const name of ['isbn', 'gtin13', 'image', 'author']) expect(bare).not.toHaveProperty(name);
  const book = aBook({ isbn: '9782253002697', author: 'F. Herbert' });
  expect(describeBook(book, { ...place, cover: 'https://shop.example/a.webp' })).toMatchObject({
    '@type': ['Product', 'Book'],
    isbn: '9782253002697',
    gtin13: '9782253002697',
    image: 'https://shop.example/a.webp',
    author: { '@type': 'Person', name: 'F. Herbert' },
  });
});

it('the description of a book names its part in a series, its subtitle and imprint, and people by what they have done', () => {
  const book = aBook({
    subtitle: 'A desert',
    imprint: 'Lantern',
    author: 'F. Herbert',
    series: { name: 'Sand & more', number: '2' },
    language: 'en',
    format: 'hardcover',
    contributors: [
      { name: 'F. Herbert', role: 'A01' },
      { name: 'B. Herbert', role: 'A01' },
      { name: 'T. One', role: 'B06' },
      { name: 'T. Two', role: 'B06' },
      { name: 'I. Three', role: 'A12' },
      { name: 'E. Four', role: 'B01' },
      { name: 'N. Five', role: 'A24' },
    ],
  });
  const person = (name: string) => ({ '@type': 'Person', name });
  expect(describeBook(book, place)).toMatchObject({
    name: 'Dune',
    alternativeHeadline: 'A desert',
    isPartOf: { '@type': 'BookSeries', name: 'Sand & more', url: 'https://shop.example/series/Sand%20%26%20more' },
    position: '2',
    inLanguage: 'en',
    bookFormat: 'https://schema.org/Hardcover',
    publisherImprint: { '@type': 'Organization', name: 'Lantern' },
    author: [person('F. Herbert'), person('B. Herbert')],
    translator: [person('T. One'), person('T. Two')],
    illustrator: person('I. Three'),
    editor: person('E. Four'),
    contributor: person('N. Five'),
  });
  const bare = describeBook(aBook({ series: { name: 'Sand' } }), place);
  expect(bare).toHaveProperty('isPartOf.name', 'Sand');
  for (const name of ['position', 'translator', 'contributor', 'alternativeHeadline', 'publisherImprint']) {
    expect(bare).not.toHaveProperty(name);
  }
});

it('the description of a book names no author where it has none', () => {
  expect(describeBook(aBook({ author: 'admin' }), place)).not.toHaveProperty('author');
});

it('the description of a book says what is known of it, and its own date instead of that on which the shop took it', () => {
  const bare = describeBook(aBook(), place);
  expect(bare).toMatchObject({ datePublished: '2026-01-02' });
  for (const name of ['publisher', 'numberOfPages', 'inLanguage', 'bookFormat']) expect(bare).not.toHaveProperty(name);
  const details = {
    publisher: 'Chilton',
    published: '1965-08',
    pages: 412,
    language: 'en',
    format: 'hardcover' as const,
  };
  expect(describeBook(aBook(details), place)).toMatchObject({
    publisher: { '@type': 'Organization', name: 'Chilton' },
    datePublished: '1965-08',
    numberOfPages: 412,
    inLanguage: 'en',
    bookFormat: 'https://schema.org/Hardcover',
  });
  expect(describeBook(aBook({ format: 'paperback' }), place)).toMatchObject({
    bookFormat: 'https://schema.org/Paperback',
  });
  expect(describeBook(aBook({ format: 'other' }), place)).not.toHaveProperty('bookFormat');
});

// E40
it.each(['</script><img src=x onerror=alert(1)>', '<!--<script>', '\u2028\u2029', '"\\', '\uD800'])(
  'as a data block %j ends neither its script nor a line',
  (text) => {
    const block = toDataBlock({ text });
    expect(block).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(block)).toEqual({ text });
  },
);
