import { describe, expect, it } from 'vitest';
import { browseQuery, browseTitle, EVERYTHING, readBrowse, withChoice } from './browseState.ts';

const read = (query: string) => readBrowse(new URLSearchParams(query));

describe('the address of a page of books', () => {
  it('is bare where everything is shown', () => {
    expect(browseQuery(EVERYTHING)).toBe('');
    expect(read('')).toEqual(EVERYTHING);
  });

  it('holds the whole choice, and reads back as it was written', () => {
    const choice = {
      category: 'horror',
      order: '-price',
      page: 3,
      after: 'abc_-9',
    } as const;
    expect(read(browseQuery(choice))).toEqual(choice);
  });

  it.each([
    ['category=poetry', EVERYTHING],
    ['sort=random', EVERYTHING],
    ['page=7', EVERYTHING],
    ['page=x&after=abc', { ...EVERYTHING, after: 'abc' }],
  ])('makes the best of %s', (query, state) => {
    expect(read(query)).toEqual(state);
  });

  it('begins another choice at its first page', () => {
    const third = { ...EVERYTHING, page: 3, after: 'abc' };
    expect(withChoice(third, { category: 'fiction' })).toEqual({ ...EVERYTHING, category: 'fiction' });
  });
});

it.each([
  [{}, 'All books'],
  [{ category: 'fiction' }, 'Fiction'],
] as const)('a page of books by %o is called %s', (choice, title) => {
  expect(browseTitle({ ...EVERYTHING, ...choice })).toBe(title);
});
