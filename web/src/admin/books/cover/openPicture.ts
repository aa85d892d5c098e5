import { coverFrame, type Size } from '@bookstore/contract/coverMaking';
import { COVER_FILE, COVER_LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/dashboardBooks';

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

const NO_PICTURE = messages.theBrowserCannotReadThisFile;
const A_DRAWING = messages.thisIsADrawingSvgNot;
const TOO_LARGE_TO_READ = messages.theBrowserCannotReadThisPicture;

/** @throws Refusal for a file that becomes no cover, whatever its name says: what counts is whether the browser can decode it. */
export async function openPicture(file: File): Promise<OpenPicture> {
  if (file.size > COVER_FILE.bytes) {
    throw new Refusal(messages.thisFileHasAtMostCan(formatBytes(file.size), formatBytes(COVER_FILE.bytes)));
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
    throw new Refusal(messages.thisPictureHasMillionPixelsAt(millions(width * height), millions(COVER_FILE.pixels)));
  }
  if (!coverFrame(size)) {
    const { min } = COVER_LIMITS.side;
    throw new Refusal(messages.thisPictureHasPixelsACover(width, height, min, (min * 3) / 2));
  }
}

const KIB = 1024;

/** "3.2 MB", "48 KB". */
export function formatBytes(bytes: number): string {
  const inMegabytes = bytes / KIB / KIB;
  if (inMegabytes >= 1) return messages.mb(inMegabytes.toFixed(1));
  return messages.kb(Math.max(1, Math.round(bytes / KIB)));
}
