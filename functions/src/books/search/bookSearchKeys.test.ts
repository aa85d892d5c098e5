import { LIMITS } from '@bookstore/contract/limits';
import { parseSearch } from '@bookstore/contract/search/bookSearch';
import { describe, expect, it } from 'vitest';
import { findSingleWord, queryPlans, queryPlansWithTypos, toSearchKeys } from './bookSearchKeys.ts';

const bytesOf = (keys: string[]) => keys.reduce((sum, key) => sum + Buffer.byteLength(key) + 1, 0);
const filled = (length: number, partOf: (index: number) => string) => {
  const letters = Array.from({ length }, (_, index) => partOf(index)).join('');
  return Array.from(letters).slice(0, length).join('').trim();
};
const worst = (partOf: (index: number) => string) => ({
  title: filled(LIMITS.title, partOf),
  author: filled(LIMITS.author, (index) => partOf(index + 500)),
  category: 'adventure' as const,
});

const hangul = (index: number) => String.fromCodePoint(0xac01 + ((index * 29) % 11_000));
const letter = (index: number) => String.fromCodePoint(0x61 + (index % 26));
const latin = (index: number) => letter(index) + letter(index * 7 + 3) + letter(Math.floor(index / 26));

describe('keys of a book', () => {
  it.each([
    ['one letter a word', (index: number) => `${letter(index)} `],
    ['eight letters a word', (index: number) => `${latin(index)}${latin(index * 3)}${latin(index * 5).slice(0, 2)} `],
    ['words of nine letters', (index: number) => `${hangul(index)}${hangul(index * 3)}${hangul(index * 5)} `],
    ['letters that are written as two', () => 'ßæ œßæœßæ '],
    ['letters of four bytes', (index: number) => String.fromCodePoint(0x1d400 + (index % 50))],
    ['umlauts', (index: number) => ('äöü'[index % 3] ?? '') + latin(index * 3) + (index % 3 === 2 ? ' ' : '')],
  ])("stay far below Firestore's limit for the longest title of %s", (_about, partOf) => {
    const keys = toSearchKeys(worst(partOf));
    expect(keys.length).toBeLessThan(10_000);
    expect(bytesOf(keys)).toBeLessThan(300_000);
    expect(Math.max(...keys.map((key) => Buffer.byteLength(key)))).toBeLessThan(300);
    expect(keys.every((key) => key.isWellFormed())).toBe(true);
  });
});

describe('queries', () => {
  it.each([
    'a',
    'the salt road',
    "o'neil salt",
    'x'.repeat(100),
    'aa bb cc dd ee',
    'midnight harbour lanterns wintergreen okafor ledger',
    '𝐀𝐁𝐂𝐃𝐄𝐅 𝐆𝐇𝐈𝐉𝐊𝐋',
  ])("for “%s” stay within one query's limit", (typed) => {
    const search = parseSearch(typed);
    const ways = [...queryPlans(search), ...queryPlansWithTypos(search)];
    expect(ways.length).toBeGreaterThan(1);
    expect(ways.length).toBeLessThanOrEqual(8);
    for (const keys of ways) {
      expect(keys.length).toBeGreaterThan(0);
      expect(keys.length).toBeLessThanOrEqual(30);
    }
  });

  it('are sorted by score for a single short word', () => {
    expect(findSingleWord(parseSearch('Salt'))).toMatchObject({ text: 'salt' });
    expect(findSingleWord(parseSearch('salt road'))).toBeNull();
    expect(findSingleWord(parseSearch('x'.repeat(17)))).toBeNull();
    expect(findSingleWord(parseSearch('?'))).toBeNull();
  });
});
