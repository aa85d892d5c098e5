import { describe, expect, it } from 'vitest';
import { partitionByIds } from './partitionByIds.ts';

describe('partitionByIds', () => {
  it('takes one item for each id, in the order of items', () => {
    expect(partitionByIds(['a', 'b', 'a', 'c', 'a'], ['c', 'a', 'a'], String)).toEqual({
      matched: ['a', 'a', 'c'],
      rest: ['b', 'a'],
    });
  });

  it('ignores unknown ids', () => {
    expect(partitionByIds(['a'], ['b'], String)).toEqual({ matched: [], rest: ['a'] });
  });
});
