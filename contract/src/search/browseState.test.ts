import { describe, expect, it } from 'vitest';
import {
  booksQueryOf,
  browseDescription,
  browsePath,
  browseQuery,
  browseTitle,
  canonicalList,
  EVERYTHING,
  isIndexedList,
  readBrowse,
  withChoice,
} from './browseState.ts';

const read = (query: string) => readBrowse(new URLSearchParams(query));

describe('the address of a page of books', () => {
  it('the address of a page of books is bare where everything is shown', () => {
    expect(browseQuery(EVERYTHING)).toBe('');
    expect(read('')).toEqual(EVERYTHING);
  });

  // rows: 454
  it('the address of a page of books holds the whole choice, and reads back as it was written', () => {
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

  it('the address of a page of books of a search has one order, and pages that may need no cursor', () => {
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
  ])('the address of a page of books makes the best of %s', (query, state) => {
    expect(read(query)).toEqual(state);
  });

  it('the address of a page of books begins another choice at its first page', () => {
    const third = { ...EVERYTHING, page: 3, after: 'abc' };
    expect(withChoice(third, { category: 'fiction' })).toEqual({ ...EVERYTHING, category: 'fiction' });
  });
});

const SHELF = { ...EVERYTHING, category: 'horror' } as const;
const SEARCH = { ...EVERYTHING, words: 'owls', after: 'c' };

describe('a page of books', () => {
  it('a page of books asks the API for its choice: a search has no order, and everything no category', () => {
    expect(booksQueryOf(EVERYTHING)).toEqual({ limit: 24, available: false, sort: 'newest' });
    expect(booksQueryOf({ ...SHELF, isAvailable: true, order: 'price', after: 'x' })).toEqual({
      limit: 24,
      category: 'horror',
      available: true,
      sort: 'price',
      after: 'x',
    });
    expect(booksQueryOf(SEARCH)).toEqual({ limit: 24, available: false, after: 'c', q: 'owls' });
  });

  it('a page of books is called by what it shows', () => {
    const nameOf = (category: string) => category.toUpperCase();
    expect(browseTitle(EVERYTHING, nameOf)).toBe('All books');
    expect(browseTitle(SHELF, nameOf)).toBe('HORROR');
    expect(browseTitle(SEARCH, nameOf)).toBe('Results for “owls”');
    expect(browseTitle({ ...SEARCH, category: 'horror' }, nameOf)).toBe('Results for “owls” in HORROR');
    expect(browseDescription('Horror')).toMatch(/^Horror at .+\.$/);
    expect(browsePath(EVERYTHING)).toBe('/books');
    expect(browsePath(SHELF)).toBe('/books?category=horror');
  });

  it('a page of books is for search engines where it is no search and needs no cursor, and all orders of it are one', () => {
    expect([EVERYTHING, SHELF, { ...SHELF, after: 'x' }, { ...EVERYTHING, words: 'a' }].map(isIndexedList)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(canonicalList({ ...SHELF, order: 'price', isAvailable: true, page: 3, after: 'x' })).toEqual(SHELF);
  });
});
