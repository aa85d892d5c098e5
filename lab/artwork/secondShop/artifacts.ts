import { newsPictures, type PictureRule, SHOP_PICTURES } from '@bookstore/shop-kit/pictures';
import type { Artifact } from '../artifacts.ts';
import { toJpeg, toPng, toWebp } from '../encode.ts';
import type { Page } from '../page.ts';
import { harbourPage, markPage, quayPage, signPage } from './scenes.ts';

/** What is drawn for each picture of the example, by the beginning of its name. */
const DRAWINGS: [RegExp, () => Page][] = [
  [/^banner/, () => harbourPage('banner', 960, 720)],
  [/^og-image/, () => harbourPage('og', 1200, 630)],
  [/^shopfront|night-ferry/, () => harbourPage('night', 960, 640, true)],
  [/book-crates/, () => quayPage('quay', 960, 640)],
  [/^shop-sign/, signPage],
  [/^favicon|^icon-\d/, () => markPage(false)],
  [/^apple|maskable/, () => markPage(true)],
];

const SECOND_SHOP_NEWS = ['night-ferry', 'book-crates'];

async function make({ file, kind, size, mostBytes }: PictureRule): Promise<Buffer> {
  const svg = DRAWINGS.find(([name]) => name.test(file))?.[1]().svg();
  if (!svg) throw new Error(`Nothing is drawn for ${file} of the second shop.`);
  if (!size) return Buffer.from(`${svg}\n`);
  return { webp: toWebp, png: toPng, jpeg: toJpeg, svg: toPng }[kind]({ svg, ...size, maxBytes: mostBytes });
}

/** The pictures of examples/second-shop, by the rules for every shop's. */
export const SECOND_SHOP: readonly Artifact[] = [...SHOP_PICTURES, ...SECOND_SHOP_NEWS.flatMap(newsPictures)].map(
  (rule) => ({
    name: `second-${rule.file}`,
    kind: 'second-shop',
    path: `examples/second-shop/pictures/${rule.file}`,
    make: () => make(rule),
  }),
);
