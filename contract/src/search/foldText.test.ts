import { describe, expect, it } from 'vitest';
import { foldText, spellingsOf, wordsOf } from './foldText.ts';

describe('a folded text', () => {
  it.each([
    ['The Salt Road', 'the salt road'],
    ['Æsop’s Café', 'aesop’s cafe'],
    ['ŻÓŁW ıssız', 'zolw issiz'],
    ['Straße', 'strasse'],
    ['Œuvres de Đorđe', 'oeuvres de dorde'],
    ['Ærø og Łódź', 'aero og lodz'],
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
    ['München', ['munchen', 'muenchen']],
    ['ÜBERGRÖSSE', ['ubergrosse', 'uebergroesse']],
    // Composed of a letter and its mark.
    ['Mu\u0308nchen', ['munchen', 'muenchen']],
    ['Ørsted på Åland', ['orsted pa aland', 'oersted paa aaland']],
    ['Muenchen', ['muenchen']],
    ['The True Poem', ['the true poem']],
    ['Œuvre naïve', ['oeuvre naive']],
  ])('in English, the spellings of %s are %j', (text, spellings) => {
    expect(spellingsOf(text, 'en')).toEqual(spellings);
  });

  it.each([
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
