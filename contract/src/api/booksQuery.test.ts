import { describe, expect, it } from 'vitest';
import { BOOK_SORTS, CATEGORIES } from '../constants.ts';
import { refusals } from '../test/refusals.ts';
import { BOOKS_QUERY_NAMES, booksQuerySchema } from './booksQuery.ts';
import { apiPaths } from './paths.ts';

describe('queries', () => {
  it('the queries of the list of books are a page of the newest 24 unless they say otherwise', () => {
    expect(booksQuerySchema.parse({})).toEqual({ kind: 'page', limit: 24, sort: 'newest' });
    const given = { limit: '5', after: 'x', category: 'horror', trending: 'true', available: 'true', sort: '-price' };
    expect(booksQuerySchema.parse(given)).toEqual({
      ...given,
      kind: 'page',
      limit: 5,
      trending: true,
      available: true,
    });
  });

  it('the queries of the list of books ask for what is sold out by what is not available', () => {
    expect(booksQuerySchema.parse({ available: 'false' })).toMatchObject({ available: false });
    expect(apiPaths.booksPage({ limit: 7, available: 'false' })).toBe('/api/books?limit=7&available=false');
    expect(booksQuerySchema.safeParse({ available: 'perhaps' }).error?.issues.map(({ path }) => path)).toEqual([
      ['available'],
    ]);
  });

  it('the queries of the list of books are one filter, in its canonical form, and prices come in their own order', () => {
    const page = { kind: 'page', limit: 24, sort: 'newest' };
    expect(booksQuerySchema.parse({ format: 'hardcover' })).toEqual({ ...page, format: 'hardcover' });
    expect(booksQuerySchema.parse({ language: 'EN-gb', sort: 'title' })).toEqual({
      ...page,
      language: 'en-GB',
      sort: 'title',
    });
    expect(booksQuerySchema.parse({ minPrice: '0.5' })).toEqual({ ...page, minPriceCents: 50, sort: 'price' });
    expect(booksQuerySchema.parse({ minPrice: '0', maxPrice: '9.99', sort: '-price' })).toEqual({
      ...page,
      minPriceCents: 0,
      maxPriceCents: 999,
      sort: '-price',
    });
  });

  it('the queries of the list of books are books by their ids, and then nothing else', () => {
    expect(booksQuerySchema.parse({ ids: 'b,a' })).toEqual({ kind: 'ids', ids: ['b', 'a'] });
    const { error } = booksQuerySchema.safeParse({ ids: 'a', limit: '1', sort: 'price', trending: 'true' });
    expect(error?.issues.map(({ path }) => path)).toEqual([['limit'], ['trending'], ['sort']]);
  });

  it.each(['series', 'contributor'])(
    'the queries of the list of books are the %s by its name, and then nothing else',
    (kind) => {
      expect(booksQuerySchema.parse({ [kind]: ' Roads & Rivers ' })).toEqual({ kind, [kind]: 'Roads & Rivers' });
      for (const name of ['', ' ', 'x'.repeat(301), 'a\nb']) {
        expect(booksQuerySchema.safeParse({ [kind]: name }).error?.issues[0]?.path, name).toEqual([kind]);
      }
      const { error } = booksQuerySchema.safeParse({ [kind]: 'a', limit: '1', after: 'x', q: 'b', format: 'other' });
      expect(error?.issues.map(({ path }) => path)).toEqual([['limit'], ['after'], ['format'], ['q']]);
      expect(booksQuerySchema.safeParse({ series: 'a', contributor: 'b' }).success).toBe(false);
    },
  );

  it('the queries of the list of books are read as a client writes them', () => {
    for (const sort of BOOK_SORTS) {
      const path = apiPaths.booksPage({
        limit: 7,
        category: 'fiction',
        trending: true,
        available: false,
        sort,
        after: 'a+b',
      });
      const given = Object.fromEntries(new URL(path, 'https://shop.example').searchParams);
      expect(booksQuerySchema.parse(given)).toEqual({
        kind: 'page',
        limit: 7,
        category: 'fiction',
        trending: true,
        sort,
        after: 'a+b',
      });
    }
    expect(apiPaths.booksPage({ ids: ['a', 'b'] })).toBe('/api/books?ids=a%2Cb');
  });
});

