import { describe, expect, it } from 'vitest';
import {
  compareNumbers,
  compareSeries,
  invoiceNumber,
  keptUntil,
  nextSeries,
  openInvoiceOf,
  parseInvoiceNumber,
} from './invoices.ts';

describe('invoices', () => {
  it('parses invoice numbers only', () => {
    expect(parseInvoiceNumber('AB-2026-17')).toEqual({ series: 'AB', year: 2026, count: 17 });
    expect(invoiceNumber({ series: 'AB', year: 2026, count: 17 })).toBe('AB-2026-17');
    for (const text of ['', 'A-2026-0', 'A-2026-01', 'a-2026-1', 'A-26-1', '2026-1', 'A-2026-1 ']) {
      expect(parseInvoiceNumber(text)).toBeNull();
    }
  });

  it('continues series with the next letter, then with one more letter', () => {
    expect(['A', 'Y', 'Z', 'AZ', 'ZZ'].map(nextSeries)).toEqual(['B', 'Z', 'AA', 'BA', 'AAA']);
  });

  it('sorts by series, year and count', () => {
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

  it('sorts shorter series first, then alphabetically', () => {
    expect(['AA', 'B', 'A', 'Z', 'AB'].toSorted(compareSeries)).toEqual(['A', 'B', 'Z', 'AA', 'AB']);
    expect([compareSeries('A', 'B'), compareSeries('B', 'A'), compareSeries('B', 'B')]).toEqual([-1, 1, 0]);
  });

  it('keeps invoices for whole years after their own', () => {
    expect(keptUntil('2026-01-01', 10).toISOString()).toBe('2037-01-02T00:00:00.000Z');
    expect(keptUntil('2026-12-31', 10)).toEqual(keptUntil('2026-01-01', 10));
  });

  it('is open until fully credited, if free until the first credit note', () => {
    const invoice = (cents: number) => ({ kind: 'invoice' as const, cents });
    const credit = (cents: number) => ({ kind: 'credit-note' as const, cents: -cents || 0 });
    const [first, second, free] = [invoice(2500), invoice(2500), invoice(0)];
    expect([[first], [first, credit(500)], [free]].map(openInvoiceOf)).toEqual([first, first, free]);
    expect([[], [first, credit(500), credit(2000)], [free, credit(0)]].map(openInvoiceOf)).toEqual([null, null, null]);
    expect(openInvoiceOf([first, credit(2500), second])).toBe(second);
    expect(openInvoiceOf([credit(500)])).toBeNull();
  });
});
