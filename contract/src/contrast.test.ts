import { describe, expect, it } from 'vitest';
import { contrastOf, parseColour } from './contrast.ts';

describe('contrastOf', () => {
  it.each([
    ['ffffff', '000000', 21],
    // The lightest grey that white text may have under WCAG, and the next one.
    ['ffffff', '767676', 4.54],
    ['ffffff', '777777', 4.48],
    ['9a2f1d', '9a2f1d', 1],
  ])('for #%s and #%s is %d in either order', (one, other, ratio) => {
    expect(contrastOf(parseColour(one), parseColour(other))).toBeCloseTo(ratio, 2);
    expect(contrastOf(parseColour(other), parseColour(one))).toBeCloseTo(ratio, 2);
  });

  it('accepts six hexadecimal digits', () => {
    expect(parseColour('0a10fe')).toEqual([10, 16, 254]);
  });
});
