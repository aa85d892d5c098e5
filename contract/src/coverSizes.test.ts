import { expect, it } from 'vitest';
import { BOOK_COVER_SIZES, coverSet, TILE_COVER_SIZES } from './coverSizes.ts';

it('a bundled cover has a file for each of two widths', () => {
  expect(coverSet('/s.webp', '/l.webp')).toBe('/s.webp 240w, /l.webp 480w');
});

it('a cover is narrower on a phone, and ends with a width for every other window', () => {
  for (const sizes of [TILE_COVER_SIZES, BOOK_COVER_SIZES]) {
    expect(sizes).toMatch(/^\(min-width: \d+px\) \d+px, \d+(px|vw)$/);
  }
});
