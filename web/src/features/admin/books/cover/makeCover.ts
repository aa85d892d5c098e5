import { coverTint } from '@bookstore/contract/coverTint';
import { COVER_LIMITS } from '@bookstore/contract/limits';
import { drawCover } from './drawCover.ts';
import type { Place } from './placing.ts';
import { Refusal } from './refusal.ts';
import { withinBytes } from './withinBytes.ts';

export interface MadeCover {
  /** WebP, with nothing in it but pixels. */
  bytes: Blob;
  /** The cover's own dark colour, `rrggbb`. */
  tint: string;
}

const NO_WEBP =
  'This browser cannot make WebP pictures, which the shop needs. Add the cover with Chrome, Edge or Firefox, or save it as a small WebP first.';

/** @throws Refusal where the browser cannot make a cover of it. */
export async function makeCover(bitmap: ImageBitmap, place: Place): Promise<MadeCover> {
  const canvas = document.createElement('canvas');
  drawCover(canvas, bitmap, place);
  const bytes = await withinBytes(COVER_LIMITS.bytes, (quality) => encode(canvas, quality));
  if (!bytes) throw new Refusal(NO_WEBP);
  return { bytes, tint: coverTint(pixelsOf(canvas)) };
}

/** Null where the browser knows no WebP: it makes a PNG then, without a word. */
async function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', quality));
  return blob?.type === 'image/webp' ? blob : null;
}

function pixelsOf(canvas: HTMLCanvasElement): Uint8ClampedArray {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
  if (!pixels) throw new Refusal(NO_WEBP);
  return pixels;
}
