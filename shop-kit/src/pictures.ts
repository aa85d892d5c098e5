/** A picture that a shop's folder has below `pictures/`: what it has to be, so that pages neither wait for it nor move when it comes. */
export interface PictureRule {
  file: string;
  kind: 'webp' | 'png' | 'jpeg' | 'svg';
  /** In pixels, exactly. A drawing has none. */
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

/** Every picture but those of the news. */
export const SHOP_PICTURES: readonly PictureRule[] = [
  // The banner of the home page.
  webp('banner-480', 480, 360, 22 * KB),
  webp('banner-720', 720, 540, 30 * KB),
  webp('banner-960', 960, 720, 40 * KB),
  // On the page "About", and beside the log-in.
  webp('shopfront', 640, 427, 28 * KB),
  // Where there is nothing: the empty cart, an address without a page.
  { file: 'shop-sign.svg', kind: 'svg', mostBytes: 24 * KB },
  // In the browser's tab, on the home screens of phones, and in link previews.
  { file: 'favicon.svg', kind: 'svg', mostBytes: 4 * KB },
  icon('apple-touch-icon', 180),
  icon('icon-192', 192),
  icon('icon-512', 512),
  // Of which phones cut off what is outside a circle.
  icon('icon-maskable-512', 512),
  { file: 'og-image.jpg', kind: 'jpeg', size: { width: 1200, height: 630 }, mostBytes: 80 * KB },
];

/** The two pictures of an article of the news, by its `image`. */
export const newsPictures = (image: string): PictureRule[] => [
  webp(`news/${image}-320`, 320, 213, 12 * KB),
  webp(`news/${image}-640`, 640, 427, 28 * KB),
];
