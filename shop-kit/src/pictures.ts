/** Requirements that keep pages fast and without layout shifts. */
export interface PictureRule {
  file: string;
  kind: 'webp' | 'png' | 'jpeg' | 'svg';
  /** Exact pixels; absent for SVG. */
  size?: { width: number; height: number };
  mostBytes: number;
}

const KB = 1024;

const webp = (file: string, width: number, height: number, mostBytes: number): PictureRule => ({
  file: `${file}.webp`,
  kind: 'webp',
  size: { width, height },
  mostBytes,
});

const icon = (name: string, width: number): PictureRule => ({
  file: `${name}.png`,
  kind: 'png',
  size: { width, height: width },
  mostBytes: 12 * KB,
});

/** All pictures except news. */
export const SHOP_PICTURES: readonly PictureRule[] = [
  webp('banner-480', 480, 360, 22 * KB),
  webp('banner-720', 720, 540, 30 * KB),
  webp('banner-960', 960, 720, 40 * KB),
  // About and login pages.
  webp('shopfront', 640, 427, 28 * KB),
  // Empty cart, and the page for unknown addresses.
  { file: 'shop-sign.svg', kind: 'svg', mostBytes: 24 * KB },
  // Browser tab, home screens and link previews.
  { file: 'favicon.svg', kind: 'svg', mostBytes: 4 * KB },
  icon('apple-touch-icon', 180),
  icon('icon-192', 192),
  icon('icon-512', 512),
  // Phones may crop it to a circle.
  icon('icon-maskable-512', 512),
  { file: 'og-image.jpg', kind: 'jpeg', size: { width: 1200, height: 630 }, mostBytes: 80 * KB },
];

/** Both sizes of an article's `image`. */
export const newsPictures = (image: string): PictureRule[] => [
  webp(`news/${image}-320`, 320, 213, 12 * KB),
  webp(`news/${image}-640`, 640, 427, 28 * KB),
];
