/*
Draws the pictures: node functions/test/pictures/makePictures.ts. They are committed, so that tests do not depend on
an encoder's version.
*/
import { writeFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';

const WIDTH = 120;
const HEIGHT = 180;

/** A gradient with a disc, which may be transparent. */
function draw({ width = WIDTH, height = HEIGHT, hasHole = false, shade = 0 } = {}): Sharp {
  const pixels = Buffer.alloc(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isDisc = (x - width / 2) ** 2 + (y - height / 2) ** 2 < (width / 3) ** 2;
    pixels.set([isDisc ? 200 : (x * 255) / width, shade, (y * 255) / height, hasHole && isDisc ? 0 : 255], at * 4);
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } });
}

const opaque = () => draw().removeAlpha();

const PICTURES: Record<string, () => Promise<Buffer>> = {
  'lossy.webp': () => opaque().webp({ quality: 40 }).toBuffer(),
  'other.webp': () => draw({ shade: 180 }).removeAlpha().webp({ quality: 40 }).toBuffer(),
  'lossless.webp': () => opaque().webp({ lossless: true }).toBuffer(),
  'transparent.webp': () => draw({ hasHole: true }).webp({ quality: 40 }).toBuffer(),
  'profile.webp': () => opaque().withIccProfile('srgb').webp({ quality: 40 }).toBuffer(),
  'exif.webp': () =>
    opaque()
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .webp({ quality: 40 })
      .toBuffer(),
  'xmp.webp': () => opaque().withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>').webp({ quality: 40 }).toBuffer(),
  'moving.webp': async () => {
    const frames = [0, 120].map((shade) => draw({ shade }).png().toBuffer());
    return sharp(await Promise.all(frames), { join: { animated: true } })
      .webp({ quality: 40 })
      .toBuffer();
  },
  'largest.webp': () => draw({ width: 2_000, height: 2_000 }).blur(8).removeAlpha().webp({ quality: 1 }).toBuffer(),
  'too-wide.webp': () => draw({ width: 2_001, height: 130 }).removeAlpha().webp({ quality: 1 }).toBuffer(),
  'too-small.webp': () => draw({ width: 119, height: 180 }).removeAlpha().webp({ quality: 40 }).toBuffer(),
  'baseline.jpg': () => opaque().jpeg({ quality: 40 }).toBuffer(),
  'progressive.jpg': () => opaque().jpeg({ quality: 40, progressive: true }).toBuffer(),
  'grey.jpg': () => opaque().greyscale().jpeg({ quality: 40 }).toBuffer(),
  'other.jpg': () => draw({ shade: 180 }).removeAlpha().jpeg({ quality: 40, chromaSubsampling: '4:4:4' }).toBuffer(),
  'profile.jpg': () => opaque().withIccProfile('srgb').jpeg({ quality: 40 }).toBuffer(),
  'exif.jpg': () =>
    opaque()
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .jpeg({ quality: 40 })
      .toBuffer(),
  'xmp.jpg': () => opaque().withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>').jpeg({ quality: 40 }).toBuffer(),
  'largest.jpg': () => draw({ width: 2_000, height: 2_000 }).blur(8).removeAlpha().jpeg({ quality: 1 }).toBuffer(),
  'too-wide.jpg': () => draw({ width: 2_001, height: 130 }).removeAlpha().jpeg({ quality: 1 }).toBuffer(),
  'too-small.jpg': () => draw({ width: 119, height: 180 }).removeAlpha().jpeg({ quality: 40 }).toBuffer(),
  'png.png': () => opaque().resize(24, 36).png().toBuffer(),
};

for (const [name, make] of Object.entries(PICTURES)) writeFileSync(new URL(name, import.meta.url), await make());
