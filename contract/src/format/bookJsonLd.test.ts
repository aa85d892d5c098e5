import { describe, expect, it } from 'vitest';
import { aBook } from '../test/aBook.ts';
import { describeBook, toDataBlock } from './bookJsonLd.ts';

const place = { url: 'https://shop.example/books/dune', cover: null };

const schema = (name: string) => `https://schema.org/${name}`;
const person = (name: string) => ({ '@type': 'Person', name });

describe('describeBook', () => {
  const now = new Date('2026-11-26T12:00:00Z');

  it.each([
    [{}, { price: '9.50', priceCurrency: 'USD', url: place.url, availability: schema('InStock') }],
    [{ availability: 'in-stock' as const }, { availability: schema('InStock') }],
    [{ availability: 'low' as const, left: 2 }, { availability: schema('LimitedAvailability') }],
    [{ availability: 'sold-out' as const }, { availability: schema('OutOfStock') }],
    [{ published: '2027-03' }, { availability: schema('PreOrder'), availabilityStarts: '2027-03-01' }],
    [{ published: '2026-11' }, { availability: schema('InStock') }],
    [{ published: '2027-03', availability: 'sold-out' as const }, { availability: schema('OutOfStock') }],
    [{ published: '2027-03', orderable: false as const }, { availability: schema('OutOfStock') }],
  ])('offers a book with %j as %j', (fields, offered) => {
    const { offers } = describeBook(aBook(fields), { ...place, now });
    expect(offers).toMatchObject(offered);
    expect('availabilityStarts' in offers).toBe('availabilityStarts' in offered);
  });

  it('contains a struck-through old price', () => {
    const struck = describeBook(aBook({ oldPrice: 12 }), { ...place, regime: 'none' });
    expect(struck.offers).toHaveProperty('priceSpecification', {
      '@type': 'UnitPriceSpecification',
      priceType: schema('StrikethroughPrice'),
      price: '12.00',
      priceCurrency: 'USD',
    });
    const notStruck = describeBook(aBook({ oldPrice: 12 }), { ...place, regime: 'eu' });
    expect(notStruck.offers).not.toHaveProperty('priceSpecification');
  });

  it('contains delivery charge and time', () => {
    const delivery = {
      charge: { default: 590, byCountry: { DE: 290 }, freeFrom: 5_000 },
      times: { cutOff: '14:00', days: [2, 4] as const, closed: [] },
    };
    const { offers } = describeBook(aBook({ newPrice: 9.5 }), { ...place, delivery });
    expect(offers.shippingDetails).toMatchObject([
      { shippingRate: { value: '5.90', currency: 'USD' }, shippingDestination: { addressCountry: 'US' } },
      {
        shippingRate: { value: '2.90' },
        shippingDestination: { addressCountry: 'DE' },
        deliveryTime: { handlingTime: { minValue: 0, maxValue: 1 }, transitTime: { minValue: 2, maxValue: 4 } },
      },
    ]);
    const dear = describeBook(aBook({ newPrice: 50 }), { ...place, delivery });
    expect(dear.offers.shippingDetails.map(({ shippingRate }) => shippingRate.value)).toEqual(['0.00', '0.00']);
  });

  it('contains the legal returns, and links to the page about them', () => {
    const returnsOf = (regime: 'eu' | 'none') =>
      describeBook(aBook(), { ...place, regime }).offers.hasMerchantReturnPolicy;
    expect(returnsOf('none')).toEqual({
      '@type': 'MerchantReturnPolicy',
      merchantReturnLink: 'https://shop.example/legal/returns',
    });
    expect(returnsOf('eu')).toMatchObject({
      applicableCountry: 'US',
      returnPolicyCategory: schema('MerchantReturnFiniteReturnWindow'),
      merchantReturnDays: 14,
    });
  });

  it('contains every detail of the book', () => {
    const book = aBook({
      subtitle: 'A desert',
      imprint: 'Lantern',
      publisher: 'Chilton',
      published: '1965-08',
      pages: 412,
      isbn: '9782253002697',
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
    expect(describeBook(book, { ...place, cover: 'https://shop.example/a.webp' })).toMatchObject({
      '@type': ['Product', 'Book'],
      name: 'Dune',
      isbn: '9782253002697',
      gtin13: '9782253002697',
      image: 'https://shop.example/a.webp',
      alternativeHeadline: 'A desert',
      isPartOf: { '@type': 'BookSeries', name: 'Sand & more', url: 'https://shop.example/series/Sand%20%26%20more' },
      position: '2',
      inLanguage: 'en',
      bookFormat: schema('Hardcover'),
      publisher: { '@type': 'Organization', name: 'Chilton' },
      publisherImprint: { '@type': 'Organization', name: 'Lantern' },
      datePublished: '1965-08',
      numberOfPages: 412,
      author: [person('F. Herbert'), person('B. Herbert')],
      translator: [person('T. One'), person('T. Two')],
      illustrator: person('I. Three'),
      editor: person('E. Four'),
      contributor: person('N. Five'),
    });
  });

  it('leaves out unknown details', () => {
    const bare = describeBook(aBook({ author: 'admin', format: 'other', series: { name: 'Sand' } }), place);
    expect(bare).toMatchObject({ isPartOf: { name: 'Sand' } });
    const details =
      'isbn gtin13 image author position translator contributor alternativeHeadline publisher publisherImprint ' +
      'numberOfPages inLanguage bookFormat datePublished';
    for (const name of details.split(' ')) expect(bare).not.toHaveProperty(name);
    expect(describeBook(aBook(), place)).not.toHaveProperty('author');
    expect(describeBook(aBook({ author: 'F. Herbert' }), place)).toHaveProperty('author', person('F. Herbert'));
    expect(describeBook(aBook({ format: 'paperback' }), place)).toHaveProperty('bookFormat', schema('Paperback'));
  });
});

// E40
it.each(['</script><img src=x onerror=alert(1)>', '<!--<script>', '\u2028\u2029', '"\\', '\uD800'])(
  'escapes %j in a data block',
  (text) => {
    const block = toDataBlock({ text });
    expect(block).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(block)).toEqual({ text });
  },
);
