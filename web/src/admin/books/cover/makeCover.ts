import { COVER_QUALITIES, coverTint } from '@bookstore/contract/coverMaking';
import { COVER_LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/dashboardBooks';
import { type CropPlace, drawCover } from './crop.ts';
import { type OpenPicture, Refusal } from './openPicture.ts';
import { stripJpeg } from './stripJpeg.ts';

export interface MadeCover {
  /** WebP or JPEG without metadata. */
  bytes: Blob;
  /** Darkest main colour, `rrggbb`. */
  tint: string;
}

const NO_CANVAS = messages.browserCannotEncode;

/** @throws Refusal if the browser cannot encode the picture */
export async function makeCover({ bitmap }: OpenPicture, place: CropPlace): Promise<MadeCover> {
  const canvas = document.createElement('canvas');
  drawCover(canvas, bitmap, place);
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
  const bytes = pixels && (await withinBytes(COVER_LIMITS.bytes, (quality) => encode(canvas, quality)));
  if (!bytes) throw new Refusal(NO_CANVAS);
  return { bytes, tint: coverTint(pixels.data) };
}

/**
 * Chooses the best quality within a byte limit. @param encode null if unsupported @returns null if unsupported or too
 * large at every quality
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

/** Safari's canvas cannot encode WebP and returns PNG. */
async function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  const webp = await toBlob(canvas, 'image/webp', quality);
  if (webp) return webp;
  const jpeg = await toBlob(canvas, 'image/jpeg', quality);
  return jpeg && stripJpeg(new Uint8Array(await jpeg.arrayBuffer()));
}

/** @returns null without an encoder for the type */
async function toBlob(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  return blob?.type === type ? blob : null;
}
