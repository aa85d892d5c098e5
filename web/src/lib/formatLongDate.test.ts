import { expect, it } from 'vitest';
import { formatLongDate } from './formatLongDate.ts';

it('writes the month as a word, so that nobody takes it for the day', () => {
  expect(formatLongDate('2026-09-08T10:00:00.000Z')).toBe('8 September 2026');
});

it.each([undefined, '', 'yesterday'])('writes nothing for %j', (iso) => {
  expect(formatLongDate(iso)).toBe('');
});
