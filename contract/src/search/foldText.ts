import { shop } from '@bookstore/shop/shop';

const MARKS = /\p{Mn}/gu;
/** Letters that have no accent to take off. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ł: 'l',
  ı: 'i',
  ĳ: 'ij',
};
const SPECIAL = /[ßæœøđðþħłıĳ]/g;

/** Letters that are written as two where a keyboard lacks them. */
const DIGRAPHS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };
const HAS_DIGRAPH = /[äöüåø]/g;

/**
 * By language, what is read as such a letter, with the one before it where that decides: not in "Frauen" and "Quelle". Other languages
 * have these letters side by side in words of their own, such as "poem".
 */
const READ_AS_ONE: Record<string, RegExp> = {
  de: /[ao]e|(?:^|[^aeiouq])ue/g,
  sv: /[ao]e|aa/g,
  da: /oe|aa/g,
  nb: /oe|aa/g,
  nn: /oe|aa/g,
  no: /oe|aa/g,
};

/** Most texts have nothing to take off, and looking for it costs ten times as much. */
const PLAIN = /^[\p{ASCII}]*$/u;

/** A text without case, accents and ligatures, so that "Æsop's Cafe" and "aesop's café" are the same. */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter);
}

/** A folded text with digraphs as the letters that they mean in a language: "munchen" of "muenchen" in German. */
export function withoutDigraphs(folded: string, languageTag = shop.languageTag): string {
  const digraphs = READ_AS_ONE[languageTag.split('-')[0] ?? ''];
  return digraphs ? folded.replace(digraphs, (found) => found.slice(0, -1)) : folded;
}

/**
 * The folded text in each spelling that somebody may search who lacks a letter: "munchen" and "muenchen" of "München". What is
 * searched need not be spelt so, for "München" is folded to the first. So in a shop of that language is "Muenchen".
 */
export function spellingsOf(text: string, languageTag = shop.languageTag): string[] {
  const folded = foldText(text);
  const withDigraphs = PLAIN.test(text)
    ? folded
    : foldText(
        text
          .normalize('NFC')
          .toLowerCase()
          .replace(HAS_DIGRAPH, (letter) => DIGRAPHS[letter] ?? letter),
      );
  return [...new Set([folded, withDigraphs, withoutDigraphs(withDigraphs, languageTag)])];
}

/** However they are written: they part no word. */
export const APOSTROPHES = /['’ʼ]/g;

/** The words of a folded text: runs of letters and digits, with the end of "C#", "C++" and "A+". */
export function wordsOf(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}]+(?:(?:#|\+{1,2})(?![\p{L}\p{N}]))?/gu) ?? [];
}
