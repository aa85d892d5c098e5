import { describe, expect, it } from 'vitest';
import { isPublishedDate, toLanguageTag } from './bookFields.ts';

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
