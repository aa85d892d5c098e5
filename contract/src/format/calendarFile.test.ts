import { describe, expect, it } from 'vitest';
import { CASH_ON_DELIVERY } from '../payment.ts';
import { calendarFile } from './calendarFile.ts';

const ORDER = {
  _id: '3f2a9c1b00000000000000000000ffff',
  createdAt: '2026-11-24T10:05:09.123Z',
  totalPrice: '15.75',
  payment: CASH_ON_DELIVERY,
  arrival: { from: '2026-11-26', to: '2026-11-30' },
};

describe('calendarFile', () => {
  it('has one all-day entry with the amount to pay', () => {
    expect(calendarFile(ORDER).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Book Store//Order//EN',
      'BEGIN:VEVENT',
      'UID:order-3f2a9c1b00000000000000000000ffff',
      'DTSTAMP:20261124T100509Z',
      'DTSTART;VALUE=DATE:20261126',
      'DTEND;VALUE=DATE:20261201',
      'SUMMARY:Books from Book Store',
      'DESCRIPTION:Order 3f2a9c1b. Have $15.75 in cash ready for the courier.',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('ends the day after, and is empty without a promised day', () => {
    const file = calendarFile({ ...ORDER, arrival: { from: '2026-12-31', to: '2026-12-31' } });
    expect(file).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
    const { arrival: _arrival, ...without } = ORDER;
    expect(calendarFile(without)).toBe('');
  });

  it('escapes separators and line breaks', () => {
    expect(calendarFile(ORDER, 'Salt, Tide; \\ and\nRoad')).toContain(
      String.raw`SUMMARY:Books from Salt\, Tide\; \\ and\nRoad`,
    );
  });

  it('folds long lines between characters', () => {
    const name = 'Ö📚'.repeat(40);
    const file = calendarFile(ORDER, name);
    for (const line of file.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
    expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:Books from ${name}\r\n`);
  });
});
