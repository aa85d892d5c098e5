import { expect, it } from 'vitest';
import { formatDate } from './formatDate.ts';

// rows: 137
it("writes a date as the reader's locale does", () => {
  expect(formatDate('2026-02-03T10:00:00.000Z')).toBe(new Date('2026-02-03T10:00:00.000Z').toLocaleDateString());
});

it.each([undefined, '', 'yesterday'])('writes nothing for %j', (iso) => {
  expect(formatDate(iso)).toBe('');
});
