import { expect, it } from 'vitest';
import { formatMoment } from './formatMoment.ts';

it('writes a moment so that nobody takes the day for the month', () => {
  expect(formatMoment(new Date(2026, 8, 8, 14, 5).toISOString())).toBe('8 September 2026, 14:05');
});

it.each([undefined, '', 'yesterday'])('writes nothing for %j', (text) => {
  expect(formatMoment(text)).toBe('');
});
