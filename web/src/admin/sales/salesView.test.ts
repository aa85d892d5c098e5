import { describe, expect, it } from 'vitest';
import { canGroupBy, readSalesView, toQuestion, toSalesSearch, withRange } from './salesView.ts';

const read = (search: string) => readSalesView(new URLSearchParams(search));
const YEAR = { from: '2026-01-01', to: '2026-12-31' };

describe('sales page address', () => {
  it.each([
    ['', { range: '30d', by: 'day' }],
    ['?range=12m', { range: '12m', by: 'month' }],
    ['?range=12m&by=week', { range: '12m', by: 'week' }],
    ['?from=2026-01-01&to=2026-01-31', { range: { from: '2026-01-01', to: '2026-01-31' }, by: 'day' }],
    ['?from=2026-01-01&to=2026-12-31', { range: YEAR, by: 'week' }],
    ['?from=2020-01-01&to=2026-12-31', { range: { from: '2020-01-01', to: '2026-12-31' }, by: 'month' }],
  ])('is read: “%s”', (search, view) => {
    expect(read(search)).toEqual(view);
    expect(read(toSalesSearch(read(search)))).toEqual(view);
  });

  it.each([
    '?range=forever',
    '?from=2026-02-01&to=2026-01-01',
    '?from=2026-02-30&to=2026-03-01',
    '?from=2026-01-01',
    '?from=1900-01-01&to=2026-01-01',
    '?by=hour',
  ])('is ignored if invalid: “%s”', (search) => {
    expect(read(search)).toEqual({ range: '30d', by: 'day' });
  });

  it("groups days within the server's limit", () => {
    const years = { from: '2020-01-01', to: '2026-12-31' };
    expect(['day', 'week', 'month'].filter((by) => canGroupBy(years, by as 'day'))).toEqual(['week', 'month']);
    expect(read('?from=2020-01-01&to=2026-12-31&by=day').by).toBe('month');
  });

  it('keeps the chosen grouping while the range allows it', () => {
    expect(withRange({ range: '30d', by: 'day' }, '12m')).toEqual({ range: '12m', by: 'month' });
    expect(withRange({ range: '30d', by: 'week' }, '12m')).toEqual({ range: '12m', by: 'week' });
    expect(withRange({ range: '12m', by: 'day' }, { from: '2020-01-01', to: '2026-12-31' }).by).toBe('month');
  });

  it('turns a view into the API query', () => {
    expect(toQuestion({ range: '7d', by: 'day' })).toEqual({ range: '7d', by: 'day' });
    expect(toQuestion({ range: YEAR, by: 'week' })).toEqual({ ...YEAR, by: 'week' });
  });
});
