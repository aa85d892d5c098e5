import { expect, it } from 'vitest';
import {
  compareNumbers,
  compareSeries,
  invoiceNumber,
  keptUntil,
  nextSeries,
  openInvoiceOf,
  parseInvoiceNumber,
} from './invoices.ts';

it('a number of an invoice is read as it is written, and nothing else is one', () => {
  expect(parseInvoiceNumber('AB-2026-17')).toEqual({ series: 'AB', year: 2026, count: 17 });
  expect(invoiceNumber({ series: 'AB', year: 2026, count: 17 })).toBe('AB-2026-17');
  for (const text of ['', 'A-2026-0', 'A-2026-01', 'a-2026-1', 'A-26-1', '2026-1', 'A-2026-1 ']) {
    expect(parseInvoiceNumber(text)).toBeNull();
  }
});

it('a series of invoices is followed by the next letter, and by one letter more after the last', () => {
  expect(['A', 'Y', 'Z', 'AZ', 'ZZ'].map(nextSeries)).toEqual(['B', 'Z', 'AA', 'BA', 'AAA']);
});

it('numbers of invoices are ordered by series, year and count', () => {
  const numbers = ['AA-2026-1', 'B-2026-1', 'A-2027-1', 'A-2026-10', 'A-2026-9'].flatMap(
    (text) => parseInvoiceNumber(text) ?? [],
  );
  expect(numbers.toSorted(compareNumbers).map(invoiceNumber)).toEqual([
    'A-2026-9',
    'A-2026-10',
    'A-2027-1',
    'B-2026-1',
    'AA-2026-1',
  ]);
});

it('a series of invoices comes after one that is shorter, or is earlier in the alphabet', () => {
  expect(['AA', 'B', 'A', 'Z', 'AB'].toSorted(compareSeries)).toEqual(['A', 'B', 'Z', 'AA', 'AB']);
  expect([compareSeries('A', 'B'), compareSeries('B', 'A'), compareSeries('B', 'B')]).toEqual([-1, 1, 0]);
});

it('an invoice is kept for whole years after its own', () => {
  expect(keptUntil('2026-01-01', 10).toISOString()).toBe('2037-01-02T00:00:00.000Z');
  expect(keptUntil('2026-12-31', 10)).toEqual(keptUntil('2026-01-01', 10));
});

it('an invoice is open until credit notes have taken all of it back, and the one of a free order until the first', () => {
  const invoice = (cents: number) => ({ kind: 'invoice' as const, cents });
  const credit = (cents: number) => ({ kind: 'credit-note' as const, cents: -cents || 0 });
  const [first, second, free] = [invoice(2500), invoice(2500), invoice(0)];
  expect([[first], [first, credit(500)], [free]].map(openInvoiceOf)).toEqual([first, first, free]);
  expect([[], [first, credit(500), credit(2000)], [free, credit(0)]].map(openInvoiceOf)).toEqual([null, null, null]);
  expect(openInvoiceOf([first, credit(2500), second])).toBe(second);
  expect(openInvoiceOf([credit(500)])).toBeNull();
});
