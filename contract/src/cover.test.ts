import { describe, expect, it } from 'vitest';
import { bookInputSchema } from './book.ts';
import { isCoverId } from './cover.ts';
import { coverPath, coverUploadPath } from './coverPaths.ts';
import { coverQuerySchema } from './coverQuery.ts';

const ID = '0123456789abcdef0123456789abcdef';

const problemsOf = (coverId: unknown) => {
  const book = { title: 'Dune', description: 'Sand.', category: 'fiction', oldPrice: 2, newPrice: 1, coverId };
  return bookInputSchema.safeParse(book).error?.issues.map(({ path }) => path.join('.'));
};

describe('the picture of a book', () => {
  it('has an address of its own', () => {
    expect(coverPath(ID)).toBe(`/api/covers/${ID}.webp`);
    expect(coverUploadPath()).toBe('/api/covers');
    expect(coverUploadPath('2b3a4f')).toBe('/api/covers?tint=2b3a4f');
  });

  it('is named by its id, taken away by null, and left alone where nothing is said', () => {
    for (const coverId of [ID, null, undefined]) expect(problemsOf(coverId)).toBeUndefined();
  });

  it.each(['', 'x', ID.toUpperCase(), `${ID}0`, ` ${ID}`, `${ID}\n`, 5, {}])('is not named by %j', (coverId) => {
    expect(problemsOf(coverId)).toEqual(['coverId']);
    expect(typeof coverId === 'string' && isCoverId(coverId)).toBe(false);
  });

  it('may say its colour', () => {
    expect(coverQuerySchema.parse({ tint: '2B3A4f' })).toEqual({ tint: '#2b3a4f' });
    expect(coverQuerySchema.parse({})).toEqual({});
    for (const tint of ['#2b3a4f', '2b3', '2b3a4g', '2b3a4f0', 'ffffff', ['2b3a4f']]) {
      expect(coverQuerySchema.safeParse({ tint }).success).toBe(false);
    }
  });
});
