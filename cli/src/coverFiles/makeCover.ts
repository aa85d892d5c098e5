import { COVER_PAPER, COVER_QUALITIES, coverFrame, coverTint } from '@bookstore/contract/coverMaking';
import { COVER_FILE, COVER_LIMITS } from '@bookstore/contract/limits';
import sharp, { type Sharp } from 'sharp';
import type { NamedCover } from '../../../functions/src/covers/coverRecord.ts';
import { readCoverBytes } from '../../../functions/src/covers/covers.service.ts';

export type MadeCover = NamedCover & { bytes: Buffer };

export class InvalidCover extends Error {}

const { min } = COVER_LIMITS.side;
const MEBIBYTE = 1024 * 1024;
const NO_PICTURE = 'Not a readable picture: use JPEG, PNG, WebP, AVIF, GIF or TIFF; save HEIC as JPEG first';

/** SVG is excluded because it may refer to external files. */
const PIXELS = new Set(['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff']);

async function frameOf(picture: Sharp) {
  const { format, autoOrient } = await picture.metadata();
  if (!PIXELS.has(format)) throw new InvalidCover(NO_PICTURE);
  const { width, height } = autoOrient;
  if (width * height > COVER_FILE.pixels) {
    throw new InvalidCover(
      `Has ${width} × ${height} pixels, more than the ${COVER_FILE.pixels / 1e6} million supported`,
    );
  }
  const frame = coverFrame(autoOrient);
  if (!frame)
    throw new InvalidCover(`Has ${width} × ${height} pixels: a cover needs at least ${min} × ${(min * 3) / 2}`);
  return frame;
}

/** The picture is upright, in sRGB, on white. */
async function drawCover(file: Buffer) {
  // Takes the first frame of an animation. The pixel limit is checked before decoding.
  const picture = sharp(file, { limitInputPixels: false, failOn: 'error' });
  const { left, top, cutWidth, cutHeight, width, height } = await frameOf(picture);
  const { data } = await picture
    .autoOrient()
    .extract({ left, top, width: cutWidth, height: cutHeight })
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: COVER_PAPER })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width, height, channels: 4 as const } };
}

async function encode({ data, raw }: Awaited<ReturnType<typeof drawCover>>): Promise<Buffer> {
  for (const quality of COVER_QUALITIES) {
    const bytes = await sharp(data, { raw })
      .removeAlpha()
      .webp({ quality: quality * 100 })
      .toBuffer();
    if (bytes.length <= COVER_LIMITS.bytes) return bytes;
  }
  throw new InvalidCover(`Cannot be made smaller than ${COVER_LIMITS.bytes / 1024} KiB`);
}

/** Makes covers like the browser; deterministic. @throws InvalidCover for an unsuitable file */
export async function makeCover(file: Buffer): Promise<MadeCover> {
  if (file.length > COVER_FILE.bytes) throw new InvalidCover(`Has more than ${COVER_FILE.bytes / MEBIBYTE} MiB`);
  try {
    const pixels = await drawCover(file);
    const bytes = await encode(pixels);
    return { ...readCoverBytes(bytes), tint: `#${coverTint(pixels.data)}`, bytes };
  } catch (error) {
    if (error instanceof InvalidCover) throw error;
    // Decoder messages do not help users.
    throw new InvalidCover(NO_PICTURE, { cause: error });
  }
}
