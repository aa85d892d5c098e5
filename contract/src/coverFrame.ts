import { COVER_LIMITS } from './limits.ts';

/** A cover as it is stored at most: the proportions in which every page shows one. */
export const COVER_SIZE = { width: 480, height: 720 } as const;

export interface Size {
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

/** Where in a picture the part lies: 0 is left and top, 1 right and bottom; and how near one has come to it, 1 being not at all. */
export interface CoverPlace {
  x: number;
  y: number;
  zoom?: number;
}

/**
 * How a picture of any size becomes a cover: the largest part of it in the proportions 2:3, made smaller where it is too large and
 * never larger. The browser and `npm run books` both cut so.
 * @param picture as it is looked at, so after it was turned by what its camera says.
 * @returns null for a picture that is too small.
 */
export function coverFrame(picture: Size, at: CoverPlace = { x: 0.5, y: 0.5 }): CoverFrame | null {
  const { x, y, zoom = 1 } = at;
  const [acrossWhole, downWhole] = [picture.width / zoom, picture.height / zoom];
  const cutWidth = Math.round(Math.min(acrossWhole, (downWhole * COVER_SIZE.width) / COVER_SIZE.height));
  const cutHeight = Math.round(Math.min(downWhole, (acrossWhole * COVER_SIZE.height) / COVER_SIZE.width));
  const width = Math.min(COVER_SIZE.width, cutWidth);
  if (width < COVER_LIMITS.side.min) return null;
  return {
    left: Math.round((picture.width - cutWidth) * x),
    top: Math.round((picture.height - cutHeight) * y),
    cutWidth,
    cutHeight,
    width,
    height: Math.round((width * COVER_SIZE.height) / COVER_SIZE.width),
  };
}
