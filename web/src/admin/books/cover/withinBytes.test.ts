import { expect, it } from 'vitest';
import { withinBytes } from './withinBytes.ts';

const blobOf = (size: number) => new Blob(['x'.repeat(size)]);

// rows: 564
it('lowers the quality step by step until the picture is small enough', async () => {
  const asked: number[] = [];
  const made = await withinBytes(500, async (quality) => {
    asked.push(quality);
    return blobOf(Math.round(quality * 1000));
  });
  expect(made?.size).toBe(440);
  expect(asked).toEqual([0.86, 0.78, 0.68, 0.56, 0.44]);
});

it('takes the first that is small enough', async () => {
  expect((await withinBytes(500, async () => blobOf(500)))?.size).toBe(500);
});

it('has none where the browser cannot, or nothing is small enough', async () => {
  expect(await withinBytes(500, async () => null)).toBeNull();
  expect(await withinBytes(500, async () => blobOf(501))).toBeNull();
});
