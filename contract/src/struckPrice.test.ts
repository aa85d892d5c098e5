import { describe, expect, it } from 'vitest';
import { struckPriceOf } from './struckPrice.ts';

describe('struckPriceOf', () => {
  it.each([
    ['none', { oldPrice: 12, lowestPrice: 11 }, { oldPrice: 12 }],
    ['none', { oldPrice: 10 }, null],
    ['none', { oldPrice: 9 }, null],
    ['none', {}, null],
    ['eu', { oldPrice: 12, lowestPrice: 11 }, { oldPrice: 12, lowestPrice: 11 }],
    ['eu', { oldPrice: 12 }, null],
    ['eu', { oldPrice: 12, lowestPrice: 10 }, null],
    ['eu', { oldPrice: 12, lowestPrice: 9 }, null],
    ['eu', { oldPrice: 10, lowestPrice: 11 }, null],
    ['eu', { lowestPrice: 11 }, null],
  ] as const)('under %s law for a price of 10 and %j is %j', (regime, prices, struck) => {
    expect(struckPriceOf({ newPrice: 10, ...prices }, regime)).toEqual(struck);
  });
});
