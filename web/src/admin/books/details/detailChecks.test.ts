import { describe, expect, it } from 'vitest';
import { type CheckedDetail, detailProblem, getLanguageName, mayBecomeValid, toLanguageCode } from './detailChecks.ts';

describe('detailChecks', () => {
  it.each<[CheckedDetail, string]>([
    ['isbn', '2-253-00269-0'],
    ['isbn', ' 9782253002697 '],
    ['published', '2019'],
    ['published', ' 2019-03 '],
    ['published', '2999-12-31'],
    ['pages', '352'],
    ['language', 'en'],
    ['language', 'pt-br'],
  ])('accepts %s as %j, and empty', (name, typed) => {
    expect(detailProblem(name, typed)).toBeNull();
    expect(detailProblem(name, ' ')).toBeNull();
  });

  it.each<[CheckedDetail, string, string]>([
    ['isbn', '978-2-253-00269', '9787543321721'],
    ['isbn', '097522980', '97522980X12345'],
    ['published', '2019-1', '2019-02-30'],
    ['published', '20', 'March'],
    ['language', 'Germ', '1'],
    ['language', 'en-', 'en, de'],
  ])('reports no mistake in %s for %j, and one for %j', (name, begun, wrong) => {
    expect(mayBecomeValid(name, begun)).toBe(true);
    expect(detailProblem(name, begun)).not.toBeNull();
    expect(mayBecomeValid(name, wrong)).toBe(false);
    expect(detailProblem(name, wrong)).not.toBeNull();
  });

  it.each(['0', '-1', '1.5', 'many', '50001'])('reports %s pages as a mistake immediately', (typed) => {
    expect(mayBecomeValid('pages', typed)).toBe(false);
    expect(detailProblem('pages', typed)).toBe('Enter a whole number from 1 to 50,000.');
  });

  it('accepts a language by name or code, and shows its name', () => {
    expect(toLanguageCode(' german ')).toBe('de');
    expect(toLanguageCode('Brazilian Portuguese')).toBe('pt-BR');
    expect(toLanguageCode('EN-gb')).toBe('en-GB');
    expect(toLanguageCode('Klingonisch')).toBe('Klingonisch');
    expect(toLanguageCode('')).toBe('');
    expect(getLanguageName('de')).toBe('German');
    expect(getLanguageName('Germ')).toBeUndefined();
    expect(getLanguageName('')).toBeUndefined();
  });
});
