import { describe, expect, it } from 'vitest';
import {
  type BrowseFilter,
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

describe('address', () => {
  it('contains all choices and reads back unchanged', () => {
    const shelf = { ...EVERYTHING, category: 'horror', isAvailable: true } as const;
    const choice = { ...shelf, order: '-price', page: 3, after: 'abc_-9' } as const;
    expect(read(browseQuery(choice))).toEqual(choice);
    expect(browseQuery(EVERYTHING)).toBe('');
    const search = { ...EVERYTHING, words: 'owls & “larks”', category: 'fiction', page: 2, after: 'c' } as const;
    expect(read(browseQuery(search))).toEqual(search);
  });

  it.each([
    ['format=hardcover', { by: 'format', format: 'hardcover' }],
    ['language=pt-BR', { by: 'language', language: 'pt-BR' }],
  ] as const)('contains %s together with other choices', (query, filter) => {
    const state = { ...EVERYTHING, category: 'horror', isAvailable: true, filter, order: 'title' } as const;
    expect(browseQuery(state)).toBe(`?category=horror&available=true&${query}&sort=title`);
    expect(read(browseQuery(state))).toEqual(state);
  });

  it.each([
    ['minPrice=5&maxPrice=12.5', { min: 500, max: 1250 }],
    ['minPrice=0', { min: 0, max: null }],
    ['maxPrice=9.99', { min: null, max: 999 }],
  ])('contains %s, and omits its default price order', (query, prices) => {
    const state = { ...EVERYTHING, filter: { by: 'price', ...prices }, order: 'price' } as const;
    expect(browseQuery(state)).toBe(`?${query}`);
    expect(read(query)).toEqual(state);
    expect(read(`${query}&sort=newest`)).toEqual(state);
    const dearest = { ...state, order: '-price' } as const;
    expect(read(browseQuery(dearest))).toEqual(dearest);
  });

  it.each([
    ['', EVERYTHING],
    ['category=poetry&sort=random&page=7&available=perhaps&q=%20%20', EVERYTHING],
    ['format=scroll&language=klingon', EVERYTHING],
    ['minPrice=-1&maxPrice=1e9', EVERYTHING],
    ['minPrice=3&maxPrice=2', EVERYTHING],
    ['page=x&after=abc', { ...EVERYTHING, after: 'abc' }],
    ['language=de&minPrice=1&format=other', { ...EVERYTHING, filter: { by: 'format', format: 'other' } as const }],
    ['q=owls&format=other&sort=price&page=2', { ...EVERYTHING, words: 'owls', page: 2 }],
    [`q=${'🦉'.repeat(101)}`, { ...EVERYTHING, words: '🦉'.repeat(100) }],
  ])('falls back to a valid state for %s', (query, state) => {
    expect(read(query)).toEqual(state);
  });

  it('returns to the first page and default order with each choice', () => {
    const third = { ...EVERYTHING, page: 3, after: 'abc' };
    expect(withChoice(third, { category: 'fiction' })).toEqual({ ...EVERYTHING, category: 'fiction' });
    const filter = { by: 'price', min: null, max: 500 } as const;
    const cheap = withChoice(EVERYTHING, { filter });
    expect(cheap).toEqual({ ...EVERYTHING, filter, order: 'price' });
    expect(withChoice(cheap, { filter: null })).toEqual(EVERYTHING);
    expect(withChoice({ ...EVERYTHING, order: 'title' }, { filter }).order).toBe('price');
    expect(withChoice({ ...EVERYTHING, order: '-price' }, { filter }).order).toBe('-price');
    expect(withChoice({ ...EVERYTHING, order: 'title' }, { isAvailable: true }).order).toBe('title');
  });
});

const SHELF = { ...EVERYTHING, category: 'horror' } as const;
const SEARCH = { ...EVERYTHING, words: 'owls', after: 'c' };

describe('query', () => {
  it('has no order in a search, no category in the full list', () => {
    const all = { limit: 24, available: false, sort: 'newest' };
    expect(booksQueryOf(EVERYTHING)).toEqual(all);
    const horror = { ...all, category: 'horror', sort: 'price' };
    expect(booksQueryOf({ ...SHELF, isAvailable: true, order: 'price', after: 'x' })).toEqual({
      ...horror,
      available: true,
      after: 'x',
    });
    const filter = { by: 'price', min: 500, max: 1250 } as const;
    expect(booksQueryOf({ ...SHELF, filter, order: 'price' })).toEqual({ ...horror, minPrice: 5, maxPrice: 12.5 });
    expect(booksQueryOf(SEARCH)).toEqual({ limit: 24, available: false, after: 'c', q: 'owls' });
  });

  it("determines the page's title", () => {
    const nameOf = (category: string) => category.toUpperCase();
    expect(browseTitle(EVERYTHING, nameOf)).toBe('All books');
    expect(browseTitle(SHELF, nameOf)).toBe('HORROR');
    expect(browseTitle(SEARCH, nameOf)).toBe('Results for “owls”');
    expect(browseTitle({ ...SEARCH, category: 'horror' }, nameOf)).toBe('Results for “owls” in HORROR');
    expect(browseDescription('Horror')).toMatch(/^Horror at .+\.$/);
    const narrowed = (filter: BrowseFilter) => browseTitle({ ...SHELF, filter }, nameOf);
    expect(narrowed({ by: 'format', format: 'hardcover' })).toBe('HORROR: Hardcover');
    expect(narrowed({ by: 'language', language: 'de' })).toBe('HORROR: German');
    expect(narrowed({ by: 'price', min: 500, max: 1250 })).toBe('HORROR: $5.00 to $12.50');
    expect(narrowed({ by: 'price', min: 500, max: null })).toBe('HORROR: from $5.00');
    expect(narrowed({ by: 'price', min: null, max: 500 })).toBe('HORROR: up to $5.00');
    expect(browsePath(EVERYTHING)).toBe('/books');
    expect(browsePath(SHELF)).toBe('/books?category=horror');
  });

  it('decides indexing, and the canonical page of all orders', () => {
    const filter = { by: 'language', language: 'de' } as const;
    expect(isIndexedList({ ...SHELF, filter })).toBe(false);
    for (const state of [EVERYTHING, SHELF]) expect(isIndexedList(state)).toBe(true);
    for (const state of [
      { ...SHELF, after: 'x' },
      { ...EVERYTHING, words: 'a' },
    ])
      expect(isIndexedList(state)).toBe(false);
    expect(canonicalList({ ...SHELF, order: 'price', isAvailable: true, page: 3, after: 'x' })).toEqual(SHELF);
  });
});
