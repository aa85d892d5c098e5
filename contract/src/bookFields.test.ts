import { describe, expect, it } from 'vitest';
import { isPublishedDate, toIsbn13, toLanguageTag } from './bookFields.ts';

describe('toLanguageTag', () => {
  it.each([
    ['EN-gb', 'en-GB'],
    ['deu', 'de'],
    ['iw', 'he'],
    ['zh-hant-tw', 'zh-Hant-TW'],
    ['fil', 'fil'],
  ])('writes %s as %s', (typed, tag) => {
    expect(toLanguageTag(typed)).toBe(tag);
    expect(toLanguageTag(tag)).toBe(tag);
  });

  it.each(['german', 'e', 'en_US', 'en, de', '12', 'français', 'i-klingon', `en-${'abcdefgh-'.repeat(4)}x`, ''])(
    'refuses %j',
    (typed) => {
      expect(toLanguageTag(typed)).toBeNull();
    },
  );
});

describe('isPublishedDate', () => {
  it.each(['1455', '9999', '2019-12', '2019-03-05', '2024-02-29', '2000-02-29'])('accepts %s', (text) => {
    expect(isPublishedDate(text)).toBe(true);
  });

  const NO_DATES =
    '2019-02-30 1900-02-29 2019-00 2019-13-01 2019-01-00 2019-01-32 2019-3 19 0219 12019 2019-03-05T00:00:00Z ٢٠١٩';

  it.each([...NO_DATES.split(' '), '2019\n'])('refuses %j', (text) => {
    expect(isPublishedDate(text)).toBe(false);
  });
});

describe('toIsbn13', () => {
  it.each([
    ['9791038704022', '9791038704022'],
    ['2253002690', '9782253002697'],
    ['097522980X', '9780975229804'],
    ['097522980x', '9780975229804'],
    ['978 2-253 00269-7', '9782253002697'],
    [' 9782253002697\n', '9782253002697'],
    ['978‐2253–002697', '9782253002697'],
  ])('reads %j as %s', (typed, isbn) => {
    expect(toIsbn13(typed)).toBe(isbn);
  });

  // A check digit, an X in a wrong place, a prefix, the count of digits, a letter, another script, a spreadsheet's number.
  const NO_ISBNS =
    '2253002691 225300269X 09752298X0 978097522980X 9772253002690 978225300269 97822530026977 97822530O2697 ' +
    '٩٧٨٢٢٥٣٠٠٢٦٩٧ --- 9.78225E+12';

  it.each(NO_ISBNS.split(' '))('refuses %j', (typed) => {
    expect(toIsbn13(typed)).toBeNull();
  });

  it('refuses an ISBN with any wrong digit', () => {
    const right = '9782253002697';
    for (let place = 0; place < right.length; place += 1) {
      for (const digit of '0123456789') {
        const typed = right.slice(0, place) + digit + right.slice(place + 1);
        expect(toIsbn13(typed)).toBe(typed === right ? right : null);
      }
    }
  });
});
