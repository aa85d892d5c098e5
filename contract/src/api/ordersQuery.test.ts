import { describe, expect, it } from 'vitest';
import { refusals } from '../test/refusals.ts';
import { ordersCountSchema, ordersQuerySchema } from './ordersQuery.ts';

const NO_MOMENT = 'Must be a time like 2026-11-22T00:00:00.000Z';
const [from, to] = ['2026-11-21T23:00:00Z', '2026-11-22T23:00:00.000Z'];

describe('ordersQuerySchema', () => {
  it('limits pages to 50 orders unless the query differs', () => {
    expect(ordersQuerySchema.parse({})).toEqual({ limit: 50 });
    const query = { limit: '7', q: ' ada ', status: 'packed', from, to };
    const times = { from: new Date(from), to: new Date(to) };
    expect(ordersQuerySchema.parse(query)).toEqual({ limit: 7, q: 'ada', status: 'packed', ...times });
    expect(ordersQuerySchema.parse({ to })).toEqual({ to: new Date(to), limit: 50 });
  });

  it('accepts values at the limits', () => {
    const query = { limit: '100', q: '🦉'.repeat(320), from: '1970-01-01T00:00:00.000Z', cursor: 'x'.repeat(1_000) };
    expect(refusals(ordersQuerySchema, query)).toEqual([]);
  });

  it.each([
    [{ cursor: 'x'.repeat(1_001) }, 'cursor', expect.any(String)],
    [{ limit: '0' }, 'limit', 'At least 1'],
    [{ limit: '101' }, 'limit', 'At most 100'],
    [{ limit: '1e1' }, 'limit', 'Must be a whole number'],
    [{ limit: 7 }, 'limit', 'Must be a whole number'],
    [{ q: '🦉'.repeat(321) }, 'q', 'At most 320 characters'],
  ])('refuses %j', (query, path, message) => {
    expect(refusals(ordersQuerySchema, query)).toEqual([[path, message]]);
  });

  it.each([
    [{ from: '2026-11-22' }, 'from', NO_MOMENT],
    [{ from: '2026-02-30T00:00:00Z' }, 'from', NO_MOMENT],
    [{ from: '2026-11-22T00:00:00+01:00' }, 'from', NO_MOMENT],
    [{ from: '1969-12-31T23:59:59.999Z' }, 'from', NO_MOMENT],
    [{ from: '0000-01-01T00:00:00Z' }, 'from', NO_MOMENT],
    [{ from: 1 }, 'from', NO_MOMENT],
    [{ from: to, to: from }, 'to', 'Must be later than from'],
    [{ from, to: from }, 'to', 'Must be later than from'],
  ])('refuses the times %j, also for a count', (query, path, message) => {
    for (const schema of [ordersQuerySchema, ordersCountSchema])
      expect(refusals(schema, query)).toEqual([[path, message]]);
  });
});
