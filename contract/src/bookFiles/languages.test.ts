import { describe, expect, it } from 'vitest';
import { readLanguage } from './languages.ts';

describe('readLanguage', () => {
  it.each([
    ['English', 'en'],
    ['Englisch', 'en'],
    ['dutch', 'nl'],
    ['Niederländisch', 'nl'],
    ['Ancient Greek', 'grc'],
    ['Portuguese (Brazil)', 'pt'],
    ['Portuguese; English', 'pt'],
    ['English, French', 'en'],
    ['Deutsch und Englisch', 'de'],
    ['Spanish; Castilian', 'es'],
    ['Lao', 'lo'],
    ['ga', 'ga'],
    ['ger', 'de'],
    ['fre', 'fr'],
    ['eng', 'en'],
    ['en_US', 'en-US'],
    ['pt-br', 'pt-BR'],
    ['Brazilian Portuguese', 'pt-BR'],
    ['Simplified Chinese', 'zh-Hans'],
    ['Flemish', 'nl-BE'],
    ['Ancient (old)Greek', 'grc'],
    ['German'.padEnd(100), 'de'],
  ])('reads %j as %s', (cell, tag) => {
    expect(readLanguage(cell)).toBe(tag);
  });

  it.each(['Klingonish', 'und', 'mul', 'zxx', 'mis', '', '(English)', ', English', 'n/a', 'German'.padEnd(101)])(
    'does not read %j',
    (cell) => {
      expect(readLanguage(cell)).toBeNull();
    },
  );
});
