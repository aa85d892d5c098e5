import { describe, expect, it } from 'vitest';
import { arrivalNow, arrivalOf, arrivalText, arrivalWindow, daysText, isWorkingDay } from './arrival.ts';

const BERLIN = 'Europe/Berlin';
const times = { cutOff: '14:00', days: [2, 4], closed: ['12-25', '12-26', '2027-03-26'] } as const;
const windowOf = (moment: string, zone = BERLIN) => arrivalWindow(new Date(moment), times, zone);

describe('when an order arrives', () => {
  it('an order before the cut-off leaves on that day, and after it on the next', () => {
    // Tuesday, 24 November 2026; Berlin is an hour ahead of UTC.
    expect(windowOf('2026-11-24T12:59:59Z')).toEqual({ from: '2026-11-26', to: '2026-11-30' });
    expect(windowOf('2026-11-24T13:00:00Z')).toEqual({ from: '2026-11-27', to: '2026-12-01' });
  });

  it('an order of a night belongs to the day of the shop, not to that of UTC', () => {
    // Midnight in Berlin is 23:00 in UTC: Wednesday has begun.
    expect(windowOf('2026-11-24T22:59:59Z')).toEqual(windowOf('2026-11-24T15:00:00Z'));
    expect(windowOf('2026-11-24T23:00:00Z')).toEqual({ from: '2026-11-27', to: '2026-12-01' });
    expect(windowOf('2026-11-24T23:00:00Z', 'America/New_York')).toEqual({ from: '2026-11-27', to: '2026-12-01' });
  });

  it('an order with an announced book leaves when it is out, and no sooner than it would without', () => {
    const notBefore = (day: string) => arrivalWindow(new Date('2026-11-24T09:00:00Z'), times, BERLIN, day);
    // A Thursday, and a Saturday.
    expect(notBefore('2027-03-04')).toEqual({ from: '2027-03-08', to: '2027-03-10' });
    expect(notBefore('2027-03-06')).toEqual({ from: '2027-03-10', to: '2027-03-12' });
    expect(notBefore('2026-11-24')).toEqual(windowOf('2026-11-24T09:00:00Z'));
  });

  it('an order of a weekend leaves on Monday', () => {
    expect(windowOf('2026-11-27T14:00:00Z')).toEqual({ from: '2026-12-02', to: '2026-12-04' });
    expect(windowOf('2026-11-28T08:00:00Z')).toEqual({ from: '2026-12-02', to: '2026-12-04' });
    expect(windowOf('2026-11-29T22:00:00Z')).toEqual({ from: '2026-12-02', to: '2026-12-04' });
  });

  it('nothing leaves or comes on closed days, of one year or of each', () => {
    // Wednesday before Christmas: the holidays are a Friday and a Saturday.
    expect(windowOf('2026-12-23T09:00:00Z')).toEqual({ from: '2026-12-28', to: '2026-12-30' });
    expect(windowOf('2027-03-25T08:00:00Z')).toEqual({ from: '2027-03-30', to: '2027-04-01' });
    expect(isWorkingDay('2027-12-25', times.closed)).toBe(false);
    expect(isWorkingDay('2028-03-24', times.closed)).toBe(true);
  });

  it('the cut-off is the same time of day in summer and in winter', () => {
    // Clocks go forward on Sunday, 28 March 2027, and back on Sunday, 25 October 2026.
    expect(windowOf('2027-03-29T11:59:00Z')).toEqual({ from: '2027-03-31', to: '2027-04-02' });
    expect(windowOf('2027-03-29T12:00:00Z')).toEqual({ from: '2027-04-01', to: '2027-04-05' });
    expect(windowOf('2026-10-26T12:59:00Z')).toEqual({ from: '2026-10-28', to: '2026-10-30' });
    expect(windowOf('2026-10-26T13:00:00Z')).toEqual({ from: '2026-10-29', to: '2026-11-02' });
  });

  it('a shop that delivers on the same day says so', () => {
    const sameDay = { ...times, days: [0, 0] } as const;
    const today = { from: '2026-11-24', to: '2026-11-24' };
    expect(arrivalWindow(new Date('2026-11-24T08:00:00Z'), sameDay, BERLIN)).toEqual(today);
  });
});

describe('a window of arrival in words', () => {
  // Tuesday morning by the clock of the specification's shop.
  const today = new Date('2026-11-24T10:00:00Z');

  it('a window within a month names the month once', () => {
    expect(arrivalText({ from: '2026-11-26', to: '2026-11-30' }, today)).toBe('Arrives Thu 26 to Mon 30 Nov');
  });

  it('a window over the end of a month or year names both months', () => {
    expect(daysText({ from: '2026-11-30', to: '2026-12-02' }, today)).toBe('Mon 30 Nov to Wed 2 Dec');
    expect(daysText({ from: '2026-12-30', to: '2027-01-04' }, today)).toBe('Wed 30 Dec to Mon 4 Jan');
    // The same month of another year.
    expect(daysText({ from: '2026-11-26', to: '2027-11-26' }, today)).toBe('Thu 26 Nov to Fri 26 Nov 2027');
  });

  it('a window that is far ahead names its year, which nobody could guess', () => {
    expect(daysText({ from: '2027-09-17', to: '2027-09-20' }, today)).toBe('Fri 17 to Mon 20 Sep');
    expect(daysText({ from: '2027-09-20', to: '2027-09-22' }, today)).toBe('Mon 20 to Wed 22 Sep 2027');
    expect(daysText({ from: '2101-12-30', to: '2102-01-02' }, today)).toBe('Fri 30 Dec to Mon 2 Jan 2102');
  });

  it('a window of one day names it once', () => {
    expect(arrivalText({ from: '2026-11-26', to: '2026-11-26' }, today)).toBe('Arrives Thu 26 Nov');
  });

  it('the window of this moment is that of the shop’s own times, and none where it promises no date', () => {
    expect(arrivalNow(today)).toBe('Arrives Thu 26 to Mon 30 Nov');
    expect(arrivalOf(today, {})).toBeNull();
  });
});