describe('what the queries of the list are refused with', () => {
  const wrong = (query: object) => refusals(booksQuerySchema, query);

  it.each(['0', '101', '1x', 'x1', '12345', ''])(
    'the error for a query of the list of books is the bounds of a page, for a limit of %j',
    (limit) => {
      expect(wrong({ limit })).toMatchObject([
        ['limit', expect.stringMatching(/^(At least 1|At most 100|Must be a whole number)$/)],
      ]);
    },
  );

  it('the error for a query of the list of books is what each of them may be', () => {
    expect(wrong({ limit: '1' })).toEqual([]);
    expect(wrong({ limit: '100', after: 'x'.repeat(4_000) })).toEqual([]);
    expect(wrong({ limit: '0' })).toEqual([['limit', 'At least 1']]);
    expect(wrong({ limit: '101' })).toEqual([['limit', 'At most 100']]);
    expect(wrong({ limit: 'x' })).toEqual([['limit', 'Must be a whole number']]);
    expect(wrong({ after: 'x'.repeat(4_001) })).toEqual([['after', 'Is not a cursor of this list']]);
    expect(wrong({ category: 'poetry' })).toEqual([['category', `Must be one of ${CATEGORIES.join(', ')}`]]);
    expect(wrong({ trending: 'false' })).toEqual([['trending', 'Must be true']]);
    expect(wrong({ available: 'perhaps' })).toEqual([['available', 'Must be true or false']]);
    expect(wrong({ sort: 'random' })).toEqual([['sort', `Must be one of ${BOOK_SORTS.join(', ')}`]]);
  });

  it('the error for a query of the list of books is how ids are written', () => {
    const ids = (count: number) => Array.from({ length: count }, (_, place) => `b${place}`).join(',');
    expect(wrong({ ids: ids(100) })).toEqual([]);
    expect(wrong({ ids: ids(101) })).toEqual([['ids', 'At most 100 ids']]);
    expect(wrong({ ids: 'a,a' })).toEqual([['ids', 'Each book once']]);
    expect(wrong({ ids: 'a,b/c' })).toEqual([['ids.1', 'Must be book ids, separated by commas']]);
    expect(wrong({ ids: ['a'] })).toEqual([['ids', 'Required']]);
    expect(wrong({ ids: 'a', q: 'x' })).toEqual([['q', 'Not together with ids']]);
  });

  it('the error for a query of the list of books is how one searches: with words, which bring their own order', () => {
    expect(booksQuerySchema.parse({ q: ' owls ', limit: '6' })).toEqual({ kind: 'search', q: 'owls', limit: 6 });
    expect(wrong({ q: ' ' })).toEqual([['q', 'Must say what to search']]);
    expect(wrong({ q: '🦉'.repeat(100) })).toEqual([]);
    expect(wrong({ q: '🦉'.repeat(101) })).toEqual([['q', 'At most 100 characters']]);
    expect(wrong({ q: 'owls', sort: 'price' })).toEqual([['sort', 'Not together with q: the best come first']]);
  });

  it('the error for a query of the list of books is that there is one filter at a time, and none in a search', () => {
    const together = 'Only one of format, language and prices at a time';
    const prices = { minPrice: '1', maxPrice: '2' };
    expect(wrong({ format: 'paperback', language: 'en', ...prices })).toEqual([
      ['language', together],
      ['minPrice', together],
      ['maxPrice', together],
    ]);
    expect(wrong({ language: 'en', maxPrice: '2' })).toEqual([['maxPrice', together]]);
    const search = 'Not in a search: q goes with category, trending and available';
    expect(wrong({ q: 'owls', format: 'paperback', category: 'fiction' })).toEqual([['format', search]]);
    expect(wrong({ ids: 'a', minPrice: '1' })).toEqual([['minPrice', 'Not together with ids']]);
  });

  it('the error for a query of the list of books is what a filter may be', () => {
    expect(wrong({ format: 'scroll' })).toEqual([['format', 'Must be one of hardcover, paperback, other']]);
    expect(wrong({ language: 'klingon' })).toEqual([
      ['language', 'Must be the tag of a language, like en, de or pt-BR'],
    ]);
    for (const price of ['-1', '1,5', '1e2', '1000000.01', 'x']) {
      const message = 'Must be a price from 0 to 1000000 with at most two decimals';
      expect(wrong({ minPrice: price })).toEqual([['minPrice', message]]);
    }
    expect(wrong({ minPrice: '2', maxPrice: '1.99' })).toEqual([['maxPrice', 'Must be at least minPrice']]);
    expect(wrong({ minPrice: '2', maxPrice: '2' })).toEqual([]);
    for (const sort of ['newest', 'title']) {
      const message = 'Must be price or -price with minPrice or maxPrice';
      expect(wrong({ maxPrice: '2', sort })).toEqual([['sort', message]]);
    }
  });

  it('the error for a query of the list of books is of these names alone', () => {
    expect(BOOKS_QUERY_NAMES.toSorted()).toEqual([
      'after',
      'available',
      'category',
      'contributor',
      'format',
      'ids',
      'language',
      'limit',
      'maxPrice',
      'minPrice',
      'q',
      'series',
      'sort',
      'trending',
    ]);
  });
});
