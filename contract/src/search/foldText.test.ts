import { describe, expect, it } from 'vitest';
import { foldText, wordsOf } from './foldText.ts';

describe('a folded text', () => {
  it.each([
    ['The Salt Road', 'the salt road'],
    ['Æsop’s Café', 'aesop’s cafe'],
    ['ŻÓŁW ıssız', 'zolw issiz'],
    ['Straße', 'strasse'],
    ['Œuvres de Đorđe', 'oeuvres de dorde'],
    ['Ærø og Łódź', 'aero og lodz'],
  ])('the folded text of %s is %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('a folded text has words of letters and digits', () => {
    expect(wordsOf(foldText('“Zéro” is 1-crowded№ number!'))).toEqual(['zero', 'is', '1', 'crowded', 'number']);
  });
});
