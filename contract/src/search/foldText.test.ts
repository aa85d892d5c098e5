import { describe, expect, it } from 'vitest';
import { foldText, spellingsOf, wordsOf } from './foldText.ts';

describe('foldText', () => {
  it.each([
    ['The Salt Road', 'the salt road'],
    ['Æsop’s Café', 'aesop’s cafe'],
    ['ŻÓŁW ıssız Straße', 'zolw issiz strasse'],
    ['Œuvres de Đorđe, Ærø', 'oeuvres de dorde, aero'],
    ['ÐÓRÐARSON Þing Ħal ĳs', 'dordarson thing hal ijs'],
  ])('turns %s into %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('keeps letters and digits as words', () => {
    expect(wordsOf(foldText('“Zéro” is 1-crowded№ number!'))).toEqual(['zero', 'is', '1', 'crowded', 'number']);
  });
});

describe('spellingsOf', () => {
  it.each([
    ['en', 'München', ['munchen', 'muenchen']],
    ['en', 'ÜBERGRÖSSE', ['ubergrosse', 'uebergroesse']],
    // Decomposed letter and mark.
    ['en', 'Mu\u0308nchen', ['munchen', 'muenchen']],
    ['en', 'Ørsted på Åland', ['orsted pa aland', 'oersted paa aaland']],
    ['en', 'Muenchen', ['muenchen']],
    ['en', 'Œuvre naïve', ['oeuvre naive']],
    ['de', 'München', ['munchen', 'muenchen']],
    ['de-AT', 'Muenchen', ['muenchen', 'munchen']],
    ['de', 'Goethe in Aegypten', ['goethe in aegypten', 'gothe in agypten']],
    ['de', 'Ueber neue Quellen, Frauen', ['ueber neue quellen, frauen', 'uber neue quellen, frauen']],
    ['sv', 'Gaard, Naesby, Soeder', ['gaard, naesby, soeder', 'gard, nasby, soder']],
    ['nb', 'Aage fra Soer i Kaeret', ['aage fra soer i kaeret', 'age fra sor i kaeret']],
    ['da', 'Århus', ['arhus', 'aarhus']],
    ['fi', 'Maa', ['maa']],
  ])('in %s, of %s is %j', (languageTag, text, spellings) => {
    expect(spellingsOf(text, languageTag)).toEqual(spellings);
  });
});
