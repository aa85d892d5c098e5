import { coverTint } from '@bookstore/contract/covers';
import { COVER_LIMITS } from '@bookstore/contract/limits';
import { type OpenPicture, Refusal } from './openPicture.ts';
import { CENTRED, drawCover, type Place } from './placing.ts';
import { webpOfVideo } from './webpOfVideo.ts';
import { withinBytes } from './withinBytes.ts';

export interface MadeCover {
  /** WebP, with nothing in it but pixels. */
  bytes: Blob;
  /** The cover's own dark colour, `rrggbb`. */
  tint: string;
}

const NO_WEBP =
  'This browser cannot make the small WebP picture that the shop needs. Add the picture with Chrome, Edge or Firefox; a WebP of at most 200 KB, without any metadata, is taken as it is.';

/**
 * @param file is sent as it is where the browser makes no WebP, the file is one, and its middle is wanted: cards cut it as they show it.
 * @throws Refusal where the browser cannot make a cover of it.
 */
export async function makeCover(file: File, { bitmap, original }: OpenPicture, place: Place): Promise<MadeCover> {
  const canvas = document.createElement('canvas');
  drawCover(canvas, bitmap, place);
  const pixels = pixelsOf(canvas);
  const tint = coverTint(pixels.data);
  const { bytes: limit, side } = COVER_LIMITS;
  const bytes = await withinBytes(limit, (quality) => encode(canvas, pixels, quality));
  if (bytes) return { bytes, tint };
  const isSmall = file.size <= limit && Math.max(original.width, original.height) <= side.max;
  if (place === CENTRED && isSmall && (await isWebp(file))) return { bytes: file, tint };
  throw new Refusal(NO_WEBP);
}

/** Null where the browser knows no WebP: its canvas makes a PNG then, without a word. */
async function encode(canvas: HTMLCanvasElement, pixels: ImageData, quality: number): Promise<Blob | null> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', quality));
  return blob?.type === 'image/webp' ? blob : webpOfVideo(pixels, quality);
}

/** By its bytes: a name may say anything. */
async function isWebp(file: File): Promise<boolean> {
  const start = await file.slice(0, 12).text();
  return start.startsWith('RIFF') && start.endsWith('WEBP');
}

function pixelsOf(canvas: HTMLCanvasElement): ImageData {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
  if (!pixels) throw new Refusal(NO_WEBP);
  return pixels;
}
