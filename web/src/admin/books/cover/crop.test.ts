import { describe, expect, it } from 'vitest';
import { CENTRED_CROP, cropFrame, largestZoom, moveCrop, zoomCrop } from './crop.ts';

const PHOTO = { width: 4000, height: 3000 };

describe('crop', () => {
  it('stops at the edge, and moves back from there immediately', () => {
    const left = moveCrop(PHOTO, CENTRED_CROP, -9_000, -9_000);
    expect(cropFrame(PHOTO, left)).toMatchObject({ left: 0, top: 0 });
    expect(cropFrame(PHOTO, moveCrop(PHOTO, left, 400, 0))).toMatchObject({ left: 400, top: 0 });
  });

  it('stays centred when there is no room to move', () => {
    const whole = { width: 400, height: 600 };
    expect(moveCrop(whole, CENTRED_CROP, 100, 100)).toEqual(CENTRED_CROP);
    expect(zoomCrop(whole, zoomCrop(whole, CENTRED_CROP, 2), 1)).toEqual(CENTRED_CROP);
  });

  it('zooms around the centre of the crop', () => {
    const right = moveCrop(PHOTO, CENTRED_CROP, 500, 0);
    expect(cropFrame(PHOTO, zoomCrop(PHOTO, right, 2))).toMatchObject({ left: 2000, top: 750, cutWidth: 1000 });
  });

  it('limits the zoom to crops with enough pixels', () => {
    expect(largestZoom(PHOTO)).toBe(4);
    expect(largestZoom({ width: 250, height: 900 })).toBe(2.05);
    expect(largestZoom({ width: 120, height: 180 })).toBe(1);
  });
});
