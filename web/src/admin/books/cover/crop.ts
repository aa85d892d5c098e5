import { COVER_PAPER, type CoverFrame, type CoverPlace, coverFrame, type Size } from '@bookstore/contract/coverMaking';
import { COVER_LIMITS } from '@bookstore/contract/limits';

export type CropPlace = Required<CoverPlace>;

export const CENTRED_CROP: CropPlace = { x: 0.5, y: 0.5, zoom: 1 };

const LARGEST_ZOOM = 4;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** @throws RangeError for a picture that is too small */
export function cropFrame(picture: Size, place: CropPlace): CoverFrame {
  const frame = coverFrame(picture, place);
  if (!frame) throw new RangeError('The part is smaller than a cover');
  return frame;
}

/** Moves the crop by picture pixels within the picture. */
export function moveCrop(picture: Size, place: CropPlace, across: number, down: number): CropPlace {
  const { cutWidth, cutHeight } = cropFrame(picture, place);
  const moveBy = (at: number, by: number, room: number) => (room > 0 ? clamp(at + by / room, 0, 1) : 0.5);
  return {
    ...place,
    x: moveBy(place.x, across, picture.width - cutWidth),
    y: moveBy(place.y, down, picture.height - cutHeight),
  };
}

export function zoomCrop(picture: Size, place: CropPlace, zoom: number): CropPlace {
  const before = cropFrame(picture, place);
  const after = cropFrame(picture, { ...place, zoom });
  const middleX = before.left + before.cutWidth / 2;
  const middleY = before.top + before.cutHeight / 2;
  const toShare = (start: number, room: number) => (room > 0 ? clamp(start / room, 0, 1) : 0.5);
  return {
    zoom,
    x: toShare(middleX - after.cutWidth / 2, picture.width - after.cutWidth),
    y: toShare(middleY - after.cutHeight / 2, picture.height - after.cutHeight),
  };
}

/** Keeps the pixels that a cover needs; 1 means no zoom. */
export function largestZoom(picture: Size): number {
  const steps = Math.floor((cropFrame(picture, CENTRED_CROP).cutWidth / COVER_LIMITS.side.min) * 20);
  return clamp(steps / 20, 1, LARGEST_ZOOM);
}

export function drawCover(canvas: HTMLCanvasElement, bitmap: ImageBitmap, place: CropPlace): void {
  const { left, top, cutWidth, cutHeight, width, height } = cropFrame(bitmap, place);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.fillStyle = COVER_PAPER;
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, left, top, cutWidth, cutHeight, 0, 0, width, height);
}
