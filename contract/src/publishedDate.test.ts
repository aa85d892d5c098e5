import { describe, expect, it } from 'vitest';
import { readPublishedDate } from './publishedDate.ts';

describe('readPublishedDate', () => {
  it.each([
    ['2019', '2019'],
    ['2019-03', '2019-03'],
    ['2019-03-05', '2019-03-05'],
    ['2020/10/25', '2020-10-25'],
    ['2019-03-05T01:00:00+01:00', '2019-03-05'],
    ['20190305', '2019-03-05'],
    ['05.03.2019', '2019-03-05'],
    ['12/31/2026', '2026-12-31'],
    ['31/12/2026 00:00', '2026-12-31'],
    ['31-12-2026', '2026-12-31'],
    ['12.31.2026', '2026-12-31'],
    ['March 2019', '2019-03'],
    ['Mar 5, 2019', '2019-03-05'],
    ['March 5th, 2019', '2019-03-05'],
    ['5 March 2019', '2019-03-05'],
    ['Sept. 2019', '2019-09'],
    ['5. März 2019', '2019-03-05'],
  ])('reads %j as %s', (typed, date) => {
    expect(readPublishedDate(typed)).toEqual({ date, isYearOnly: false });
  });

  it.each([
    ['Mardi 5 juin 2001', '2001'],
    ['Augsburg, 1999', '1999'],
    ['03/05/2019', '2019'],
    ['12/12/2019', '2019'],
    ['31/13/2019', '2019'],
    ['31/12.2019', '2019'],
    ['Marchand 1999', '1999'],
    ['Mayence 1820', '1820'],
    ['c1999', '1999'],
    ['[2004]', '2004'],
    ['31 February 2019', '2019'],
    ['2019-13', '2019'],
  ])('takes only the year of %j', (typed, date) => {
    expect(readPublishedDate(typed)).toEqual({ date, isYearOnly: true });
  });

  it.each([
    '',
    'unknown',
    '1999-2001',
    '1998, 1999',
    '0101-01-01T00:00:00',
    '19990',
    '12/31/26',
    '31-Dec-26',
    '20191345',
    '2099-12-31',
    '9999',
    ' '.repeat(100_000),
  ])('finds no date in %j', (typed) => {
    expect(readPublishedDate(typed)).toBeNull();
  });
});
