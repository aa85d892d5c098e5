import { expect, it } from 'vitest';
import { CENTRED, largestZoom, moved, partOf, zoomed } from './placing.ts';

const PHOTO = { width: 4000, height: 3000 };

// rows: 563
it('moves the crop no further than the edge, and back from there at once', () => {
  const left = moved(PHOTO, CENTRED, -9_000, -9_000);
  expect(partOf(PHOTO, left)).toMatchObject({ left: 0, top: 0 });
  expect(partOf(PHOTO, moved(PHOTO, left, 400, 0))).toMatchObject({ left: 400, top: 0 });
});

it('keeps the crop centred when there is no room to move it', () => {
  const whole = { width: 400, height: 600 };
  expect(moved(whole, CENTRED, 100, 100)).toEqual(CENTRED);
  expect(zoomed(whole, zoomed(whole, CENTRED, 2), 1)).toEqual(CENTRED);
});

// rows: 563
it('zooms in around the centre of the crop', () => {
  const right = moved(PHOTO, CENTRED, 500, 0);
  expect(partOf(PHOTO, zoomed(PHOTO, right, 2))).toMatchObject({ left: 2000, top: 750, cutWidth: 1000 });
});

it('zooms out at an edge without leaving the picture', () => {
  const corner = moved(PHOTO, { ...CENTRED, zoom: 4 }, 9_000, 9_000);
  expect(partOf(PHOTO, zoomed(PHOTO, corner, 1))).toMatchObject({ left: 2000, top: 0, cutWidth: 2000 });
});

it('limits the zoom to crops that have enough pixels', () => {
  expect(largestZoom(PHOTO)).toBe(4);
  expect(largestZoom({ width: 250, height: 900 })).toBe(2.05);
  expect(largestZoom({ width: 120, height: 180 })).toBe(1);
});
