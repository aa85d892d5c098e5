import { expect, it } from 'vitest';
import { BOOK_COUNT, parseBookCount } from './bookCount.ts';

it('--books takes whole numbers that the emulator is known to hold', () => {
  expect(parseBookCount('100000')).toBe(100_000);
  expect(parseBookCount(String(BOOK_COUNT.min))).toBe(BOOK_COUNT.min);
  expect(parseBookCount(String(BOOK_COUNT.max))).toBe(BOOK_COUNT.max);
});

it.each(['', '0', '99', '100001', '1e5', '100,000', '100.5', '-200', 'many'])('--books refuses %j', (text) => {
  expect(() => parseBookCount(text)).toThrow('from 100 to 100,000');
});
