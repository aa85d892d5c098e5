import { describe, expect, it } from 'vitest';
import { daysAfter, timestamp } from './timestamps.ts';

describe('timestamps', () => {
  it('reads a stored time as a date and refuses anything else', () => {
    const date = new Date('2026-05-01T10:00:00Z');
    expect(timestamp.parse({ toDate: () => date })).toBe(date);
    for (const value of [null, undefined, 'toDate', 7, {}, { toDate: 7 }, date]) {
      expect(timestamp.safeParse(value).success).toBe(false);
    }
  });

  it('adds days of 24 hours', () => {
    expect(daysAfter(new Date('2026-03-28T12:00:00Z'), 60)).toEqual(new Date('2026-05-27T12:00:00Z'));
  });
});
