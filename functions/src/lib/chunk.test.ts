import { describe, expect, it } from 'vitest';
import { chunk } from './chunk.ts';

describe('chunk', () => {
  it('splits items in order, with the remainder last', () => {
    expect(chunk([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(chunk([1, 2], 2)).toEqual([[1, 2]]);
    expect(chunk([], 2)).toEqual([]);
  });
});
