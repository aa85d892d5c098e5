import { describe, expect, it } from 'vitest';
import { refusals } from '../test/refusals.ts';
import { availabilityOf, stockChangeSchema, stockQuerySchema } from './stock.ts';

describe('availabilityOf', () => {
  it.each([
    [null, {}],
    [0, { availability: 'sold-out' }],
    [1, { availability: 'low', left: 1 }],
    [3, { availability: 'low', left: 3 }],
    [4, { availability: 'in-stock' }],
  ])('classifies a stock of %j as %j', (count, expected) => {
    expect(availabilityOf(count)).toEqual(expected);
  });
});

const COUNT_RULE = 'Must be a whole number from 0 to 100000';
const CHANGE_RULE = 'Must be a whole number from -100000 to 100000, and not 0';

describe('stockChangeSchema', () => {
  it.each([{ count: 0 }, { count: 100_000 }, { count: null }, { change: 1 }, { change: -100_000 }])(
    'accepts %j',
    (body) => {
      expect(stockChangeSchema.parse({ ...body, _id: 'x' })).toEqual(body);
    },
  );

  it.each([
    [{}, 'count', 'Either count or change'],
    [{ count: -1 }, 'count', COUNT_RULE],
    [{ count: 100_001 }, 'count', COUNT_RULE],
    [{ count: 1.5 }, 'count', COUNT_RULE],
    [{ count: '3' }, 'count', COUNT_RULE],
    [{ change: 0 }, 'change', CHANGE_RULE],
    [{ change: 100_001 }, 'change', CHANGE_RULE],
    [{ change: null }, 'change', CHANGE_RULE],
    [{ count: 1, change: 1 }, 'count', "Can't be combined with change"],
    [{ count: null, change: 1 }, 'count', "Can't be combined with change"],
  ])('refuses %j', (body, path, message) => {
    expect(refusals(stockChangeSchema, body)).toEqual([[path, message]]);
  });
});

describe('stockQuerySchema', () => {
  it('requires ids', () => {
    expect(stockQuerySchema.parse({ ids: 'a,b' })).toEqual({ ids: ['a', 'b'] });
    expect(refusals(stockQuerySchema, {})).toEqual([['ids', 'Required']]);
  });
});
