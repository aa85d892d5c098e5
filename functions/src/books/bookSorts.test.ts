import { BOOK_SORTS } from '@bookstore/contract/constants';
import { describe, expect, it } from 'vitest';
import { comparePositions, type SortValue, titleKeyOf } from './bookSorts.ts';

describe('bookSorts', () => {
  it.each([
    ['Élan Vital', 'elan vital'],
    ['Ærø', 'aero'],
    ['한국어', '한국어'],
    // A combining mark at the beginning leaves its space behind.
    ['\u0301 Salt', 'salt'],
  ])('sorts the title %s as %s', (title, key) => {
    expect(titleKeyOf(title)).toBe(key);
  });

  it.each(BOOK_SORTS)('compares like Firestore, ties by id, in the order %s', (sort) => {
    const [low, high]: SortValue[] = sort === 'title' ? ['\uffee', '𝐀'] : [9, 10];
    const [first = 0, last = 0] = sort === 'newest' || sort === '-price' ? [high, low] : [low, high];
    const compare = (a: [SortValue, string], b: [SortValue, string]) =>
      Math.sign(comparePositions(sort, { value: a[0], id: a[1] }, { value: b[0], id: b[1] }));
    expect(compare([first, 'b'], [last, 'a'])).toBe(-1);
    expect(compare([last, 'a'], [first, 'b'])).toBe(1);
    expect(compare([first, 'a'], [first, 'b'])).toBe(-1);
    expect(compare([first, '𝐀'], [first, '\uffee'])).toBe(1);
    expect(compare([first, 'a'], [first, 'a'])).toBe(0);
  });
});
