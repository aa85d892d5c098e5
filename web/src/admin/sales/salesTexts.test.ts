import type { SalesReport } from '@bookstore/contract/api/sales';
import { describe, expect, it } from 'vitest';
import { addUp } from './SalesPage.tsx';
import { salesCsv, salesFileName } from './salesFile.ts';
import { backlogText, changeText, rangeText, startText } from './salesTexts.ts';

const NOVEMBER = { from: '2026-11-01', to: '2026-11-22' };
const TWO_YEARS = { from: '2025-12-01', to: '2026-11-22' };

describe('sales texts', () => {
  it('name days, weeks and months in any time zone of the browser', () => {
    expect(startText('2026-11-01', 'day', NOVEMBER)).toBe('1 Nov');
    expect(startText('2025-12-29', 'week', TWO_YEARS)).toBe('29 Dec 2025');
    expect(startText('2026-11-01', 'month', NOVEMBER)).toBe('Nov 2026');
    expect(rangeText(NOVEMBER)).toBe('1 November to 22 November 2026');
    expect(rangeText(TWO_YEARS)).toBe('1 December 2025 to 22 November 2026');
    expect(rangeText({ from: '2026-11-22', to: '2026-11-22' })).toBe('22 November 2026');
  });

  it.each([
    [150, 100, 'Up 50%'],
    [50, 100, 'Down 50%'],
    [100, 100, 'No change'],
    [1000.4, 1000, 'Up less than 1%'],
    [10, 0, ''],
    [0, 0, ''],
    [0, 10, 'Down 100%'],
    [2500, 1, 'Up 249,900%'],
  ])('describe %d after %d as “%s”', (now, before, text) => {
    expect(changeText(now, before)).toBe(text);
  });
});

it.each([
  [0, null],
  [300, null],
  [301, "The latest orders aren't counted yet. The oldest has been waiting for 5 minutes."],
  [86_400, "The latest orders aren't counted yet. The oldest has been waiting for 1,440 minutes."],
])('describes an order that has waited for %d seconds as %j', (seconds, text) => {
  expect(backlogText(seconds)).toBe(text);
});

describe('sales file', () => {
  const report: SalesReport = {
    from: '2026-11-01',
    to: '2026-11-02',
    by: 'day',
    timeZone: 'UTC',
    behindSeconds: 0,
    buckets: [
      { start: '2026-11-01', orders: 1, books: 2, revenue: 0.1 },
      { start: '2026-11-02', orders: 2, books: 3, revenue: 0.2 },
    ],
    topBooks: [],
    byCategory: [],
  };

  it('writes one row per day, with two decimals', () => {
    expect(salesCsv(report)).toBe(
      '\uFEFF"Start","Orders","Books","Revenue (USD)"\r\n"2026-11-01",1,2,0.10\r\n"2026-11-02",2,3,0.20\r\n',
    );
    expect(salesFileName(report)).toBe('sales-2026-11-01-to-2026-11-02-by-day.csv');
  });

  it('adds up revenue in cents', () => {
    expect(addUp(report)).toEqual({ orders: 3, books: 5, revenue: 0.3 });
  });
});
