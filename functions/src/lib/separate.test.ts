import { describe, expect, it } from 'vitest';
import { separate } from './separate.ts';

describe('separate', () => {
  it('takes one item for each id, in the order of items', () => {
    expect(separate(['a', 'b', 'a', 'c', 'a'], ['c', 'a', 'a'], String)).toEqual({
      taken: ['a', 'a', 'c'],
      left: ['b', 'a'],
    });
  });

  it('ignores unknown ids', () => {
    expect(separate(['a'], ['b'], String)).toEqual({ taken: [], left: ['a'] });
  });
});
