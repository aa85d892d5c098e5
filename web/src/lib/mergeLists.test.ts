import { describe, expect, it } from 'vitest';
import { mergeLists } from './mergeLists.ts';

const merge = (base: string[], mine: string[], theirs: string[]) => mergeLists(base, mine, theirs, (item) => item);

describe('mergeLists', () => {
  it('keeps what either side added', () => {
    expect(merge(['a'], ['a', 'b'], ['a', 'c'])).toEqual(['a', 'c', 'b']);
  });

  it('drops what either side removed', () => {
    expect(merge(['a', 'b', 'c'], ['b', 'c'], ['a', 'b'])).toEqual(['b']);
  });

  it('keeps an addition of both sides once', () => {
    expect(merge([], ['a'], ['a'])).toEqual(['a']);
  });

  it('places an addition before its next item, or at the end', () => {
    expect(merge(['b', 'c'], ['a', 'b', 'c', 'd'], ['c', 'b', 'e'])).toEqual(['c', 'a', 'b', 'e', 'd']);
    expect(merge(['b', 'c'], ['a', 'b', 'c'], ['c'])).toEqual(['a', 'c']);
  });
});
