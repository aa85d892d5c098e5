import { coverFrame, type Size } from '@bookstore/contract/coverMaking';
import { COVER_FILE, COVER_LIMITS } from '@bookstore/contract/limits';

/** A picture as it was chosen, upright, no larger than is needed to make a cover of its smallest part. */
export interface OpenPicture {
  bitmap: ImageBitmap;
  /** What the file has. */
  original: Size;
}

/** A file that becomes no cover. Its message is for the owner: what is wrong, and what to do. */
export class Refusal extends Error {}

/** How wide a part of the picture stays that is as wide as a cover can show it: sharp also three times nearer. */
const WORKING_WIDTH = 1_440;

const NO_PICTURE =
  'The browser cannot read this file as a picture. Choose a photograph or a scan as JPEG, PNG or WebP; a photograph in HEIC has to be saved as JPEG first.';
const A_DRAWING = 'This is a drawing (SVG), not a picture of pixels. Save it as PNG, then choose that file.';
const TOO_LARGE_TO_READ =
  'The browser cannot read this picture; it may be damaged, or too large. Save it anew, smaller, as JPEG.';

/** @throws Refusal for a file that becomes no cover, whatever its name says: what counts is whether the browser can decode it. */
export async function openPicture(file: File): Promise<OpenPicture> {
  if (file.size > COVER_FILE.bytes) {
    throw new Refusal(
      `This file has ${formatBytes(file.size)}; at most ${formatBytes(COVER_FILE.bytes)} can be read. Save the picture smaller, then choose that file.`,
    );
  }
  const size = await sizeOf(file);
  refuseSize(size);
  const shrink = Math.min(1, WORKING_WIDTH / Math.min(size.width, (size.height * 2) / 3));
  try {
    // Animated pictures give their first frame; a camera's note which side is up is followed.
    const bitmap = await createImageBitmap(file, {
      resizeWidth: Math.round(size.width * shrink),
      resizeHeight: Math.round(size.height * shrink),
      resizeQuality: 'high',
    });
    return { bitmap, original: size };
  } catch {
    // A drawing has a size, and no pixels.
    throw new Refusal(file.type.startsWith('image/svg') ? A_DRAWING : TOO_LARGE_TO_READ);
  }
}

/** Upright, and known before all of its pixels are decoded. */
async function sizeOf(file: File): Promise<Size> {
  const image = new Image();
  const loaded = new Promise<void>((resolve, reject) => {
    image.onload = () => resolve();
    image.onerror = () => reject(new Refusal(NO_PICTURE));
  });
  const url = URL.createObjectURL(file);
  image.src = url;
  try {
    await loaded;
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(url);
  }
}

function refuseSize(size: Size): void {
  const { width, height } = size;
  const millions = (count: number) => Math.round(count / 1_000_000);
  if (width * height > COVER_FILE.pixels) {
    throw new Refusal(
      `This picture has ${millions(width * height)} million pixels; at most ${millions(COVER_FILE.pixels)} million can be read. Save it smaller, then choose that file.`,
    );
  }
  if (!coverFrame(size)) {
    const { min } = COVER_LIMITS.side;
    throw new Refusal(
      `This picture has ${width} × ${height} pixels; a cover needs at least ${min} × ${(min * 3) / 2}. Choose a larger one.`,
    );
  }
}

const KIB = 1024;

/** "3.2 MB", "48 KB". */
export function formatBytes(bytes: number): string {
  const inMegabytes = bytes / KIB / KIB;
  if (inMegabytes >= 1) return `${inMegabytes.toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / KIB))} KB`;
}
