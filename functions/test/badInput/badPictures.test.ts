import { createRandom } from '@bookstore/contract/test/random';
import { expect, it } from 'vitest';
import { NotACover } from '../../src/covers/covers.errors.ts';
import { readCoverBytes } from '../../src/covers/covers.service.ts';
import { mutatedPicture } from './mutatePicture.ts';

const CASES = 5_000;

it('accepts or refuses mutated pictures, without other effects', () => {
  const random = createRandom(20_261_122);
  const fates = { taken: 0, refused: 0 };
  for (let count = 0; count < CASES; count += 1) {
    const bytes = mutatedPicture(random);
    try {
      const { width, height } = readCoverBytes(bytes);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(120);
      expect(Math.max(width, height)).toBeLessThanOrEqual(2_000);
      fates.taken += 1;
    } catch (error) {
      expect(error).toBeInstanceOf(NotACover);
      fates.refused += 1;
    }
  }
  // Both outcomes must occur.
  expect(fates.taken).toBeGreaterThan(CASES / 20);
  expect(fates.refused).toBeGreaterThan(CASES / 2);
});
