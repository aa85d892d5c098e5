import { describe, expect, it } from 'vitest';
import { createTrackedBooks } from './trackedBooks.ts';

const aBook = (id: string, shownCopies: number | null) => ({ id, shownCopies });

describe('trackedBooks', () => {
  it('returns books tracked when last seen, sold out or not', () => {
    const counted = createTrackedBooks();
    expect(counted.filter(['a', 'b'])).toEqual([]);
    counted.remember([aBook('a', 4), aBook('b', null), aBook('c', 0)]);
    expect(counted.filter(['c', 'b', 'a', 'd'])).toEqual(['c', 'a']);
    counted.remember([aBook('a', null)]);
    expect(counted.filter(['c', 'b', 'a', 'd'])).toEqual(['c']);
  });

  it('clears its memory when full', () => {
    const counted = createTrackedBooks();
    const many = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => aBook(`b${from + index}`, 1));
    counted.remember(many(0, 10_000));
    counted.remember(many(10_000, 1));
    expect(counted.filter(['b0', 'b10000'])).toEqual(['b0', 'b10000']);
    counted.remember(many(10_001, 1));
    expect(counted.filter(['b0', 'b10000', 'b10001'])).toEqual(['b10001']);
  });
});
