import { describe, expect, it } from 'vitest';
import { chunksOf } from './chunksOf.ts';

describe('chunksOf', () => {
  it('splits items in order, with the remainder last', () => {
    expect(chunksOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(chunksOf([1, 2], 2)).toEqual([[1, 2]]);
    expect(chunksOf([], 2)).toEqual([]);
  });
});
