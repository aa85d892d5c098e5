import { describe, expect, it } from 'vitest';
import { createCountedBooks } from './countedBooks.ts';

const aBook = (id: string, shownCopies: number | null) => ({ id, shownCopies });

describe('countedBooks', () => {
  it('returns books counted when last seen, sold out or not', () => {
    const counted = createCountedBooks();
    expect(counted.among(['a', 'b'])).toEqual([]);
    counted.note([aBook('a', 4), aBook('b', null), aBook('c', 0)]);
    expect(counted.among(['c', 'b', 'a', 'd'])).toEqual(['c', 'a']);
    counted.note([aBook('a', null)]);
    expect(counted.among(['c', 'b', 'a', 'd'])).toEqual(['c']);
  });

  it('the memory is emptied when it is full', () => {
    const counted = createCountedBooks();
    const many = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => aBook(`b${from + index}`, 1));
    counted.note(many(0, 10_000));
    counted.note(many(10_000, 1));
    expect(counted.among(['b0', 'b10000'])).toEqual(['b0', 'b10000']);
    counted.note(many(10_001, 1));
    expect(counted.among(['b0', 'b10000', 'b10001'])).toEqual(['b10001']);
  });
});
