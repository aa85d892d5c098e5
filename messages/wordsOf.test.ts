import { describe, expect, it } from 'vitest';
import { directionOf, wordsOf } from './wordsOf.ts';

describe('the words of a language', () => {
  it.each([
    ['en', 0, '0 books'],
    ['en', 1, '1 book'],
    ['en', 21, '21 books'],
    ['de', 0, '0 books'],
    ['de', 1, '1 book'],
    // French counts nothing as one.
    ['fr', 0, '0 book'],
  ])('in %s, %d things are named %s', (language, count, text) => {
    const { plural } = wordsOf(language);
    expect(plural(count, { one: `${count} book`, other: `${count} books` })).toBe(text);
  });

  it('a language has as many forms as it needs, and the other one where a form is not given', () => {
    const { plural } = wordsOf('pl');
    const forms = { one: 'książka', few: 'książki', many: 'książek', other: 'książki' };
    expect([1, 3, 5, 22, 1.5].map((count) => plural(count, forms))).toEqual([
      'książka',
      'książki',
      'książek',
      'książki',
      'książki',
    ]);
    expect(plural(5, { one: 'książka', other: 'sztuk' })).toBe('sztuk');
  });

  it('a language writes long numbers as it does', () => {
    expect([wordsOf('en').number(1_000_000), wordsOf('de').number(1_000_000)]).toEqual(['1,000,000', '1.000.000']);
  });

  it('a language lists texts as it does', () => {
    const texts = ['A', 'B', 'C'];
    expect(wordsOf('en').list(texts)).toBe('A, B, and C');
    expect(wordsOf('de').list(texts)).toBe('A, B und C');
    expect(wordsOf('de').list(['A'])).toBe('A');
  });
});

it.each([
  ['ar', 'rtl'],
  ['ar-EG', 'rtl'],
  ['he', 'rtl'],
  ['fa', 'rtl'],
  ['ur-PK', 'rtl'],
  ['az-Arab', 'rtl'],
  ['pa-PK', 'rtl'],
  ['en', 'ltr'],
  ['de-AT', 'ltr'],
  ['ja', 'ltr'],
  ['uz', 'ltr'],
  ['ar-Latn', 'ltr'],
  ['en-XA', 'ltr'],
])('the direction of a document in %s is %s', (languageTag, direction) => {
  expect(directionOf(languageTag)).toBe(direction);
});
