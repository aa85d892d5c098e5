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
  it('the input of a book becomes cents and lower case, and fills in what is optional', () => {
    expect(bookInputSchema.parse(aBook({ category: ' Fiction ' }))).toEqual({
      title: 'The Salt Road',
      description: 'A caravan.',
      category: 'fiction',
      coverImage: '',
      trending: false,
      oldPriceCents: 2450,
      newPriceCents: 1999,
    });
  });

  it('the input of a book tells an absent author from an empty one', () => {
    expect(bookInputSchema.parse(aBook())).not.toHaveProperty('author');
    expect(bookInputSchema.parse(aBook({ author: '' }))).toMatchObject({ author: '' });
    expect(bookInputSchema.parse(aBook({ author: ' Ines Okafor ' }))).toMatchObject({ author: 'Ines Okafor' });
  });

  it('the input of a book has an ISBN of thirteen digits, none, or says nothing of it', () => {
    expect(bookInputSchema.parse(aBook())).not.toHaveProperty('isbn');
    expect(bookInputSchema.parse(aBook({ isbn: ' ' }))).toMatchObject({ isbn: '' });
    expect(bookInputSchema.parse(aBook({ isbn: '2-253-00269-0' }))).toMatchObject({ isbn: '9782253002697' });
    const { error } = bookInputSchema.safeParse(aBook({ isbn: '9787543321721' }));
    expect(error?.issues.map(({ path }) => path)).toEqual([['isbn']]);
  });

  it('the input of a book drops what it does not know', () => {
    expect(bookInputSchema.parse(aBook({ _id: 'x', deletedAt: 0 }))).not.toHaveProperty('deletedAt');
  });

  it.each(CATEGORIES)('the input of a book takes the category %s in any case', (category) => {
    expect(bookInputSchema.parse(aBook({ category: category.toUpperCase() }))).toMatchObject({ category });
  });

  it.each([true, 'true', false, 'false'])('the input of a book takes trending %j', (trending) => {
    expect(bookInputSchema.parse(aBook({ trending })).trending).toBe(String(trending) === 'true');
  });

  it.each([0, '0', 1_000_000, '1000000.00'])('a book takes the price %j', (newPrice) => {
    expect(bookInputSchema.safeParse(aBook({ newPrice })).success).toBe(true);
  });

  it.each([-0.01, 1_000_000.01, '1000000.01', '', ' 5 ', '1e3', 1.001, null, undefined, true])(
    'the input of a book refuses the price %j and names its field',
    (newPrice) => {
      const result = bookInputSchema.safeParse(aBook({ newPrice }));
      expect(result.error?.issues.map(({ path }) => path)).toEqual([['newPrice']]);
    },
  );

  it('the input of a book measures in characters', () => {
    expect(bookInputSchema.safeParse(aBook({ title: '📚'.repeat(300) })).success).toBe(true);
    expect(bookInputSchema.safeParse(aBook({ title: '📚'.repeat(301) })).success).toBe(false);
  });
});

// E38
describe('isCoverImage', () => {
  it.each(['book-1.png', 'book-1', 'Mein Buch (2).jpg', 'https://x.example/a.png?b=1#c', 'HTTP://x.example/a'])(
    'isCoverImage takes %s',
    (text) => {
      expect(isCoverImage(text)).toBe(true);
    },
  );

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/a.png',
    '../a.png',
    '.env',
    'a/b.png',
    'a\\b.png',
    'https://',
    'ftp://x.example/a.png',
    'a<b>.png',
    'a"b.png',
    'a\u0000.png',
    '',
  ])('isCoverImage refuses %j', (text) => {
    expect(isCoverImage(text)).toBe(false);
  });
});

describe('what a book is refused with', () => {
  const wrong = (fields: Record<string, unknown>) => refusals(bookInputSchema, aBook(fields));

  it('the error for a book says of a price what one is, and that there is none', () => {
    const rule = 'Must be a price from 0 to 1000000 with at most two decimals';
    expect(wrong({ newPrice: undefined, oldPrice: '1.999' })).toEqual([
      ['newPrice', 'Required'],
      ['oldPrice', rule],
    ]);
  });

  it('the error for a book names the categories, and what is missing', () => {
    const rule = `Must be one of ${CATEGORIES.join(', ')}`;
    expect(wrong({ category: 'poetry' })).toEqual([['category', rule]]);
    expect(wrong({ category: undefined })).toEqual([['category', 'Required']]);
    expect(wrong({ trending: 'yes' })).toEqual([['trending', 'Must be true or false']]);
  });

  it('the error for a book says of a cover what one is', () => {
    const rule = 'Must be a file name or an http(s) URL';
    expect(wrong({ coverImage: 7 })).toEqual([['coverImage', 'Must be a text']]);
    expect(wrong({ coverImage: 'a/b.png' })).toEqual([['coverImage', rule]]);
    expect(wrong({ coverImage: '\ud800.png' })).toEqual([['coverImage', rule]]);
    expect(wrong({ coverImage: 'x'.repeat(2_048) })).toEqual([]);
    expect(wrong({ coverImage: 'x'.repeat(2_049) })).toEqual([['coverImage', 'At most 2048 characters']]);
    expect(bookInputSchema.parse(aBook({ coverImage: ' a.png ' })).coverImage).toBe('a.png');
    expect(isCoverImage('a http://x.example/a.png')).toBe(false);
  });

  it('a book takes a picture by its id, or none', () => {
    expect(bookInputSchema.parse(aBook({ coverId: null })).coverId).toBeNull();
    expect(bookInputSchema.parse(aBook())).not.toHaveProperty('coverId');
  });
});
