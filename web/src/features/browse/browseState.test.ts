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
      isAvailableOnly: true,
      words: 'salt & road',
      page: 3,
      after: 'abc_-9',
    } as const;
    expect(read(browseQuery(choice))).toEqual(choice);
  });

  it.each([
    ['category=poetry', EVERYTHING],
    ['sort=random', EVERYTHING],
    ['available=yes', EVERYTHING],
    ['q=%20%20', EVERYTHING],
    ['page=7', EVERYTHING],
    ['page=x&after=abc', { ...EVERYTHING, after: 'abc' }],
  ])('makes the best of %s', (query, state) => {
    expect(read(query)).toEqual(state);
  });

  it('asks for no more than the shop answers', () => {
    expect(read(`q=${'a'.repeat(300)}`).words).toHaveLength(100);
  });

  it('begins another choice at its first page', () => {
    const third = { ...EVERYTHING, page: 3, after: 'abc' };
    expect(withChoice(third, { category: 'fiction' })).toEqual({ ...EVERYTHING, category: 'fiction' });
  });
});

it.each([
  [{}, 'All books'],
  [{ category: 'fiction' }, 'Fiction'],
  [{ words: 'dune' }, '“dune”'],
  [{ words: 'dune', category: 'fiction' }, '“dune” in Fiction'],
] as const)('a page of books by %o is called %s', (choice, title) => {
  expect(browseTitle({ ...EVERYTHING, ...choice })).toBe(title);
});
