import { describe, expect, it } from 'vitest';
import { contrastOf, parseColour } from './contrast.ts';

describe('the contrast of two colours', () => {
  it.each([
    ['ffffff', '000000', 21],
    // The grey that is just enough for text on white, and the one beside it that is not: known of WCAG's examples.
    ['ffffff', '767676', 4.54],
    ['ffffff', '777777', 4.48],
    ['9a2f1d', '9a2f1d', 1],
  ])('the contrast of two colours of #%s and #%s is %d, whichever comes first', (one, other, ratio) => {
    expect(contrastOf(parseColour(one), parseColour(other))).toBeCloseTo(ratio, 2);
    expect(contrastOf(parseColour(other), parseColour(one))).toBeCloseTo(ratio, 2);
  });

  it('reads six hexadecimal digits', () => {
    expect(parseColour('0a10fe')).toEqual([10, 16, 254]);
  });
});
