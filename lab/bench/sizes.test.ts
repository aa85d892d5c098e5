import { expect, it } from 'vitest';
import { sizesOf, staysFlat } from './sizes.ts';

it('a figure may be a tenth larger in the largest shop than in the smallest', () => {
  expect(staysFlat('home', [100, 500, 109])).toMatchObject({ isMet: true, measured: '109 %' });
  expect(staysFlat('home', [100, 90, 112])).toMatchObject({ isMet: false, goal: 'at most 110 %' });
});

it('a goal that was not measured is not met', () => {
  expect(staysFlat('home', []).isMet).toBe(false);
  expect(staysFlat('home', [Number.NaN, 1]).isMet).toBe(false);
});

it('a benchmark measures a hundred thousand books unless it is quick', () => {
  expect(sizesOf({ isQuick: false })).toEqual([24, 2_400, 100_000]);
  expect(sizesOf({ isQuick: true })).toEqual([24, 2_400]);
});
