import { describe, expect, it } from 'vitest';
import { foldText, spellingsOf, wordsOf } from './foldText.ts';

describe('a folded text', () => {
  it.each([
    ['The Salt Road', 'the salt road'],
    ['Æsop’s Café', 'aesop’s cafe'],
    ['ŻÓŁW ıssız Straße', 'zolw issiz strasse'],
    ['Œuvres de Đorđe, Ærø', 'oeuvres de dorde, aero'],
    ['ÐÓRÐARSON Þing Ħal ĳs', 'dordarson thing hal ijs'],
  ])('the folded text of %s is %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('a folded text has words of letters and digits', () => {
    expect(wordsOf(foldText('“Zéro” is 1-crowded№ number!'))).toEqual(['zero', 'is', '1', 'crowded', 'number']);
  });
});

describe('the spellings of a text', () => {
  it.each([
    ['en', 'München', ['munchen', 'muenchen']],
    ['en', 'ÜBERGRÖSSE', ['ubergrosse', 'uebergroesse']],
    // Composed of a letter and its mark.
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
  ])('in %s, the spellings of %s are %j', (languageTag, text, spellings) => {
    expect(spellingsOf(text, languageTag)).toEqual(spellings);
  });
});
