import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { news } from '@bookstore/shop/news';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../tools/lib/paths.ts';
import { ARTIFACTS } from './artifacts.ts';
import { bundledTints } from './covers/bundledTints.ts';

const KB = 1024;
const bytesOf = (path: string) => statSync(join(ROOT, path)).size;

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

// rows: 222-226
test('every file of the artwork is committed, and all of it is light', () => {
  for (const { path } of ARTIFACTS) expect(existsSync(join(ROOT, path)), path).toBe(true);
  expect(ARTIFACTS.reduce((sum, { path }) => sum + bytesOf(path), 0)).toBeLessThan(900 * KB);
});

test.each([
  { width: 240, usual: 8 * KB, most: 12 * KB },
  { width: 480, usual: 16 * KB, most: 28 * KB },
])('covers $width pixels wide are light', ({ width, usual, most }) => {
  const sizes = ARTIFACTS.filter(({ path }) => path.endsWith(`-${width}.webp`) && path.includes('/covers/')).map(
    ({ path }) => bytesOf(path),
  );
  expect(sizes).toHaveLength(24);
  expect(median(sizes)).toBeLessThanOrEqual(usual);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(most);
});

test('there are no pictures left over from another catalogue', () => {
  for (const folder of ['web/src/assets/covers', 'shop/pictures/news']) {
    const drawn = ARTIFACTS.map(({ path }) => path);
    for (const file of readdirSync(join(ROOT, folder))) expect(drawn).toContain(`${folder}/${file}`);
  }
});

test('the colours of the covers are those of the covers as they are drawn', async () => {
  const file = readFileSync(join(ROOT, 'web/src/ui/covers/bundledTints.ts'));
  expect((await bundledTints()).toString()).toBe(file.toString());
});

test('every news article has its picture in two widths', () => {
  expect(news).toHaveLength(5);
  for (const { image } of news) {
    expect(ARTIFACTS.filter(({ name, kind }) => kind === 'news' && name === image)).toHaveLength(2);
  }
});

describe('the files for other programs', () => {
  test.each([
    ['shop/pictures/icon-192.png', 192, 192],
    ['shop/pictures/icon-512.png', 512, 512],
    ['shop/pictures/icon-maskable-512.png', 512, 512],
    ['shop/pictures/apple-touch-icon.png', 180, 180],
    ['shop/pictures/og-image.jpg', 1200, 630],
  ])('the picture %s is %i by %i pixels', async (path, width, height) => {
    expect(await sharp(join(ROOT, path)).metadata()).toMatchObject({ width, height });
  });

  test('the banner is transparent, so that it stands on both themes', async () => {
    expect((await sharp(join(ROOT, 'shop/pictures/banner-960.webp')).metadata()).hasAlpha).toBe(true);
  });

  test('the favicon is one small drawing without scripts or fonts', () => {
    const favicon = readFileSync(join(ROOT, 'shop/pictures/favicon.svg'), 'utf8');
    expect(favicon).toMatch(/^<svg xmlns/);
    expect(favicon).not.toMatch(/<script|<text|href/);
  });
});
