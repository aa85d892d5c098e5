import { describe, expect, it } from 'vitest';
import { isOneTypoFromBeginning } from './oneTypoApart.ts';

describe('one typo from the beginning of a word', () => {
  it.each([
    ['midnnight', 'midnight', 'a letter added'],
    ['midight', 'midnight', 'one dropped'],
    ['mudnight', 'midnight', 'one changed'],
    ['imdnight', 'midnight', 'the first two swapped'],
    ['midnigth', 'midnight', 'the last two swapped'],
    ['xmidnight', 'midnight', 'one added before it'],
    ['midnightx', 'midnight', 'one added behind it'],
    ['idnight', 'midnight', 'the first dropped'],
    ['midng', 'midnight', 'one dropped while the word is not finished'],
    ['midin', 'midnight', 'two swapped while the word is not finished'],
    ['midnx', 'midnight', 'the last of an unfinished one wrong'],
    ['leddger', 'ledger', 'one doubled'],
    ['baloon', 'balloon', 'one of two dropped'],
  ])('%s is one typo from the beginning of %s: %s', (typed, word) => {
    expect(isOneTypoFromBeginning(typed, word)).toBe(true);
  });

  it.each([
    ['midnightxy', 'midnight', 'two added'],
    ['mdngt', 'midnight', 'two dropped'],
    ['mudnught', 'midnight', 'two changed'],
    ['night', 'midnight', 'inside the word'],
    ['dimnight', 'midnight', 'swapped, but not neighbours'],
    ['midnight', 'mid', 'far longer'],
    ['salty', 'sal', 'two longer'],
  ])('%s is not one typo from the beginning of %s: %s', (typed, word) => {
    expect(isOneTypoFromBeginning(typed, word)).toBe(false);
  });

  it('a text is one typo from the beginning of a word exactly when one edit makes it one, for all short texts of three letters', () => {
    const textsOf = (length: number): string[] =>
      length === 0 ? [''] : textsOf(length - 1).flatMap((text) => ['a', 'b', 'c'].map((letter) => text + letter));
    const texts = [1, 2, 3, 4].flatMap(textsOf);
    for (const typed of texts) {
      const edited = Array.from(editsOf(typed));
      for (const word of texts) {
        const isOneApart = edited.some((text) => word.startsWith(text));
        expect(isOneTypoFromBeginning(typed, word), `${typed} ${word}`).toBe(isOneApart);
      }
    }
  });
});

/** Every text that one letter dropped, swapped with the next, changed or added makes of this one. */
function* editsOf(text: string): Generator<string> {
  for (let at = 0; at <= text.length; at += 1) {
    const [before, after] = [text.slice(0, at), text.slice(at)];
    if (after !== '') yield before + after.slice(1);
    if (after.length > 1) yield before + after.charAt(1) + after.charAt(0) + after.slice(2);
    for (const letter of ['a', 'b', 'c']) {
      yield before + letter + after;
      if (after !== '') yield before + letter + after.slice(1);
    }
  }
}
