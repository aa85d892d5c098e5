import type { Book } from '@bookstore/contract/api/book';
import type { BookSort } from '@bookstore/contract/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApi, type TestAdmin, type TestApi } from '../../../test/api.ts';
import { bookCalls } from '../../../test/bookCalls.ts';
import { sortBooks, walkPages } from '../../../test/bookPages.ts';
import { aBookBody } from '../../../test/factories.ts';

let api: TestApi;
let admin: TestAdmin;

/** Equal prices and almost equal titles test the order by id. */
const SHELF: [title: string, category: string, newPrice: number, trending: boolean, details?: object][] = [
  ['Zebra', 'horror', 5, true, { format: 'hardcover', language: 'en-GB' }],
  ['élan', 'horror', 12.5, false, { format: 'hardcover', language: 'en' }],
  ['Elan', 'horror', 5, false],
  ['ELAN vital', 'fiction', 5, true],
  ['Ærø', 'adventure', 12.5, true],
  ['aero', 'business', 0, false],
  ['“Quoted”', 'technology', 99.99, false],
];

beforeAll(async () => {
  api = await openApi();
  admin = await api.newAdmin();
  for (const [title, category, newPrice, trending, details] of SHELF) {
    await api.newBook(admin, { title, category, newPrice, trending, ...details });
  }
});
beforeEach(async () => {
  admin = await api.newAdmin();
});
afterAll(() => api.close());

const { list, edit, remove } = bookCalls(() => ({ api, admin }));
const get = (path: string, headers: Record<string, string> = {}) => api.call('GET', path, { headers });
const pageOf = async (query: string) => (await get(`/api/books?${query}`)).body as Book[];
const walk = (query: string) => walkPages(get, `/api/books?${query}`);
const isAvailable = ({ availability }: Book) => availability !== 'sold-out';

describe('pages', () => {
  it('contain books like the list, 24 by default', async () => {
    const all = sortBooks(await list(), 'newest');
    const reply = await get('/api/books?sort=newest');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(reply.headers.get('cache-control')).toBe('private, no-cache');
    expect(reply.body).toEqual(all.slice(0, 24));
    expect(await pageOf('limit=1')).toEqual(all.slice(0, 1));
    expect(await pageOf('limit=100')).toEqual(all.slice(0, 100));
    expect((await get('/api/books/?limit=3')).body).toEqual(all.slice(0, 3));
  });

  it('link to the next page, if any, with the same query', async () => {
    const first = await get('/api/books?category=horror&sort=price&limit=1');
    const link = first.headers.get('link') ?? '';
    expect(link).toMatch(/^<\/api\/books\?.*>; rel="next"$/);
    expect(link).toContain('category=horror');
    expect(link).toContain('sort=price');
    expect(link).toContain('limit=1');
    const total = Number(first.headers.get('x-total-count'));
    expect((await get(`/api/books?category=horror&limit=${Math.min(total, 100)}`)).headers.get('link')).toBeNull();
    expect((await get(`/api/books?category=horror&limit=${total - 1}`)).headers.get('link')).not.toBeNull();
  });

  it.each<[string, (book: Book) => boolean, BookSort]>([
    ['format=hardcover', (book: Book) => book.format === 'hardcover', 'newest'],
    ['language=EN-gb&category=horror', (book: Book) => book.language === 'en-GB', 'newest'],
    [
      'format=hardcover&language=en&minPrice=6&sort=-price',
      (book: Book) => book.format === 'hardcover' && book.language === 'en' && book.newPrice >= 6,
      '-price',
    ],
    ['minPrice=5&maxPrice=12.5', ({ newPrice }: Book) => newPrice >= 5 && newPrice <= 12.5, 'price'],
    ['maxPrice=5&available=true', (book: Book) => book.newPrice <= 5 && isAvailable(book), 'price'],
  ])('contain with %s only matching books, without a count', async (filter, fits, sort) => {
    const fitting = sortBooks((await list()).filter(fits), sort);
    expect(fitting).not.toEqual([]);
    expect((await walk(`${filter}&limit=1`)).flat()).toEqual(fitting);
    expect((await get(`/api/books?${filter}`)).headers.get('x-total-count')).toBeNull();
  });
});

it("answers a page with the whole catalogue's counts, a search without", async () => {
  const { body: counts } = await get('/api/books/counts');
  const countsOf = async (query: string) => (await get(`/api/books?${query}`)).headers.get('x-book-counts');
  expect(JSON.parse((await countsOf('category=horror&format=hardcover')) ?? '')).toEqual(counts);
  expect([await countsOf('q=elan'), await countsOf('ids=no-such-book')]).toEqual([null, null]);
});

describe('tags', () => {
  it('avoid sending an unchanged page', async () => {
    for (const path of ['/api/books?limit=2', '/api/books/counts', '/api/books/titles']) {
      const first = await get(path);
      expect(first).toMatchObject({ status: 200 });
      expect(first.headers.get('cache-control')).toBe('private, no-cache');
      const etag = first.headers.get('etag') ?? '';
      expect(await get(path, { 'If-None-Match': etag })).toMatchObject({ status: 304, text: '' });
      expect((await get(path, { 'If-None-Match': '"other"' })).status).toBe(200);
    }
  });
});

describe('ids', () => {
  it('return books in the requested order, without missing ones', async () => {
    const [a, b, c] = [await api.newBook(admin), await api.newBook(admin), await api.newBook(admin)];
    await remove(b._id);
    const reply = await get(`/api/books?ids=${[c._id, 'no-such-book', b._id, a._id].join(',')}`);
    expect(reply).toMatchObject({ status: 200, body: [c, a] });
    expect(reply.headers.get('x-total-count')).toBeNull();
    expect(reply.headers.get('link')).toBeNull();
    expect(await pageOf('ids=no-such-book')).toEqual([]);
    await edit(a._id, aBookBody({ title: 'Dearer', newPrice: 50 }));
    expect(await pageOf(`ids=${a._id}`)).toMatchObject([{ title: 'Dearer', newPrice: 50 }]);
  });
});

describe('invalid query', () => {
  const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

  it.each([
    ['limit=0', 'limit'],
    ['after=x', 'after'],
    [`sort=price&after=${cursor(['newest', 1, 'some-id'])}`, 'after'],
    [`minPrice=5&sort=-price&after=${cursor(['-price', 4, 'some-id'])}`, 'after'],
    ['ids=a,a', 'ids'],
    ['ids=a&limit=5', 'limit'],
    [`q=salt&after=${cursor(['newest', 1, 'some-id'])}`, 'after'],
  ])('with %s answers 400 and names it', async (query, path) => {
    const reply = await get(`/api/books?${query}`);
    expect(reply).toMatchObject({ status: 400, body: { code: 'validation-failed', errors: [{ path }] } });
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });
});
