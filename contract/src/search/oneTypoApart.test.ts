import { describe, expect, it } from 'vitest';
import { isOneTypoFromPrefix } from './oneTypoApart.ts';

describe('isOneTypoFromPrefix', () => {
  it('agrees with all single edits of texts of up to four letters', () => {
    const textsOf = (length: number): string[] =>
      length === 0 ? [''] : textsOf(length - 1).flatMap((text) => ['a', 'b', 'c'].map((letter) => text + letter));
    const texts = [1, 2, 3, 4].flatMap(textsOf);
    for (const typed of texts) {
      const edited = Array.from(editsOf(typed));
      for (const word of texts) {
        const isOneApart = edited.some((text) => word.startsWith(text));
        expect(isOneTypoFromPrefix(typed, word), `${typed} ${word}`).toBe(isOneApart);
      }
    }
  });

  it.each([
    ['midin', true],
    ['midnightx', true],
    ['midnightxy', false],
    ['mdngt', false],
    ['night', false],
    ['dimnight', false],
  ])('compares %s with midnight', (typed, isOneApart) => {
    expect(isOneTypoFromPrefix(typed, 'midnight')).toBe(isOneApart);
  });
});

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
