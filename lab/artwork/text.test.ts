import { expect, test } from 'vitest';
import { lineUp, outline, sizeToFit } from './text.ts';

test('an outline has neither NaN nor exponents, which librsvg misreads', () => {
  const { d } = outline('serifBlackItalic', 'Ångström & “Zoë”, 1/8', 61.7, -20);
  expect(d).toMatch(/^M/);
  expect(d).not.toMatch(/NaN|e[+-]?\d|undefined/);
});

test('a line set at the fitting size is as wide as asked, and never larger than the limit', () => {
  const size = sizeToFit('serifBold', 'Tanner Street', 480);
  const { box } = outline('serifBold', 'Tanner Street', size);
  expect(box.right - box.left).toBeCloseTo(480, 0);
  expect(sizeToFit('serifBold', 'Tanner Street', 480, 20)).toBe(20);
});

test('tracking stands between letters, not behind the last one', () => {
  const plain = outline('serif', 'AB', 100).advance;
  expect(outline('serif', 'AB', 100, 100).advance - plain).toBeCloseTo(10);
});

test('a title is broken where its cover says, and a title that no longer fits is refused', () => {
  expect(lineUp('Salt on the Windowsill', [3, 1])).toEqual(['Salt on the', 'Windowsill']);
  expect(() => lineUp('Salt on the Sill Again', [3, 1])).toThrow(
    '“Salt on the Sill Again” has 5 words, its cover sets 4',
  );
});

test('a character that the face lacks is refused instead of drawn as a box', () => {
  expect(() => outline('serif', '本', 40)).toThrow('has no “本”');
});
