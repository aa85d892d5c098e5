import { describe, expect, it } from 'vitest';
import { countOf, formatDate, formatLongDate, formatMoment, plainAmount, previewText } from './format.ts';

describe('format', () => {
  // rows: 137
  it("writes a short date as the reader's locale does", () => {
    expect(formatDate('2026-02-03T10:00:00.000Z')).toBe(new Date('2026-02-03T10:00:00.000Z').toLocaleDateString());
  });

  it("writes a long date's month as a word, and a moment's time", () => {
    expect(formatLongDate('2026-09-08T10:00:00.000Z')).toBe('8 September 2026');
    expect(formatMoment(new Date(2026, 8, 8, 14, 5).toISOString())).toBe('8 September 2026, 14:05');
  });

  it.each([undefined, '', 'yesterday'])('writes nothing when the date is %j', (text) => {
    for (const format of [formatDate, formatLongDate, formatMoment]) expect(format(text)).toBe('');
  });

  it('writes a number with what is counted', () => {
    expect([0, 1, 2400].map((count) => countOf(count, 'book'))).toEqual(['0 books', '1 book', '2,400 books']);
    expect(countOf(2, 'copy')).toBe('2 copies');
  });

  // rows: 84, 85, 312
  it('cuts a preview between characters, only if too long', () => {
    expect(previewText('x'.repeat(81), 80)).toBe(`${'x'.repeat(80)}...`);
    expect(previewText('x'.repeat(80), 80)).toBe('x'.repeat(80));
    expect(previewText('🦉🦉🦉', 2)).toBe('🦉🦉...');
  });

  it.each([
    ['19.99', '19.99'],
    ['19,99', '19.99'],
    ['$19.99', '19.99'],
    [' 19.99\u00a0', '19.99'],
    ['1,234.50', '1234.50'],
    ['1.234,50 €', '1234.50'],
    ["1'234.50", '1234.50'],
    ['1 234,5', '1234.5'],
    ['1,234', '1234'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['0,999', '0.999'],
    ['.5', '.5'],
    ['20', '20'],
  ])('reads the amount %j as %j', (text, amount) => {
    expect(plainAmount(text)).toBe(amount);
  });

  it.each(['', ' ', '$', 'free', '-5', '1e3', '12 books', '5.', '1,,2'])('reads no amount from %j', (text) => {
    expect(plainAmount(text)).toBeNull();
  });
});
