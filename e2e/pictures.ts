import sharp, { type Sharp } from 'sharp';

export interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const file = (name: string, mimeType: string, buffer: Buffer): PictureFile => ({ name, mimeType, buffer });

const stripe = (x: number, colour: string) => `<rect x="${x}" width="400" height="900" fill="${colour}"/>`;

const STRIPES = sharp(
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">${stripe(0, '#c02020')}${stripe(400, '#208040')}${stripe(800, '#2040c0')}</svg>`,
  ),
);

/** 1200 x 900, landscape. */
export const aPhoto = async () => file('salt-road.jpg', 'image/jpeg', await STRIPES.clone().jpeg().toBuffer());

/** The same photo with an EXIF rotation: displayed as 900 x 1200, red on top. */
export async function aRotatedPhoto(): Promise<PictureFile> {
  const stored = await STRIPES.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  return file('upright.jpg', 'image/jpeg', stored);
}

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } });

export async function aTransparentPicture(): Promise<PictureFile> {
  const dot = await plain(100, 100, '#c02020').png().toBuffer();
  const picture = plain(400, 600, 'transparent').composite([{ input: dot }]);
  return file('dot.png', 'image/png', await picture.png().toBuffer());
}

async function frames(): Promise<Sharp> {
  const [first, second] = await Promise.all(
    ['#c02020', '#2040c0'].map((each) => plain(200, 300, each).png().toBuffer()),
  );
  return sharp([first as Buffer, second as Buffer], { join: { animated: true } });
}

export const anAnimatedGif = async () => file('moving.gif', 'image/gif', await (await frames()).gif().toBuffer());

export const aTinyPicture = async () =>
  file('stamp.png', 'image/png', await plain(90, 400, '#208040').png().toBuffer());

export const aDrawing = (): PictureFile =>
  file(
    'drawing.svg',
    'image/svg+xml',
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="600"><rect width="400" height="600"/></svg>',
    ),
  );

export const aText = (): PictureFile => file('text.jpg', 'image/jpeg', Buffer.from('no picture at all'));

interface PixelSamples {
  format: string | undefined;
  width: number;
  height: number;
  hasMetadata: boolean;
  /** Colours at the left edge, centre, top and bottom. */
  left: number[];
  middle: number[];
  top: number[];
  bottom: number[];
}

export async function samplePixels(bytes: Buffer): Promise<PixelSamples> {
  const { format, width, height, exif, xmp, iptc } = await sharp(bytes).metadata();
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (Math.round(y) * info.width + Math.round(x)) * info.channels;
    return [...data.subarray(start, start + 3)];
  };
  return {
    format,
    width,
    height,
    hasMetadata: Boolean(exif ?? xmp ?? iptc),
    left: at(width * 0.02, height / 2),
    middle: at(width / 2, height / 2),
    top: at(width / 2, height * 0.02),
    bottom: at(width / 2, height * 0.98),
  };
}

/** Allows for lossy compression. */
export const isNear = (seen: number[], [red, green, blue]: readonly [number, number, number]) =>
  [red, green, blue].every((channel, index) => Math.abs(channel - (seen[index] ?? 999)) < 40);

export const RED = [192, 32, 32] as const;
export const GREEN = [32, 128, 64] as const;
export const BLUE = [32, 64, 192] as const;
export const WHITE = [251, 247, 240] as const;
