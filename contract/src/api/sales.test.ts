import { describe, expect, it } from 'vitest';
import { refusals } from '../test/refusals.ts';
import { salesQuerySchema } from './sales.ts';
import { SALES_RANGES, toDayRange } from './salesRanges.ts';

const read = (query: Record<string, string>) => salesQuerySchema.safeParse(query);
const pathsOf = (query: Record<string, string>) => read(query).error?.issues.map(({ path }) => path.join('.'));

describe('the query of the sales', () => {
  it('the query of the sales is the last thirty days by day, unless it says something else', () => {
    expect(read({}).data).toEqual({ by: 'day', asked: '30d' });
    expect(read({ range: '12m', by: 'month' }).data).toEqual({ by: 'month', asked: '12m' });
    const range = { from: '2026-01-01', to: '2026-01-31' };
    expect(read({ ...range, by: 'week' }).data).toEqual({ by: 'week', asked: range });
  });

  it.each([
    [{ from: '2026-01-01' }, 'to'],
    [{ to: '2026-01-01' }, 'from'],
    [{ from: '2026-01-02', to: '2026-01-01' }, 'to'],
    [{ from: '2026-02-30', to: '2026-03-01' }, 'from'],
    [{ from: 'yesterday', to: '2026-03-01' }, 'from'],
    [{ range: '30d', from: '2026-01-01', to: '2026-01-02' }, 'range'],
    [{ range: '14d' }, 'range'],
    [{ by: 'year' }, 'by'],
    [{ from: '2026-01-01', to: '2027-02-05' }, 'to'],
    [{ from: '1990-01-01', to: '2023-05-01', by: 'month' }, 'to'],
  ])('a query of the sales with %o is refused for its %s', (query, path) => {
    expect(pathsOf(query)).toEqual([path]);
  });

  it('the query of the sales has at most four hundred days, weeks or months', () => {
    expect(read({ from: '2026-01-01', to: '2027-02-04' }).success).toBe(true);
    expect(read({ from: '1990-01-01', to: '2023-04-30', by: 'month' }).success).toBe(true);
    expect(read({ from: '2019-01-07', to: '2026-09-06', by: 'week' }).success).toBe(true);
    expect(pathsOf({ from: '2019-01-07', to: '2026-09-07', by: 'week' })).toEqual(['to']);
  });

  it('the query of the sales knows its ranges by the day that it is', () => {
    const from = (today: string) => SALES_RANGES.map((range) => toDayRange(range, today).from);
    expect(from('2026-11-22')).toEqual(['2026-11-16', '2026-10-24', '2026-11-01', '2025-12-01']);
    expect(from('2024-02-29')).toEqual(['2024-02-23', '2024-01-31', '2024-02-01', '2023-03-01']);
  });
});

it('a query of the sales that is refused is told why', () => {
  const wrong = (query: Record<string, string>) => refusals(salesQuerySchema, query);
  const [from, to] = ['2026-01-01', '2026-01-02'];
  const either = [['range', 'Either a range, or from and to']];
  expect(wrong({ range: '30d', from, to })).toEqual(either);
  expect(wrong({ range: '30d', to })).toEqual(either);
  expect(wrong({ from })).toEqual([['to', 'Required with from']]);
  expect(wrong({ to })).toEqual([['from', 'Required with to']]);
  expect(wrong({ from: to, to: from })).toEqual([['to', 'Must not be before from']]);
  expect(wrong({ from, to: from })).toEqual([]);
  expect(wrong({ from, to: '2029-01-01' })).toEqual([['to', 'At most 400 of these']]);
  expect(wrong({ from: 'yesterday', to })).toEqual([['from', 'Must be a day: YYYY-MM-DD']]);
  expect(wrong({ range: '14d' })).toEqual([['range', `Must be one of ${SALES_RANGES.join(', ')}`]]);
  expect(wrong({ by: 'year' })).toEqual([['by', 'Must be one of day, week, month']]);
});
