import { describe, expect, it } from 'vitest';
import { isCoverImage } from '../bookFields.ts';
import { CATEGORIES } from '../constants.ts';
import { refusals } from '../test/refusals.ts';
import { bookInputSchema } from './book.ts';

const aBook = (fields: Record<string, unknown> = {}) => ({
  title: 'The Salt Road',
  description: 'A caravan.',
  category: 'fiction',
  oldPrice: 24.5,
  newPrice: '19.99',
  ...fields,
});

describe('bookInputSchema', () => {
  // rows: 326, 328
  it('reads prices as cents and adds optional fields', () => {
    expect(bookInputSchema.parse(aBook({ category: ' Fiction ', _id: 'x', deletedAt: 0 }))).toStrictEqual({
      title: 'The Salt Road',
      description: 'A caravan.',
      category: 'fiction',
      coverImage: '',
      trending: false,
      oldPriceCents: 2450,
      newPriceCents: 1999,
    });
  });

  it.each([
    [{ author: '' }, { author: '' }],
    [{ author: ' Ines Okafor ' }, { author: 'Ines Okafor' }],
    [{ isbn: ' ' }, { isbn: '' }],
    [{ isbn: '2-253-00269-0' }, { isbn: '9782253002697' }],
    [{ trending: true }, { trending: true }],
    [{ trending: 'true' }, { trending: true }],
    [{ trending: 'false' }, { trending: false }],
    [{ newPrice: 0 }, { newPriceCents: 0 }],
    [{ newPrice: '1000000.00' }, { newPriceCents: 100_000_000 }],
    [{ coverImage: ' a.png ' }, { coverImage: 'a.png' }],
    [{ coverId: null }, { coverId: null }],
  ])('reads %j as %j', (fields, read) => {
    expect(bookInputSchema.parse(aBook(fields))).toMatchObject(read);
  });

  it('accepts values at the limit', () => {
    expect(refusals(bookInputSchema, aBook({ title: '📚'.repeat(300), coverImage: 'x'.repeat(2_048) }))).toEqual([]);
  });

  const PRICE_RULE = 'Must be a price from 0 to 1,000,000 with at most two decimals';
  const COVER_RULE = 'Must be a file name or an http(s) URL';

  it.each([
    ['title', '📚'.repeat(301), 'At most 300 characters'],
    ['isbn', '9787543321721', 'Must be a valid ISBN with 10 or 13 digits. Please check the digits'],
    ['newPrice', undefined, 'Required'],
    ['newPrice', -0.01, PRICE_RULE],
    ['newPrice', 1_000_000.01, PRICE_RULE],
    ['newPrice', null, PRICE_RULE],
    ['oldPrice', '1.999', PRICE_RULE],
    ['category', 'poetry', `Must be one of ${CATEGORIES.join(', ')}`],
    ['category', undefined, 'Required'],
    ['trending', 'yes', 'Must be true or false'],
    ['coverImage', 7, 'Must be text'],
    ['coverImage', 'a/b.png', COVER_RULE],
    ['coverImage', '\ud800.png', COVER_RULE],
    ['coverImage', 'x'.repeat(2_049), 'At most 2048 characters'],
  ])('refuses the %s %j', (name, value, message) => {
    expect(refusals(bookInputSchema, aBook({ [name]: value }))).toEqual([[name, message]]);
  });
});

// E38
describe('isCoverImage', () => {
  it.each(['book-1', 'Mein Buch (2).jpg', 'https://x.example/a.png?b=1#c', 'HTTP://x.example/a'])(
    'accepts %s',
    (text) => {
      expect(isCoverImage(text)).toBe(true);
    },
  );

  const NO_COVERS =
    'javascript:alert(1) //evil.example/a.png ../a.png .env a/b.png a\\b.png https:// ftp://x.example/a.png a<b>.png a"b.png';

  it.each([...NO_COVERS.split(' '), 'a http://x.example/a.png', 'a\u0000.png', ''])('refuses %j', (text) => {
    expect(isCoverImage(text)).toBe(false);
  });
});
