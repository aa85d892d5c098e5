import { describe, expect, it } from 'vitest';
import { toLanguageTag } from './languageTag.ts';

// rows: 571
describe('the language of a book', () => {
  it.each([
    ['en', 'en'],
    ['EN-gb', 'en-GB'],
    ['deu', 'de'],
    ['iw', 'he'],
    ['pt-br', 'pt-BR'],
    ['zh-hant-tw', 'zh-Hant-TW'],
    ['fil', 'fil'],
  ])('%s is kept as %s', (typed, tag) => {
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
  ])('%j is none', (typed) => {
    expect(toLanguageTag(typed)).toBeNull();
  });
});
