import { expect, test } from 'vitest';
import { seededRandom } from './random.ts';

const sequence = (seed: string) => Array.from({ length: 5 }, seededRandom(seed));

test('the same seed gives the same numbers, another seed gives others', () => {
  expect(sequence('book-1')).toEqual(sequence('book-1'));
  expect(sequence('book-1')).not.toEqual(sequence('book-2'));
});

test('the numbers are spread from 0 to 1', () => {
  const random = seededRandom('spread');
  const numbers = Array.from({ length: 2000 }, random);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  expect(mean).toBeCloseTo(0.5, 1);
});
