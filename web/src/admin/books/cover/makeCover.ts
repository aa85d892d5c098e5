import { COVER_QUALITIES, coverTint } from '@bookstore/contract/coverMaking';
import { COVER_LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/dashboardBooks';
import { type CropPlace, drawCover } from './crop.ts';
import { type OpenPicture, Refusal } from './openPicture.ts';
import { stripJpeg } from './stripJpeg.ts';

export interface MadeCover {
  /** WebP or JPEG, with nothing in it but pixels. */
  bytes: Blob;
  /** The cover's own dark colour, `rrggbb`. */
  tint: string;
}

const NO_CANVAS = messages.thisBrowserCannotMakeTheSmall;

/** @throws Refusal where the browser cannot make a cover of it. */
export async function makeCover({ bitmap }: OpenPicture, place: CropPlace): Promise<MadeCover> {
  const canvas = document.createElement('canvas');
  drawCover(canvas, bitmap, place);
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
  const bytes = pixels && (await withinBytes(COVER_LIMITS.bytes, (quality) => encode(canvas, quality)));
  if (!bytes) throw new Refusal(NO_CANVAS);
  return { bytes, tint: coverTint(pixels.data) };
}

/**
 * Encodes a picture at the best quality that stays within a limit of bytes.
 * @param encode null where the browser cannot
 * @returns null where it cannot, or none is small enough
 */
export async function withinBytes(
  limit: number,
  encode: (quality: number) => Promise<Blob | null>,
): Promise<Blob | null> {
  for (const quality of COVER_QUALITIES) {
    const encoded = await encode(quality);
    if (!encoded || encoded.size <= limit) return encoded;
  }
  return null;
}

/** WebP, or JPEG where the browser makes no WebP: Safari's canvas then returns a PNG instead. */
async function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  const webp = await toBlob(canvas, 'image/webp', quality);
  if (webp) return webp;
  const jpeg = await toBlob(canvas, 'image/jpeg', quality);
  return jpeg && stripJpeg(new Uint8Array(await jpeg.arrayBuffer()));
}

/** Null where the browser has no encoder of that type. */
async function toBlob(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  return blob?.type === type ? blob : null;
}
