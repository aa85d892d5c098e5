import { expect, it } from 'vitest';
import { smallest } from './smallest.ts';

const byNumber = (a: number, b: number) => a - b;

it.each([0, 1, 20, 64, 500, 2_000])('the first %i are those of the whole list sorted', (count) => {
  const numbers = Array.from({ length: 1_000 }, (_, i) => (i * 7919) % 1_009);
  const sorted = [...numbers].sort(byNumber).slice(0, count);
  expect(smallest(numbers, count, byNumber)).toEqual(sorted);
  expect(smallest(numbers.toReversed(), count, byNumber)).toEqual(sorted);
  expect(smallest([...numbers].sort(byNumber).reverse(), count, byNumber)).toEqual(sorted);
});
