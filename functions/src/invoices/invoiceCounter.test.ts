import { expect, it } from 'vitest';
import { counterAfter } from './invoiceCounter.ts';

it.each([
  ['in the series after the latest', [{ series: 'A' }, { series: 'C' }, { series: 'B' }], 'D'],
  ['in the first series without invoices', [], 'A'],
  ['in the first series with only invalid numbers', [null], 'A'],
])('continue %s when the counter was lost', (_where, numbers, series) => {
  expect(counterAfter(numbers, 2026)).toEqual({ series, year: 2026, last: 0 });
});
