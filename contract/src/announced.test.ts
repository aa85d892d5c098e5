import { describe, expect, it } from 'vitest';
import { firstDayOfDate, futurePublicationOf, latestPublication, publicationText } from './announced.ts';
import { SHOP_TIME_ZONE } from './arrival.ts';
import { firstMomentOf } from './days.ts';

const before = (day: string) => new Date(firstMomentOf(day, SHOP_TIME_ZONE).getTime() - 1);

describe('announced book', () => {
  it.each([
    ['2027', '2027-01-01', 'Out in 2027'],
    ['2027-03', '2027-03-01', 'Out in March 2027'],
    ['2027-03-04', '2027-03-04', 'Out 4 March 2027'],
  ])('of %s is announced until %s begins in the shop', (published, day, text) => {
    expect(firstDayOfDate(published)).toBe(day);
    expect(futurePublicationOf({ published }, before(day))).toBe(published);
    expect(futurePublicationOf({ published }, firstMomentOf(day, SHOP_TIME_ZONE))).toBe('');
    expect(publicationText(published)).toBe(text);
  });

  it('needs a date', () => {
    expect([futurePublicationOf({}), futurePublicationOf({ published: '' })]).toEqual(['', '']);
  });

  it('of several: the last date counts', () => {
    expect(latestPublication(['2027-03-04', '', '2027-04', '2027'])).toBe('2027-04-01');
    expect([latestPublication(['', '']), latestPublication([])]).toEqual(['', '']);
  });
});
