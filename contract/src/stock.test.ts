import { describe, expect, it } from 'vitest';
import { availabilityOf, stockChangeSchema } from './stock.ts';

describe('the availability of a book', () => {
  it.each([
    [null, {}],
    [0, { availability: 'sold-out' }],
    [1, { availability: 'low', left: 1 }],
    [3, { availability: 'low', left: 3 }],
    [4, { availability: 'in-stock' }],
    [100_000, { availability: 'in-stock' }],
  ])('with %j copies is %j', (count, expected) => {
    expect(availabilityOf(count)).toEqual(expected);
  });
});

describe('what changes a stock', () => {
  it.each([{ count: 0 }, { count: 100_000 }, { count: null }, { change: 1 }, { change: -100_000 }])('is %j', (body) => {
    expect(stockChangeSchema.parse({ ...body, _id: 'x' })).toEqual(body);
  });

  it.each([
    [{}, 'count'],
    [{ count: -1 }, 'count'],
    [{ count: 100_001 }, 'count'],
    [{ count: 1.5 }, 'count'],
    [{ count: '3' }, 'count'],
    [{ change: 0 }, 'change'],
    [{ change: 100_001 }, 'change'],
    [{ change: null }, 'change'],
    [{ count: 1, change: 1 }, 'count'],
    [{ count: null, change: 1 }, 'count'],
  ])('is not %j, which names the field', (body, field) => {
    expect(stockChangeSchema.safeParse(body).error?.issues.map(({ path }) => path)).toEqual([[field]]);
  });
});
