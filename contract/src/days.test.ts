import { describe, expect, it } from 'vitest';
import {
  addDays,
  countDays,
  dayOf,
  firstMomentOf,
  firstOf,
  firstOfMonth,
  isDay,
  isTimeZone,
  rangeBefore,
  startsOf,
} from './days.ts';

const ALL = 100_000;

describe('isDay', () => {
  it.each(['2024-02-29', '1900-01-01', '2999-12-31'])('accepts %s', (text) => {
    expect(isDay(text)).toBe(true);
  });

  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '26-01-01', '1899-12-31', '2026-01-01T00:00', ''])(
    'refuses %j',
    (text) => {
      expect(isDay(text)).toBe(false);
    },
  );
});

describe('dayOf', () => {
  it.each([
    ['2026-11-22T23:30:00Z', 'UTC', '2026-11-22'],
    ['2026-11-22T23:30:00Z', 'Europe/Berlin', '2026-11-23'],
    ['2026-11-22T04:30:00Z', 'America/New_York', '2026-11-21'],
    ['2026-10-24T22:00:00Z', 'Europe/Berlin', '2026-10-25'],
    ['2026-10-25T22:59:59Z', 'Europe/Berlin', '2026-10-25'],
    ['2026-10-25T23:00:00Z', 'Europe/Berlin', '2026-10-26'],
    ['2026-03-29T21:59:59Z', 'Europe/Berlin', '2026-03-29'],
    ['2026-03-29T22:00:00Z', 'Europe/Berlin', '2026-03-30'],
    ['2026-12-31T12:00:00Z', 'Pacific/Kiritimati', '2027-01-01'],
  ])('%s is in %s on the day %s', (moment, timeZone, day) => {
    expect(dayOf(new Date(moment), timeZone)).toBe(day);
  });

  it('refuses an unknown time zone', () => {
    expect(['UTC', 'Europe/Berlin', 'America/St_Johns'].every(isTimeZone)).toBe(true);
    expect(['Berlin', 'Europe/Atlantis', '', 'UTC; rm'].some(isTimeZone)).toBe(false);
  });
});

describe('days, weeks and months', () => {
  it.each([
    ['2026-11-22', 'week', '2026-11-16'],
    ['2026-11-16', 'week', '2026-11-16'],
    ['2027-01-01', 'week', '2026-12-28'],
    ['2024-03-01', 'month', '2024-03-01'],
    ['2024-02-29', 'month', '2024-02-01'],
  ] as const)('%s is in the %s of %s', (day, by, first) => {
    expect(firstOf(day, by)).toBe(first);
  });

  it('cross year ends and leap days', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect([firstOfMonth('2026-01-31', -1), firstOfMonth('2026-12-31', 1)]).toEqual(['2025-12-01', '2027-01-01']);
    expect(countDays({ from: '2024-01-01', to: '2024-12-31' })).toBe(366);
    expect(rangeBefore({ from: '2024-03-01', to: '2024-03-02' })).toEqual({ from: '2024-02-28', to: '2024-02-29' });
    expect(startsOf({ from: '2026-12-30', to: '2027-01-05' }, 'week', ALL)).toEqual(['2026-12-30', '2027-01-04']);
    expect(startsOf({ from: '2026-12-30', to: '2027-01-04' }, 'week', ALL)).toEqual(['2026-12-30', '2027-01-04']);
    expect(startsOf({ from: '2026-12-31', to: '2027-01-05' }, 'day', 2)).toEqual(['2026-12-31', '2027-01-01']);
    expect(startsOf({ from: '2026-12-31', to: '2027-01-01' }, 'day', ALL)).toEqual(['2026-12-31', '2027-01-01']);
    const months = ['2026-11-30', '2026-12-01', '2027-01-01'];
    expect(startsOf({ from: '2026-11-30', to: '2027-01-05' }, 'month', ALL)).toEqual(months);
  });
});

describe('firstMomentOf', () => {
  it.each([
    ['2026-11-22', 'UTC', '2026-11-22T00:00:00.000Z'],
    ['2026-11-22', 'Europe/Berlin', '2026-11-21T23:00:00.000Z'],
    ['2026-07-01', 'America/New_York', '2026-07-01T04:00:00.000Z'],
    ['2026-11-22', 'Pacific/Kiritimati', '2026-11-21T10:00:00.000Z'],
    ['2026-11-22', 'Etc/GMT+12', '2026-11-22T12:00:00.000Z'],
    // The hour after midnight was skipped.
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
  ])('%s in %s is %s', (day, zone, moment) => {
    expect(firstMomentOf(day, zone)).toEqual(new Date(moment));
  });
});
