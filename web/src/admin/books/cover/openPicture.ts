import { coverFrame, type Size } from '@bookstore/contract/coverMaking';
import { COVER_FILE, COVER_LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/dashboardBooks';

/** An upright picture, reduced to the size of covers. */
export interface OpenPicture {
  bitmap: ImageBitmap;
  original: Size;
}

/** Has the message that the bookseller sees. */
export class Refusal extends Error {}

/** Keeps a zoomed crop sharp at three times a cover's width. */
const WORKING_WIDTH = 1_440;

const NO_PICTURE = messages.fileNotReadable;
const A_DRAWING = messages.svgNotAccepted;
const TOO_LARGE_TO_READ = messages.pictureNotReadable;

/** @throws Refusal if the browser cannot decode the file */
export async function openPicture(file: File): Promise<OpenPicture> {
  if (file.size > COVER_FILE.bytes) {
    throw new Refusal(messages.fileTooLarge(formatBytes(file.size), formatBytes(COVER_FILE.bytes)));
  }
  const size = await readSize(file);
  refuseSize(size);
  const shrink = Math.min(1, WORKING_WIDTH / Math.min(size.width, (size.height * 2) / 3));
  try {
    // Animations yield their first frame.
    const bitmap = await createImageBitmap(file, {
      resizeWidth: Math.round(size.width * shrink),
      resizeHeight: Math.round(size.height * shrink),
      resizeQuality: 'high',
    });
    return { bitmap, original: size };
  } catch {
    // SVG images have a size but no pixels.
    throw new Refusal(file.type.startsWith('image/svg') ? A_DRAWING : TOO_LARGE_TO_READ);
  }
}

/** Reads the upright size without decoding the pixels. */
async function readSize(file: File): Promise<Size> {
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
    throw new Refusal(messages.pictureTooLarge(millions(width * height), millions(COVER_FILE.pixels)));
  }
  if (!coverFrame(size)) {
    const { min } = COVER_LIMITS.side;
    throw new Refusal(messages.pictureTooSmall(width, height, min, (min * 3) / 2));
  }
}

const KIB = 1024;

export function formatBytes(bytes: number): string {
  const inMegabytes = bytes / KIB / KIB;
  if (inMegabytes >= 1) return messages.mb(inMegabytes.toFixed(1));
  return messages.kb(Math.max(1, Math.round(bytes / KIB)));
}
