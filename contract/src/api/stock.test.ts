import { describe, expect, it } from 'vitest';
import { refusals } from '../test/refusals.ts';
import { availabilityOf, stockChangeSchema, stockQuerySchema } from './stock.ts';

describe('the availability of a book', () => {
  it.each([
    [null, {}],
    [0, { availability: 'sold-out' }],
    [1, { availability: 'low', left: 1 }],
    [3, { availability: 'low', left: 3 }],
    [4, { availability: 'in-stock' }],
    [100_000, { availability: 'in-stock' }],
  ])('the availability of a book with %j copies is %j', (count, expected) => {
    expect(availabilityOf(count)).toEqual(expected);
  });
});

describe('what changes a stock', () => {
  it.each([{ count: 0 }, { count: 100_000 }, { count: null }, { change: 1 }, { change: -100_000 }])(
    'a change of a stock is %j',
    (body) => {
      expect(stockChangeSchema.parse({ ...body, _id: 'x' })).toEqual(body);
    },
  );

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
  ])('a change of a stock is not %j, which names the field', (body, field) => {
    expect(stockChangeSchema.safeParse(body).error?.issues.map(({ path }) => path)).toEqual([[field]]);
  });
});

it('a change of a stock that is refused is told why', () => {
  const wrong = (body: object) => refusals(stockChangeSchema, body);
  expect(wrong({})).toEqual([['count', 'Either count or change']]);
  expect(wrong({ count: 1, change: 1 })).toEqual([['count', 'Not together with change']]);
  expect(wrong({ count: null, change: 1 })).toEqual([['count', 'Not together with change']]);
  expect(wrong({ count: -1 })).toEqual([['count', 'Must be a whole number from 0 to 100000']]);
  expect(wrong({ change: 0 })).toEqual([['change', 'Must be a whole number from -100000 to 100000, and not 0']]);
});

it('the stock of books is asked for by their ids', () => {
  expect(stockQuerySchema.parse({ ids: 'a,b' })).toEqual({ ids: ['a', 'b'] });
  expect(refusals(stockQuerySchema, {})).toEqual([['ids', 'Required']]);
});
