import { describe, expect, it } from 'vitest';
import { refusals } from '../test/refusals.ts';
import { ordersCountSchema, ordersQuerySchema } from './ordersQuery.ts';

describe('the query of the list of orders', () => {
  it('the query of the list of orders has a limit of 50 unless it says otherwise', () => {
    expect(ordersQuerySchema.parse({})).toEqual({ limit: 50 });
    expect(ordersQuerySchema.parse({ limit: '7', q: ' ada ', status: 'packed' })).toEqual({
      limit: 7,
      q: 'ada',
      status: 'packed',
    });
  });

  it.each(['0', '101', '1e1', '0x10', ' 5', '-1', '1.5', 7])(
    'the query of the list of orders refuses the limit %j',
    (limit) => {
      expect(ordersQuerySchema.safeParse({ limit }).success).toBe(false);
    },
  );

  const times = (query: Record<string, string>) => ordersQuerySchema.safeParse(query);

  it('the query of the list of orders takes moments in UTC, the first of them earlier than the second', () => {
    const from = '2026-11-21T23:00:00Z';
    const to = '2026-11-22T23:00:00.000Z';
    expect(times({ from, to }).data).toEqual({ from: new Date(from), to: new Date(to), limit: 50 });
    expect(times({ to }).data).toEqual({ to: new Date(to), limit: 50 });
    for (const query of [
      { from: to, to: from },
      { from, to: from },
    ]) {
      expect(times(query).error?.issues).toMatchObject([{ path: ['to'], message: 'Must be later than from' }]);
      expect(ordersCountSchema.safeParse(query).success).toBe(false);
    }
  });

  it.each([
    '2026-11-22',
    '2026-02-30T00:00:00Z',
    '2026-11-22T00:00:00+01:00',
    '1969-12-31T23:59:59.999Z',
    '0000-01-01T00:00:00Z',
    'now',
    1,
  ])('the query of the list of orders refuses the moment %j', (from) => {
    expect(ordersQuerySchema.safeParse({ from }).success).toBe(false);
    expect(ordersCountSchema.safeParse({ from }).success).toBe(false);
  });
});

it('a query of the list of orders that is refused is told why', () => {
  const wrong = (query: object) => refusals(ordersQuerySchema, query);
  expect(wrong({ limit: '100', q: '🦉'.repeat(320), from: '1970-01-01T00:00:00.000Z' })).toEqual([]);
  expect(wrong({ cursor: 'x'.repeat(1_000) })).toEqual([]);
  expect(wrong({ cursor: 'x'.repeat(1_001) })).toHaveLength(1);
  expect(wrong({ limit: '0' })).toEqual([['limit', 'At least 1']]);
  expect(wrong({ limit: '101' })).toEqual([['limit', 'At most 100']]);
  expect(wrong({ limit: 'x' })).toEqual([['limit', 'Must be a whole number']]);
  expect(wrong({ limit: 7 })).toEqual([['limit', 'Must be a whole number']]);
  expect(wrong({ q: '🦉'.repeat(321) })).toEqual([['q', 'At most 320 characters']]);
  expect(wrong({ from: 'now' })).toEqual([['from', 'Must be a moment like 2026-11-22T00:00:00.000Z']]);
});
