import { describe, expect, it } from 'vitest';
import { apiPaths } from './apiPaths.ts';
import { booksQuerySchema } from './booksQuery.ts';
import { BOOK_SORTS } from './constants.ts';

describe('the queries of the list of books', () => {
  it('are a page of the newest 24 unless they say otherwise', () => {
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

  it('ask for what is sold out by what is not available', () => {
    expect(booksQuerySchema.parse({ available: 'false' })).toMatchObject({ available: false });
    expect(apiPaths.booksPage({ limit: 7, available: 'false' })).toBe('/api/books?limit=7&available=false');
    expect(booksQuerySchema.safeParse({ available: 'perhaps' }).error?.issues.map(({ path }) => path)).toEqual([
      ['available'],
    ]);
  });

  it('are books by their ids, and then nothing else', () => {
    expect(booksQuerySchema.parse({ ids: 'b,a' })).toEqual({ kind: 'ids', ids: ['b', 'a'] });
    const { error } = booksQuerySchema.safeParse({ ids: 'a', limit: '1', sort: 'price', trending: 'true' });
    expect(error?.issues.map(({ path }) => path)).toEqual([['limit'], ['trending'], ['sort']]);
  });

  it('are read as a client writes them', () => {
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
