import { COVER_NAMES as SHOP_COVERS } from '@bookstore/contract/constants';
import { describe, expect, test } from 'vitest';
import { SEED_BOOKS } from '../../../cli/src/samples/seedBooks.ts';
import type { SetText } from '../page.ts';
import { COVER } from './composition.ts';
import { COVER_NAMES, coverPage } from './coverPage.ts';

const MARGIN = 20;
// 600 units become 240 pixels: 34 units are letters of 13 pixels and more.
const SMALLEST_TEXT = 34;

const overlap = (a: SetText, b: SetText) =>
  a.box.left < b.box.right && b.box.left < a.box.right && a.box.top < b.box.bottom && b.box.top < a.box.bottom;

test('every cover name of the shop is drawn exactly once', () => {
  expect(COVER_NAMES.toSorted()).toEqual([...SHOP_COVERS].toSorted());
});

describe.each(SEED_BOOKS)('the cover of $title', ({ title, author, coverImage }) => {
  const page = coverPage(coverImage.replace('.png', ''));
  const upright = page.texts.filter(({ turned }) => !turned);

  test('a cover carries the whole title and the author', () => {
    const words = page.texts.flatMap(({ line }) => line.toLowerCase().split(' '));
    for (const word of `${title.replace(':', '')} ${author ?? ''}`.trim().toLowerCase().split(' '))
      expect(words).toContain(word);
  });

  test('a cover has no text cut at an edge, and none too small to read on a card', () => {
    for (const { box, size } of upright) {
      expect(box.left).toBeGreaterThanOrEqual(MARGIN);
      expect(box.right).toBeLessThanOrEqual(COVER.width - MARGIN);
      expect(box.top).toBeGreaterThanOrEqual(MARGIN);
      expect(box.bottom).toBeLessThanOrEqual(COVER.height - MARGIN / 2);
      expect(size).toBeGreaterThanOrEqual(SMALLEST_TEXT);
    }
  });

  test('a cover has no text on other text', () => {
    // Lines of one size are one block, whose descenders may reach between the letters of the next line.
    const pairs = upright.flatMap((a, i) => upright.slice(i + 1).map((b) => [a, b] as const));
    const collisions = pairs.filter(([a, b]) => a.size !== b.size && overlap(a, b));
    expect(collisions.map(([a, b]) => `${a.line} / ${b.line}`)).toEqual([]);
  });

  test('a cover is the same drawing every time', () => {
    const again = coverPage(coverImage.replace('.png', '')).svg();
    expect(page.svg()).toBe(again);
    expect(again).not.toMatch(/NaN|undefined|Infinity/);
  });
});
