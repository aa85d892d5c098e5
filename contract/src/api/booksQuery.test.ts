import { describe, expect, it } from 'vitest';
import { BOOK_SORTS, CATEGORIES } from '../constants.ts';
import { refusals } from '../test/refusals.ts';
import { booksQuerySchema } from './booksQuery.ts';
import { apiPaths } from './paths.ts';

const PAGE = { kind: 'page', limit: 24, sort: 'newest' };
const FIRST = { limit: 7, category: 'fiction', trending: true, after: 'a+b', sort: '-price' } as const;
const idsOf = (count: number) => Array.from({ length: count }, (_, place) => `b${place}`).join(',');

const NOT_WITH_Q = "Can't be combined with q: results are sorted by relevance";
const PRICE_RULE = 'Must be a price from 0 to 1,000,000 with at most two decimals';
const PRICE_ORDER = 'Must be price or -price with minPrice or maxPrice';

describe('booksQuerySchema', () => {
  it.each([
    [{}, PAGE],
    [{ available: 'true' }, { ...PAGE, available: true }],
    [{ available: 'false' }, { ...PAGE, available: false }],
    [{ format: 'hardcover' }, { ...PAGE, format: 'hardcover' }],
    [
      { language: 'EN-gb', sort: 'title' },
      { ...PAGE, language: 'en-GB', sort: 'title' },
    ],
    [{ minPrice: '0.5' }, { ...PAGE, minPriceCents: 50, sort: 'price' }],
    [
      { minPrice: '0', maxPrice: '9.99', sort: '-price' },
      { ...PAGE, minPriceCents: 0, maxPriceCents: 999, sort: '-price' },
    ],
    [
      { category: 'fiction', format: 'paperback', language: 'en', available: 'true', maxPrice: '9' },
      {
        ...PAGE,
        category: 'fiction',
        format: 'paperback',
        language: 'en',
        available: true,
        maxPriceCents: 900,
        sort: 'price',
      },
    ],
    [{ ids: 'b,a' }, { kind: 'ids', ids: ['b', 'a'] }],
    [
      { q: ' owls ', limit: '6', format: 'other', language: 'de' },
      { kind: 'search', q: 'owls', limit: 6, format: 'other', language: 'de' },
    ],
    [{ series: ' Roads & Rivers ' }, { kind: 'series', series: 'Roads & Rivers' }],
    [{ contributor: ' Ann Lee ' }, { kind: 'contributor', contributor: 'Ann Lee' }],
  ])('reads %j', (query, read) => {
    expect(booksQuerySchema.parse(query)).toEqual(read);
  });

  it('reads what apiPaths writes', () => {
    const path = apiPaths.booksPage({ ...FIRST, available: false });
    const given = Object.fromEntries(new URL(path, 'https://shop.example').searchParams);
    expect(booksQuerySchema.parse(given)).toEqual({ kind: 'page', ...FIRST });
    expect(apiPaths.booksPage({ ids: ['a', 'b'] })).toBe('/api/books?ids=a%2Cb');
    expect(apiPaths.booksPage({ limit: 7, available: 'false' })).toBe('/api/books?limit=7&available=false');
  });

  it.each([
    { limit: '1' },
    { limit: '100', after: 'x'.repeat(4_000) },
    { ids: idsOf(100) },
    { q: '🦉'.repeat(100) },
    { minPrice: '2', maxPrice: '2' },
  ])('accepts values at the limit', (query) => {
    expect(refusals(booksQuerySchema, query)).toEqual([]);
  });

  it.each([
    [{ limit: '0' }, 'limit', 'At least 1'],
    [{ limit: '101' }, 'limit', 'At most 100'],
    [{ limit: '1x' }, 'limit', 'Must be a whole number'],
    [{ limit: 'x1' }, 'limit', 'Must be a whole number'],
    [{ limit: '' }, 'limit', 'Must be a whole number'],
    [{ after: 'x'.repeat(4_001) }, 'after', 'Invalid cursor for this list'],
    [{ category: 'poetry' }, 'category', `Must be one of ${CATEGORIES.join(', ')}`],
    [{ trending: 'false' }, 'trending', 'Must be true'],
    [{ available: 'perhaps' }, 'available', 'Must be true or false'],
    [{ sort: 'random' }, 'sort', `Must be one of ${BOOK_SORTS.join(', ')}`],
    [{ ids: idsOf(101) }, 'ids', 'At most 100 ids'],
    [{ ids: 'a,a' }, 'ids', 'Each book once'],
    [{ ids: 'a,b/c' }, 'ids.1', 'Must be book ids, separated by commas'],
    [{ ids: ['a'] }, 'ids', 'Required'],
    [{ ids: 'a', q: 'x' }, 'q', "Can't be combined with ids"],
    [{ ids: 'a', minPrice: '1' }, 'minPrice', "Can't be combined with ids"],
    [{ q: ' ' }, 'q', 'Must contain a search term'],
    [{ q: '🦉'.repeat(101) }, 'q', 'At most 100 characters'],
    [{ q: 'owls', sort: 'price' }, 'sort', NOT_WITH_Q],
    [{ q: 'owls', format: 'paperback', maxPrice: '2' }, 'maxPrice', NOT_WITH_Q],
    [{ format: 'scroll' }, 'format', 'Must be one of hardcover, paperback, other'],
    [{ language: 'klingon' }, 'language', 'Must be a language tag, like en, de or pt-BR'],
    [{ minPrice: '-1' }, 'minPrice', PRICE_RULE],
    [{ minPrice: '1,5' }, 'minPrice', PRICE_RULE],
    [{ minPrice: '1000000.01' }, 'minPrice', PRICE_RULE],
    [{ minPrice: '2', maxPrice: '1.99' }, 'maxPrice', 'Must be at least minPrice'],
    [{ maxPrice: '2', sort: 'newest' }, 'sort', PRICE_ORDER],
    [{ maxPrice: '2', sort: 'title' }, 'sort', PRICE_ORDER],
  ])('refuses %j', (query, path, message) => {
    expect(refusals(booksQuerySchema, query)).toEqual([[path, message]]);
  });

  it('names each invalid parameter', () => {
    const pathsOf = (query: object) => refusals(booksQuerySchema, query).map(([path]) => path);
    const all = { limit: '1', after: 'x', trending: 'true', format: 'other', sort: 'price' };
    expect(pathsOf({ ...all, ids: 'a' })).toEqual(['limit', 'after', 'trending', 'format', 'sort']);
  });

  it.each(['series', 'contributor'])('allows nothing but the name of a %s', (kind) => {
    for (const name of ['', ' ', 'x'.repeat(301), 'a\nb'])
      expect(refusals(booksQuerySchema, { [kind]: name })[0]?.[0]).toBe(kind);
    const wrong = refusals(booksQuerySchema, { [kind]: 'a', limit: '1', after: 'x', q: 'b', format: 'other' });
    expect(wrong.map(([path]) => path)).toEqual(['limit', 'after', 'format', 'q']);
    expect(booksQuerySchema.safeParse({ series: 'a', contributor: 'b' }).success).toBe(false);
  });
});
