import { describe, expect, it } from 'vitest';
import { refusals } from '../test/refusals.ts';
import { salesQuerySchema } from './sales.ts';
import { SALES_RANGES, toDayRange } from './salesRanges.ts';

const DAY_RULE = 'Must be a day: YYYY-MM-DD';
const EITHER = 'Either a range, or from and to';
const TOO_MANY = 'At most 400 of these';
const [from, to] = ['2026-01-01', '2026-01-02'];

describe('salesQuerySchema', () => {
  it('asks for the last thirty days by day unless the query differs', () => {
    expect(salesQuerySchema.parse({})).toEqual({ by: 'day', asked: '30d' });
    expect(salesQuerySchema.parse({ range: '12m', by: 'month' })).toEqual({ by: 'month', asked: '12m' });
    expect(salesQuerySchema.parse({ from, to, by: 'week' })).toEqual({ by: 'week', asked: { from, to } });
  });

  it.each([
    [{ from }, 'to', 'Required with from'],
    [{ to }, 'from', 'Required with to'],
    [{ from: to, to: from }, 'to', 'Must not be before from'],
    [{ from: '2026-02-30', to: '2026-03-01' }, 'from', DAY_RULE],
    [{ from: 'yesterday', to }, 'from', DAY_RULE],
    [{ range: '30d', from, to }, 'range', EITHER],
    [{ range: '30d', to }, 'range', EITHER],
    [{ range: '14d' }, 'range', `Must be one of ${SALES_RANGES.join(', ')}`],
    [{ by: 'year' }, 'by', 'Must be one of day, week, month'],
    [{ from, to: '2027-02-05' }, 'to', TOO_MANY],
    [{ from: '2019-01-07', to: '2026-09-07', by: 'week' }, 'to', TOO_MANY],
    [{ from: '1990-01-01', to: '2023-05-01', by: 'month' }, 'to', TOO_MANY],
  ])('refuses %j', (query, path, message) => {
    expect(refusals(salesQuerySchema, query)).toEqual([[path, message]]);
  });

  it.each([
    { from, to: from },
    { from, to: '2027-02-04' },
    { from: '2019-01-07', to: '2026-09-06', by: 'week' },
    { from: '1990-01-01', to: '2023-04-30', by: 'month' },
  ])('accepts %j', (query) => {
    expect(refusals(salesQuerySchema, query)).toEqual([]);
  });
});

describe('toDayRange', () => {
  it.each([
    ['2026-11-22', ['2026-11-16', '2026-10-24', '2026-11-01', '2025-12-01']],
    ['2024-02-29', ['2024-02-23', '2024-01-31', '2024-02-01', '2023-03-01']],
  ])('starts each range by the day %s', (today, starts) => {
    expect(SALES_RANGES.map((range) => toDayRange(range, today).from)).toEqual(starts);
  });
});
