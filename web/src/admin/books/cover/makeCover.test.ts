import { describe, expect, it } from 'vitest';
import { withinBytes } from './makeCover.ts';

const createBlob = (size: number) => new Blob(['x'.repeat(size)]);

describe('makeCover', () => {
  it('lowers the quality step by step until the cover is small enough', async () => {
    const asked: number[] = [];
    const encoded = await withinBytes(500, async (quality) => {
      asked.push(quality);
      return createBlob(Math.round(quality * 1000));
    });
    expect(encoded?.size).toBe(440);
    expect(asked).toEqual([0.86, 0.78, 0.68, 0.56, 0.44]);
  });

  it('makes no cover if it cannot be encoded or stays too large', async () => {
    expect(await withinBytes(500, async () => null)).toBeNull();
    expect(await withinBytes(500, async () => createBlob(501))).toBeNull();
  });
});
