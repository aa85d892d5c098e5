import { describe, expect, it } from 'vitest';
import { struckPriceOf } from './struckPrice.ts';

describe('where no law says otherwise', () => {
  it('a higher old price is struck through, with nothing beside it', () => {
    expect(struckPriceOf({ newPrice: 10, oldPrice: 12, lowestPrice: 11 }, 'none')).toEqual({ oldPrice: 12 });
  });

  it.each([10, 9, 0])('an old price of %d, which is no higher than 10, is not struck through', (oldPrice) => {
    expect(struckPriceOf({ newPrice: 10, oldPrice }, 'none')).toBeNull();
  });
});

it('a book without an old price has none to strike through', () => {
  expect(struckPriceOf({ newPrice: 10 }, 'none')).toBeNull();
  expect(struckPriceOf({ newPrice: 10, lowestPrice: 11 }, 'eu')).toBeNull();
});

describe('in the European Union', () => {
  it('an old price is struck through beside the lowest price of the 30 days before the reduction', () => {
    const struck = struckPriceOf({ newPrice: 10, oldPrice: 12, lowestPrice: 11 }, 'eu');
    expect(struck).toEqual({ oldPrice: 12, lowestPrice: 11 });
  });

  it('an old price is not struck through while nobody knows the lowest price before', () => {
    expect(struckPriceOf({ newPrice: 10, oldPrice: 12 }, 'eu')).toBeNull();
  });

  it.each([10, 9])(
    'an old price is not struck through where the book cost %d within the 30 days before',
    (lowestPrice) => {
      expect(struckPriceOf({ newPrice: 10, oldPrice: 12, lowestPrice }, 'eu')).toBeNull();
    },
  );

  it.each([10, 9])('an old price of %d, which is no higher than 10, is not struck through', (oldPrice) => {
    expect(struckPriceOf({ newPrice: 10, oldPrice, lowestPrice: 11 }, 'eu')).toBeNull();
  });
});
