import { expect, it } from 'vitest';
import { countOf } from './countText.ts';

it.each([
  [0, '0 books'],
  [1, '1 book'],
  [2400, '2,400 books'],
])('%i is said with what is counted', (count, text) => {
  expect(countOf(count, 'book')).toBe(text);
});

it('a plural can be another than with an s', () => {
  expect(countOf(2, 'copy', 'copies')).toBe('2 copies');
});
