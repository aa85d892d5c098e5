import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverFrame } from './coverFrame.ts';

describe('the part of a picture that becomes a cover', () => {
  it('is the middle in the proportions of a cover, made smaller', () => {
    const middle = { left: 0, top: 250, cutWidth: 1_000, cutHeight: 1_500, width: 480, height: 720 };
    expect(coverFrame({ width: 1_000, height: 2_000 })).toEqual(middle);
    expect(coverFrame({ width: 4_000, height: 3_000 })).toMatchObject({ left: 1_000, top: 0, cutWidth: 2_000 });
  });

  it('lies where somebody wants it', () => {
    expect(coverFrame({ width: 1_000, height: 2_000 }, { x: 0.5, y: 0 })).toMatchObject({ top: 0 });
    expect(coverFrame({ width: 1_000, height: 2_000 }, { x: 0.5, y: 1 })).toMatchObject({ top: 500 });
  });

  // rows: 563
  it('is smaller the nearer one comes, as long as there are pixels enough', () => {
    const near = { left: 1_500, top: 750, cutWidth: 1_000, cutHeight: 1_500, width: 480, height: 720 };
    expect(coverFrame({ width: 4_000, height: 3_000 }, { x: 0.5, y: 0.5, zoom: 2 })).toEqual(near);
    const ofTall = coverFrame({ width: 1_000, height: 4_000 }, { x: 0, y: 0, zoom: 2 });
    expect(ofTall).toMatchObject({ cutWidth: 500, cutHeight: 750, width: 480 });
    expect(coverFrame({ width: 240, height: 360 }, { x: 0, y: 0, zoom: 2 })).toMatchObject({ width: 120 });
    expect(coverFrame({ width: 240, height: 360 }, { x: 0, y: 0, zoom: 2.1 })).toBeNull();
  });

  it('never becomes larger', () => {
    expect(coverFrame({ width: 200, height: 300 })).toMatchObject({ cutWidth: 200, width: 200, height: 300 });
  });

  it('is none of a picture that is too small', () => {
    expect(coverFrame({ width: 119, height: 900 })).toBeNull();
    expect(coverFrame({ width: 900, height: 170 })).toBeNull();
    expect(coverFrame({ width: 120, height: 900 })).toMatchObject({ width: 120, height: 180 });
  });

  it('never reaches beyond the picture', () => {
    const side = fc.integer({ min: 1, max: 20_000 });
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    const anywhere = fc.property(side, side, part, part, (width, height, x, y) => {
      const frame = coverFrame({ width, height }, { x, y });
      if (!frame) return;
      expect(frame.left + frame.cutWidth).toBeLessThanOrEqual(width);
      expect(frame.top + frame.cutHeight).toBeLessThanOrEqual(height);
      expect(Math.min(frame.left, frame.top)).toBeGreaterThanOrEqual(0);
      expect(Math.abs(frame.height - frame.width * 1.5)).toBeLessThanOrEqual(1);
    });
    fc.assert(anywhere);
  });
});
