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
  ])('%s is meant to be %s: %s', (typed, word) => {
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
  ])('%s is not %s: %s', (typed, word) => {
    expect(isOneTypoFromBeginning(typed, word)).toBe(false);
  });
});
