import { describe, expect, it } from 'vitest';
import { withinBytes } from './makeCover.ts';

const blobOf = (size: number) => new Blob(['x'.repeat(size)]);

describe('makeCover', () => {
  it('lowers the quality step by step until the cover is small enough', async () => {
    const asked: number[] = [];
    const made = await withinBytes(500, async (quality) => {
      asked.push(quality);
      return blobOf(Math.round(quality * 1000));
    });
    expect(made?.size).toBe(440);
    expect(asked).toEqual([0.86, 0.78, 0.68, 0.56, 0.44]);
  });

  it('makes no cover if it cannot be encoded or stays too large', async () => {
    expect(await withinBytes(500, async () => null)).toBeNull();
    expect(await withinBytes(500, async () => blobOf(501))).toBeNull();
  });
});
