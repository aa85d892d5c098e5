import { describe, expect, it } from 'vitest';
import { directionOf, wordsOf } from './wordsOf.ts';

describe('wordsOf', () => {
  it('has as many plural forms as the language, or the other one', () => {
    const { plural } = wordsOf('pl');
    const forms = { one: 'książka', few: 'książki', many: 'książek', other: 'sztuk' };
    const { one, few, many, other } = forms;
    expect([1, 3, 5, 22, 1.5].map((count) => plural(count, forms))).toEqual([one, few, many, few, other]);
    expect(plural(5, { one, other })).toBe(other);
  });

  it('writes numbers and lists as the language does', () => {
    expect([wordsOf('en').number(1_000_000), wordsOf('de').number(1_000_000)]).toEqual(['1,000,000', '1.000.000']);
    expect(wordsOf('en').list(['A', 'B', 'C'])).toBe('A, B, and C');
    expect(wordsOf('de').list(['A', 'B', 'C'])).toBe('A, B und C');
  });
});

it.each([
  ['ar-EG', 'rtl'],
  ['he', 'rtl'],
  ['az-Arab', 'rtl'],
  ['pa-PK', 'rtl'],
  ['de-AT', 'ltr'],
  ['uz', 'ltr'],
  ['ar-Latn', 'ltr'],
])('the direction of a document in %s is %s', (languageTag, direction) => {
  expect(directionOf(languageTag)).toBe(direction);
});
