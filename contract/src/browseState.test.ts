import { describe, expect, it } from 'vitest';
import { browseQuery, EVERYTHING, readBrowse, withChoice } from './browseState.ts';

const read = (query: string) => readBrowse(new URLSearchParams(query));

describe('the address of a page of books', () => {
  it('is bare where everything is shown', () => {
    expect(browseQuery(EVERYTHING)).toBe('');
    expect(read('')).toEqual(EVERYTHING);
  });

  // rows: 454
  it('holds the whole choice, and reads back as it was written', () => {
    const choice = {
      ...EVERYTHING,
      category: 'horror',
      isAvailable: true,
      order: '-price',
      page: 3,
      after: 'abc_-9',
    } as const;
    expect(read(browseQuery(choice))).toEqual(choice);
    const search = { ...EVERYTHING, words: 'owls & “larks”', category: 'fiction', page: 2, after: 'c' } as const;
    expect(read(browseQuery(search))).toEqual(search);
  });

  it('of a search has one order, and pages that may need no cursor', () => {
    expect(read('q=owls&sort=price&page=2')).toEqual({ ...EVERYTHING, words: 'owls', page: 2 });
  });

  it.each([
    ['category=poetry', EVERYTHING],
    ['sort=random', EVERYTHING],
    ['page=7', EVERYTHING],
    ['page=x&after=abc', { ...EVERYTHING, after: 'abc' }],
    ['q=%20%20', EVERYTHING],
    ['available=perhaps', EVERYTHING],
    [`q=${'🦉'.repeat(101)}`, { ...EVERYTHING, words: '🦉'.repeat(100) }],
  ])('makes the best of %s', (query, state) => {
    expect(read(query)).toEqual(state);
  });

  it('begins another choice at its first page', () => {
    const third = { ...EVERYTHING, page: 3, after: 'abc' };
    expect(withChoice(third, { category: 'fiction' })).toEqual({ ...EVERYTHING, category: 'fiction' });
  });
});
