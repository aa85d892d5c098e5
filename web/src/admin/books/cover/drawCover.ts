import { COVER_PAPER } from '@bookstore/contract/covers';
import { type Place, partOf } from './placing.ts';

/** Draws the part of a picture that becomes the cover; the canvas gets the cover's size. */
export function drawCover(canvas: HTMLCanvasElement, bitmap: ImageBitmap, place: Place): void {
  const { left, top, cutWidth, cutHeight, width, height } = partOf(bitmap, place);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.fillStyle = COVER_PAPER;
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, left, top, cutWidth, cutHeight, 0, 0, width, height);
}
