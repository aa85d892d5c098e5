import { describe, expect, it } from 'vitest';
import { isPublishedDate } from './publishedDate.ts';

// rows: 570
describe('the date of a book', () => {
  it.each(['2019', '1455', '9999', '2019-03', '2019-12', '2019-03-05', '2024-02-29', '2000-02-29', '2099-12-31'])(
    'is %s',
    (text) => {
      expect(isPublishedDate(text)).toBe(true);
    },
  );

  it.each([
    ['a day that the month does not have', '2019-02-30'],
    ['a leap day in another year', '2019-02-29'],
    ['a leap day of 1900', '1900-02-29'],
    ['the month 0', '2019-00'],
    ['the month 13', '2019-13-01'],
    ['the day 0', '2019-01-00'],
    ['the day 32', '2019-01-32'],
    ['one digit for a month', '2019-3'],
    ['two digits for a year', '19'],
    ['a year with a zero before it', '0219'],
    ['five digits for a year', '12019'],
    ['a time', '2019-03-05T00:00:00Z'],
    ['the order of another country', '05.03.2019'],
    ['words', 'March 2019'],
    ['digits of another script', '٢٠١٩'],
    ['a line end', '2019\n'],
    ['nothing', ''],
  ])('is none with %s', (_what, text) => {
    expect(isPublishedDate(text)).toBe(false);
  });
});
