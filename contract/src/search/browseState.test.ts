import { describe, expect, it } from 'vitest';
import {
  activeFilters,
  type BrowseState,
  booksQueryOf,
  browseDescription,
  browsePath,
  browseQuery,
  browseTitle,
  canonicalList,
  EVERYTHING,
  isIndexedList,
  orderOf,
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

  it('contains all filters together with other choices', () => {
    const state = {
      ...EVERYTHING,
      category: 'horror',
      isAvailable: true,
      format: 'hardcover',
      language: 'pt-BR',
      prices: { min: 500, max: 1250 },
      order: 'title',
    } as const;
    expect(browseQuery(state)).toBe(
      '?category=horror&available=true&format=hardcover&language=pt-BR&minPrice=5&maxPrice=12.5&sort=title',
    );
    expect(read(browseQuery(state))).toEqual(state);
  });

  it.each([
    ['minPrice=0', { min: 0, max: null }],
    ['maxPrice=9.99', { min: null, max: 999 }],
  ])('contains the open range %s', (query, prices) => {
    const state = { ...EVERYTHING, prices };
    expect(browseQuery(state)).toBe(`?${query}`);
    expect(read(query)).toEqual(state);
  });

  it.each([
    ['', EVERYTHING],
    ['category=poetry&sort=random&page=7&available=perhaps&q=%20%20', EVERYTHING],
    ['format=scroll&language=klingon', EVERYTHING],
    ['minPrice=-1&maxPrice=1e9', EVERYTHING],
    ['minPrice=3&maxPrice=2', EVERYTHING],
    ['page=x&after=abc', { ...EVERYTHING, after: 'abc' }],
    ['q=owls&format=other&minPrice=1&sort=price&page=2', { ...EVERYTHING, words: 'owls', format: 'other', page: 2 }],
    [`q=${'🦉'.repeat(101)}`, { ...EVERYTHING, words: '🦉'.repeat(100) }],
  ])('falls back to a valid state for %s', (query, state) => {
    expect(read(query)).toEqual(state);
  });

  it('returns to the first page with each choice, and keeps the others', () => {
    const third = { ...EVERYTHING, language: 'de', order: 'title', page: 3, after: 'abc' } as const;
    const chosen = withChoice(third, { format: 'hardcover' });
    expect(chosen).toEqual({ ...EVERYTHING, language: 'de', order: 'title', format: 'hardcover' });
  });
});

describe('order', () => {
  it('is by price within a price range, and as chosen afterwards', () => {
    const byTitle = { ...EVERYTHING, order: 'title' } as const;
    const cheap = withChoice(byTitle, { prices: { min: null, max: 500 } });
    expect([orderOf(byTitle), orderOf(cheap)]).toEqual(['title', 'price']);
    expect(orderOf(withChoice(cheap, { order: '-price' }))).toBe('-price');
    expect(withChoice(cheap, { prices: null })).toEqual(byTitle);
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
    const narrowed = { ...SHELF, format: 'other', language: 'de', prices: { min: 500, max: 1250 } } as const;
    expect(booksQueryOf(narrowed)).toEqual({ ...horror, format: 'other', language: 'de', minPrice: 5, maxPrice: 12.5 });
    expect(booksQueryOf(SEARCH)).toEqual({ limit: 24, available: false, after: 'c', q: 'owls' });
  });

  it("determines the page's title", () => {
    const nameOf = (category: string) => category.toUpperCase();
    expect(browseTitle(EVERYTHING, nameOf)).toBe('All books');
    expect(browseTitle(SHELF, nameOf)).toBe('HORROR');
    expect(browseTitle(SEARCH, nameOf)).toBe('Results for “owls”');
    expect(browseTitle({ ...SEARCH, category: 'horror' }, nameOf)).toBe('Results for “owls” in HORROR');
    expect(browseDescription('Horror')).toMatch(/^Horror at .+\.$/);
    const narrowed = (filters: Partial<BrowseState>) => browseTitle({ ...SHELF, ...filters }, nameOf);
    const all = { format: 'hardcover', language: 'de', prices: { min: 500, max: 1250 } } as const;
    expect(narrowed(all)).toBe('HORROR: Hardcover, German, $5.00 to $12.50');
    expect(narrowed({ prices: { min: 500, max: null } })).toBe('HORROR: from $5.00');
    expect(narrowed({ prices: { min: null, max: 500 } })).toBe('HORROR: up to $5.00');
    expect(activeFilters({ ...SHELF, ...all }).map(({ without }) => without)).toEqual([
      { format: null },
      { language: null },
      { prices: null },
    ]);
    expect(browsePath(EVERYTHING)).toBe('/books');
    expect(browsePath(SHELF)).toBe('/books?category=horror');
  });

  it('decides indexing, and the canonical page of all orders', () => {
    expect(isIndexedList({ ...SHELF, language: 'de' })).toBe(false);
    for (const state of [EVERYTHING, SHELF]) expect(isIndexedList(state)).toBe(true);
    for (const state of [
      { ...SHELF, after: 'x' },
      { ...EVERYTHING, words: 'a' },
    ])
      expect(isIndexedList(state)).toBe(false);
    expect(canonicalList({ ...SHELF, order: 'price', isAvailable: true, page: 3, after: 'x' })).toEqual(SHELF);
  });
});
