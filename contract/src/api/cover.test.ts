import { describe, expect, it } from 'vitest';
import { refusals } from '../test/refusals.ts';
import { bookInputSchema } from './book.ts';
import { coverQuerySchema, isCoverId } from './cover.ts';
import { coverPath, coverUploadPath } from './paths.ts';

it('the tint of a cover is a dark colour, in any case and without a hash', () => {
  expect(coverQuerySchema.parse({ tint: '1F4D46' })).toEqual({ tint: '#1f4d46' });
  expect(coverQuerySchema.parse({})).toEqual({});
});

it.each(['x1f4d46', '1f4d46x', '#1f4d46', 'ffffff', '', 7])('the tint %j is refused once', (tint) => {
  const rule =
    'Must be a dark colour of six hexadecimal digits, for example 2b3a4f: white text has to be readable on it';
  expect(refusals(coverQuerySchema, { tint })).toEqual([['tint', rule]]);
});

const ID = '0123456789abcdef0123456789abcdef';

const problemsOf = (coverId: unknown) => {
  const book = { title: 'Dune', description: 'Sand.', category: 'fiction', oldPrice: 2, newPrice: 1, coverId };
  return bookInputSchema.safeParse(book).error?.issues.map(({ path }) => path.join('.'));
};

describe('covers', () => {
  it('the picture of a book has an address of its own', () => {
    expect(coverPath({ id: ID })).toBe(`/api/covers/${ID}.webp`);
    expect(coverPath({ id: ID, type: 'jpeg' })).toBe(`/api/covers/${ID}.jpg`);
    expect(coverUploadPath()).toBe('/api/covers');
    expect(coverUploadPath('2b3a4f')).toBe('/api/covers?tint=2b3a4f');
  });

  it('the picture of a book is named by its id, taken away by null, and left alone where nothing is said', () => {
    for (const coverId of [ID, null, undefined]) expect(problemsOf(coverId)).toBeUndefined();
  });

  it.each(['', 'x', ID.toUpperCase(), `${ID}0`, ` ${ID}`, `${ID}\n`, 5, {}])(
    'the picture of a book is not named by %j',
    (coverId) => {
      expect(problemsOf(coverId)).toEqual(['coverId']);
      expect(typeof coverId === 'string' && isCoverId(coverId)).toBe(false);
    },
  );

  it('the picture of a book may say its colour', () => {
    expect(coverQuerySchema.parse({ tint: '2B3A4f' })).toEqual({ tint: '#2b3a4f' });
    expect(coverQuerySchema.parse({})).toEqual({});
    for (const tint of ['#2b3a4f', '2b3', '2b3a4g', '2b3a4f0', 'ffffff', ['2b3a4f']]) {
      expect(coverQuerySchema.safeParse({ tint }).success).toBe(false);
    }
  });
});
