import { describe, expect, it } from 'vitest';
import { isPublishedDate, toIsbn13, toLanguageTag } from './bookFields.ts';

describe('the language of a book', () => {
  it.each([
    ['en', 'en'],
    ['EN-gb', 'en-GB'],
    ['deu', 'de'],
    ['iw', 'he'],
    ['pt-br', 'pt-BR'],
    ['zh-hant-tw', 'zh-Hant-TW'],
    ['fil', 'fil'],
  ])('the language %s of a book is kept as %s', (typed, tag) => {
    expect(toLanguageTag(typed)).toBe(tag);
    expect(toLanguageTag(tag)).toBe(tag);
  });

  it.each([
    'german',
    'English',
    'Deutsch',
    'e',
    'en_US',
    'en-',
    '-en',
    'en us',
    'en, de',
    '12',
    '*',
    'français',
    'i-klingon',
    'x-private',
    `en-${'abcdefgh-'.repeat(4)}x`,
    '',
  ])('%j is not a language of a book', (typed) => {
    expect(toLanguageTag(typed)).toBeNull();
  });
});

describe('the date of a book', () => {
  it.each(['2019', '1455', '9999', '2019-03', '2019-12', '2019-03-05', '2024-02-29', '2000-02-29', '2099-12-31'])(
    'the date of a book is %s',
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
  ])('does not become an ISBN or a date: %s', (_what, text) => {
    expect(isPublishedDate(text)).toBe(false);
  });
});

describe('an ISBN', () => {
  it.each(['9791038704022', '9791169605885', '9782253002697', '9780975229804'])(
    'an ISBN of thirteen digits stays: %s',
    (isbn) => {
      expect(toIsbn13(isbn)).toBe(isbn);
    },
  );

  it.each([
    ['2253002690', '9782253002697'],
    ['097522980X', '9780975229804'],
    ['097522980x', '9780975229804'],
  ])('an ISBN of ten becomes one of thirteen: %s', (ten, thirteen) => {
    expect(toIsbn13(ten)).toBe(thirteen);
  });

  it.each([
    '978-2-253-00269-7',
    '978 2 253 00269 7',
    ' 9782253002697\n',
    '2-253-00269-0',
    '978‐2‐253‐00269‐7',
    '978–2253002697',
  ])('an ISBN may have hyphens and spaces: %j', (typed) => {
    expect(toIsbn13(typed)).toBe('9782253002697');
  });

  it.each([
    ['a wrong check digit', '9787543321721'],
    ['a wrong check digit of ten', '2253002691'],
    ['an X that should be a digit', '225300269X'],
    ['an X in another place', '09752298X0'],
    ['an X at the end of thirteen', '978097522980X'],
    ['another prefix', '9772253002690'],
    ['a digit too few', '978225300269'],
    ['a digit too many', '97822530026977'],
    ['a letter', '97822530O2697'],
    ['digits of another script', '٩٧٨٢٢٥٣٠٠٢٦٩٧'],
    ['nothing', ''],
    ['nothing but hyphens', '---'],
    ['a number of a spreadsheet', '9.78225E+12'],
  ])('does not become an ISBN or a date: %s', (_what, typed) => {
    expect(toIsbn13(typed)).toBeNull();
  });

  it('an ISBN is wrong as soon as one digit is', () => {
    const right = '9782253002697';
    for (let place = 0; place < right.length; place += 1) {
      for (const digit of '0123456789') {
        const typed = right.slice(0, place) + digit + right.slice(place + 1);
        expect(toIsbn13(typed)).toBe(typed === right ? right : null);
      }
    }
  });
});
