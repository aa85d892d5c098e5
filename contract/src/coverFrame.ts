import { COVER_LIMITS } from './limits.ts';

/** A cover as it is stored at most: the proportions in which every page shows one. */
export const COVER_SIZE = { width: 480, height: 720 } as const;

interface Size {
  width: number;
  height: number;
}

/** What is cut out of a picture, in its own pixels, and the size that it gets. */
export interface CoverFrame extends Size {
  left: number;
  top: number;
  cutWidth: number;
  cutHeight: number;
}

/**
 * How a picture of any size becomes a cover: the largest part of it in the proportions 2:3, made smaller where it is too large and
 * never larger. The browser and `npm run books` both cut so.
 * @param picture as it is looked at, so after it was turned by what its camera says.
 * @param at where the part lies: 0 is left and top, 1 right and bottom.
 * @returns null for a picture that is too small.
 */
export function coverFrame(picture: Size, at: { x: number; y: number } = { x: 0.5, y: 0.5 }): CoverFrame | null {
  const cutWidth = Math.min(picture.width, Math.round((picture.height * COVER_SIZE.width) / COVER_SIZE.height));
  const cutHeight = Math.min(picture.height, Math.round((picture.width * COVER_SIZE.height) / COVER_SIZE.width));
  const width = Math.min(COVER_SIZE.width, cutWidth);
  if (width < COVER_LIMITS.side.min) return null;
  return {
    left: Math.round((picture.width - cutWidth) * at.x),
    top: Math.round((picture.height - cutHeight) * at.y),
    cutWidth,
    cutHeight,
    width,
    height: Math.round((width * COVER_SIZE.height) / COVER_SIZE.width),
  };
}
