import { describe, expect, it } from 'vitest';
import { refusals } from '../test/refusals.ts';
import { bookInputSchema } from './book.ts';
import { coverQuerySchema, isCoverId } from './cover.ts';
import { apiPaths, coverPath, coverUploadPath } from './paths.ts';

const ID = '0123456789abcdef0123456789abcdef';

describe('coverQuerySchema', () => {
  it('accepts a dark tint in any case', () => {
    expect(coverQuerySchema.parse({ tint: '1F4D46' })).toEqual({ tint: '#1f4d46' });
    expect(coverQuerySchema.parse({})).toEqual({});
  });

  it.each(['x1f4d46', '1f4d46x', '#1f4d46', 'ffffff', '', 7])('refuses the tint %j once', (tint) => {
    const rule =
      'Must be a dark colour with six hexadecimal digits, for example 2b3a4f, so that white text is readable on it';
    expect(refusals(coverQuerySchema, { tint })).toEqual([['tint', rule]]);
  });
});

describe('cover id', () => {
  const problemsOf = (coverId: unknown) => {
    const book = { title: 'Dune', description: 'Sand.', category: 'fiction', oldPrice: 2, newPrice: 1, coverId };
    return refusals(bookInputSchema, book).map(([path]) => path);
  };

  it.each([ID, null, undefined])('accepts %j', (coverId) => {
    expect(problemsOf(coverId)).toEqual([]);
  });

  it.each(['', 'x', ID.toUpperCase(), `${ID}0`, ` ${ID}`, `${ID}\n`, 5])('refuses %j', (coverId) => {
    expect(problemsOf(coverId)).toEqual(['coverId']);
    expect(typeof coverId === 'string' && isCoverId(coverId)).toBe(false);
  });
});

describe('paths', () => {
  it('encode their parameters', () => {
    expect(apiPaths.ordersOf('a+b/c#d@x.y')).toBe('/api/orders/email/a%2Bb%2Fc%23d%40x.y');
    expect(coverPath({ id: ID })).toBe(`/api/covers/${ID}.webp`);
    expect(coverPath({ id: ID, type: 'jpeg' })).toBe(`/api/covers/${ID}.jpg`);
    expect(coverUploadPath()).toBe('/api/covers');
    expect(coverUploadPath('2b3a4f')).toBe('/api/covers?tint=2b3a4f');
  });
});
