import { expect, it } from 'vitest';
import { countOf, formatDate, formatLongDate, formatMoment, plainAmount, previewText } from './format.ts';

// rows: 137
it("writes a short date as the reader's locale does", () => {
  expect(formatDate('2026-02-03T10:00:00.000Z')).toBe(new Date('2026-02-03T10:00:00.000Z').toLocaleDateString());
});

it.each([undefined, '', 'yesterday'])('writes a short date as nothing when the date is %j', (iso) => {
  expect(formatDate(iso)).toBe('');
});

it('writes the month of a long date as a word', () => {
  expect(formatLongDate('2026-09-08T10:00:00.000Z')).toBe('8 September 2026');
});

it.each([undefined, '', 'yesterday'])('writes a long date as nothing when the date is %j', (iso) => {
  expect(formatLongDate(iso)).toBe('');
});

it('writes a moment with the month as a word and the time of day', () => {
  expect(formatMoment(new Date(2026, 8, 8, 14, 5).toISOString())).toBe('8 September 2026, 14:05');
});

it.each([undefined, '', 'yesterday'])('writes a moment as nothing when the date is %j', (text) => {
  expect(formatMoment(text)).toBe('');
});

it.each([
  [0, '0 books'],
  [1, '1 book'],
  [2400, '2,400 books'],
])('writes the number %i with what is counted', (count, text) => {
  expect(countOf(count, 'book')).toBe(text);
});

it('takes a plural that does not end in an s', () => {
  expect(countOf(2, 'copy')).toBe('2 copies');
});

// rows: 84, 85, 312
it('cuts a text that is too long for a preview and adds an ellipsis', () => {
  expect(previewText('x'.repeat(81), 80)).toBe(`${'x'.repeat(80)}...`);
});

it('leaves a preview text of exactly the allowed length as it is', () => {
  expect(previewText('x'.repeat(80), 80)).toBe('x'.repeat(80));
});

it('never cuts a character of a preview text in two', () => {
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
