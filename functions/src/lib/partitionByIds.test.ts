import { describe, expect, it } from 'vitest';
import { partitionByIds } from './partitionByIds.ts';

describe('separate', () => {
  it('takes one item for each id, in the order of items', () => {
    expect(partitionByIds(['a', 'b', 'a', 'c', 'a'], ['c', 'a', 'a'], String)).toEqual({
      taken: ['a', 'a', 'c'],
      left: ['b', 'a'],
    });
  });

  it('ignores unknown ids', () => {
    expect(partitionByIds(['a'], ['b'], String)).toEqual({ taken: [], left: ['a'] });
  });
});
