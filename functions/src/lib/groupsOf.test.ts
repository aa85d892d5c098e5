import { describe, expect, it } from 'vitest';
import { groupsOf } from './groupsOf.ts';

describe('groupsOf', () => {
  it('splits items in order, the rest in the last group', () => {
    expect(groupsOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(groupsOf([1, 2], 2)).toEqual([[1, 2]]);
    expect(groupsOf([], 2)).toEqual([]);
  });
});
