import { markSvg, maskableSvg } from './brand/logo.ts';
import { bannerPage, ogImagePage } from './brand/pages.ts';
import { shopSignPage } from './brand/shopSign.ts';
import { bundledTints } from './covers/bundledTints.ts';
import { COVER_NAMES, coverPage } from './covers/coverPage.ts';
import { toJpeg, toPng, toWebp } from './encode.ts';
import { NEWS_NAMES, newsPage } from './news/newsPage.ts';

/** One file of the shop's artwork. */
export interface Artifact {
  /** What `--only` may name: the picture itself, or the kind that it belongs to. */
  name: string;
  kind: 'covers' | 'news' | 'brand' | 'second-shop';
  /** From the root of the repository. */
  path: string;
  make(): Promise<Buffer> | string;
}

const ASSETS = 'web/src/assets';
const PICTURES = 'shop/pictures';
const KB = 1024;

// A page of the shop shows two dozen covers: flat colours bear this quality well.
const COVER_QUALITY = 58;
const COVER_WIDTHS = [
  { width: 240, maxBytes: 12 * KB },
  { width: 480, maxBytes: 27 * KB },
] as const;

const covers: Artifact[] = COVER_NAMES.flatMap((name) =>
  COVER_WIDTHS.map(
    ({ width, maxBytes }): Artifact => ({
      name,
      kind: 'covers',
      path: `${ASSETS}/covers/${name}-${width}.webp`,
      make: () => toWebp({ svg: coverPage(name).svg(), width, height: width * 1.5, maxBytes, quality: COVER_QUALITY }),
    }),
  ),
);

const tints: Artifact = {
  name: 'tints',
  kind: 'covers',
  path: 'web/src/ui/covers/bundledTints.ts',
  make: bundledTints,
};

const NEWS_SIZES = [
  { width: 320, height: 213, maxBytes: 12 * KB },
  { width: 640, height: 427, maxBytes: 28 * KB },
] as const;

const news: Artifact[] = NEWS_NAMES.flatMap((name) =>
  NEWS_SIZES.map(
    (size): Artifact => ({
      name,
      kind: 'news',
      path: `${PICTURES}/news/${name}-${size.width}.webp`,
      make: () => toWebp({ svg: newsPage(name).svg(), ...size }),
    }),
  ),
);

const BANNER_SIZES = [
  { width: 480, height: 360, maxBytes: 22 * KB },
  { width: 720, height: 540, maxBytes: 30 * KB },
  { width: 960, height: 720, maxBytes: 40 * KB },
] as const;

const banner: Artifact[] = BANNER_SIZES.map((size) => ({
  name: 'banner',
  kind: 'brand',
  path: `${PICTURES}/banner-${size.width}.webp`,
  make: () => toWebp({ svg: bannerPage().svg(), ...size }),
}));

const ICONS = [
  { file: 'icon-192.png', size: 192, svg: markSvg },
  { file: 'icon-512.png', size: 512, svg: markSvg },
  { file: 'icon-maskable-512.png', size: 512, svg: maskableSvg },
  // iOS rounds the corners itself and paints transparent ones black.
  { file: 'apple-touch-icon.png', size: 180, svg: maskableSvg },
] as const;

const logo: Artifact[] = [
  { name: 'logo', kind: 'brand', path: `${PICTURES}/favicon.svg`, make: markSvg },
  ...ICONS.map(
    ({ file, size, svg }): Artifact => ({
      name: 'logo',
      kind: 'brand',
      path: `${PICTURES}/${file}`,
      make: () => toPng({ svg: svg(), width: size, height: size, maxBytes: 12 * KB }),
    }),
  ),
];

const portraits: Artifact[] = [
  {
    name: 'shop-sign',
    kind: 'brand',
    path: `${PICTURES}/shop-sign.svg`,
    make: () => `${shopSignPage().svg()}\n`,
  },
  {
    name: 'og-image',
    kind: 'brand',
    path: `${PICTURES}/og-image.jpg`,
    make: () => toJpeg({ svg: ogImagePage().svg(), width: 1200, height: 630, maxBytes: 80 * KB }),
  },
  {
    name: 'shopfront',
    kind: 'brand',
    path: `${PICTURES}/shopfront.webp`,
    make: () => toWebp({ svg: newsPage('news-3').svg(), ...NEWS_SIZES[1] }),
  },
];

/** The shop's own files that `npm run artwork` writes, in the order of writing. */
export const ARTIFACTS: readonly Artifact[] = [...covers, tints, ...news, ...banner, ...logo, ...portraits];
