import { describe, expect, it } from 'vitest';
import { arrivalNow, arrivalOf, arrivalText, arrivalWindow, daysText, isWorkingDay, readyText } from './arrival.ts';

const BERLIN = 'Europe/Berlin';
const times = { cutOff: '14:00', days: [2, 4], closed: ['12-25', '12-26', '2027-03-26'] } as const;
const windowOf = (moment: string, zone = BERLIN) => arrivalWindow(new Date(moment), times, zone);

describe('arrivalWindow', () => {
  // A Tuesday; in winter Berlin is an hour ahead of UTC.
  it.each([
    ['before the cut-off', '2026-11-24T12:59:59Z', '2026-11-26', '2026-11-30'],
    ['after the cut-off', '2026-11-24T13:00:00Z', '2026-11-27', '2026-12-01'],
    ['on the last second of a day', '2026-11-24T22:59:59Z', '2026-11-27', '2026-12-01'],
    ['on the first second of the next day', '2026-11-24T23:00:00Z', '2026-11-27', '2026-12-01'],
    ['on a Friday evening', '2026-11-27T14:00:00Z', '2026-12-02', '2026-12-04'],
    ['on a Sunday', '2026-11-29T22:00:00Z', '2026-12-02', '2026-12-04'],
    ['before days that are closed each year', '2026-12-23T09:00:00Z', '2026-12-28', '2026-12-30'],
    ['before a day that is closed once', '2027-03-25T08:00:00Z', '2027-03-30', '2027-04-01'],
    ['before the cut-off in summer', '2027-03-29T11:59:00Z', '2027-03-31', '2027-04-02'],
    ['after the cut-off in summer', '2027-03-29T12:00:00Z', '2027-04-01', '2027-04-05'],
  ])('counts working days of an order %s', (_when, moment, from, to) => {
    expect(windowOf(moment)).toEqual({ from, to });
  });

  it("uses days and times of the shop's zone", () => {
    expect(windowOf('2026-11-24T23:00:00Z', 'America/New_York')).toEqual({ from: '2026-11-27', to: '2026-12-01' });
    expect(windowOf('2026-11-24T13:00:00Z', 'America/New_York')).toEqual({ from: '2026-11-26', to: '2026-11-30' });
  });

  it('waits for an announced book', () => {
    const notBefore = (day: string) => arrivalWindow(new Date('2026-11-24T09:00:00Z'), times, BERLIN, day);
    expect(notBefore('2027-03-04')).toEqual({ from: '2027-03-08', to: '2027-03-10' });
    expect(notBefore('2027-03-06')).toEqual({ from: '2027-03-10', to: '2027-03-12' });
    expect(notBefore('2026-11-24')).toEqual(windowOf('2026-11-24T09:00:00Z'));
  });

  it('may end on the same day', () => {
    const today = { from: '2026-11-24', to: '2026-11-24' };
    expect(arrivalWindow(new Date('2026-11-24T08:00:00Z'), { ...times, days: [0, 0] }, BERLIN)).toEqual(today);
  });
});

describe('isWorkingDay', () => {
  it.each([
    ['2027-12-25', false],
    ['2027-03-26', false],
    ['2028-03-24', true],
  ])('is for %s: %s', (day, isWorking) => {
    expect(isWorkingDay(day, times.closed)).toBe(isWorking);
  });
});

describe('daysText', () => {
  const today = new Date('2026-11-24T10:00:00Z');

  it.each([
    ['2026-11-26', '2026-11-30', 'Thu 26 to Mon 30 Nov'],
    ['2026-11-26', '2026-11-26', 'Thu 26 Nov'],
    ['2026-11-30', '2026-12-02', 'Mon 30 Nov to Wed 2 Dec'],
    ['2026-12-20', '2026-12-25', 'Sun 20 to Fri 25 Dec'],
    ['2026-12-30', '2027-01-04', 'Wed 30 Dec to Mon 4 Jan 2027'],
    ['2026-11-26', '2027-11-26', 'Thu 26 Nov to Fri 26 Nov 2027'],
    ['2027-09-17', '2027-09-20', 'Fri 17 to Mon 20 Sep 2027'],
    ['2026-12-31', '2026-12-31', 'Thu 31 Dec'],
  ])('writes %s to %s as %s', (from, to, text) => {
    expect(daysText({ from, to }, today)).toBe(text);
    expect(arrivalText({ from, to }, today)).toBe(`Arrives ${text}`);
  });

  it('names the last day on which an order becomes ready', () => {
    expect(readyText({ from: '2026-11-26', to: '2026-11-27' }, today)).toBe('Ready by Fri 27 Nov');
  });

  it('formats the current delivery window, if the shop promises one', () => {
    expect(arrivalNow(today)).toBe('Arrives Thu 26 to Mon 30 Nov');
    expect(arrivalOf(today, {})).toBeNull();
  });
});
