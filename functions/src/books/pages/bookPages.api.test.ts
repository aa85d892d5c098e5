import type { Book } from '@bookstore/contract/api/book';
import { BOOK_SORTS } from '@bookstore/contract/constants';
import { LIMITS } from '@bookstore/contract/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApi, type TestAdmin, type TestApi } from '../../../test/api.ts';
import { bookCalls } from '../../../test/bookCalls.ts';
import { nextOf, sortBooks, walkPages } from '../../../test/bookPages.ts';
import { aBookBody } from '../../../test/factories.ts';

let api: TestApi;
let admin: TestAdmin;

/** Equal prices and titles that differ in case and accents only: their order is that of their ids. */
const SHELF: [title: string, category: string, newPrice: number, trending: boolean, details?: object][] = [
  ['Zebra', 'horror', 5, true, { format: 'hardcover', language: 'en-GB' }],
  ['élan', 'horror', 12.5, false, { format: 'hardcover', language: 'en' }],
  ['Elan', 'horror', 5, false],
  ['ELAN vital', 'fiction', 5, true],
  ['Ærø', 'adventure', 12.5, true],
  ['aero', 'business', 0, false],
  ['“Quoted”', 'technology', 99.99, false],
];

/** In which books of some prices can be asked for. */
const PRICE_SORTS = ['price', '-price'] as const;

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

const { list, edit, remove, restore } = bookCalls(() => ({ api, admin }));
const get = (path: string, headers: Record<string, string> = {}) => api.call('GET', path, { headers });
const pageOf = async (query: string) => (await get(`/api/books?${query}`)).body as Book[];
const walk = (query: string) => walkPages(get, `/api/books?${query}`);
const isAvailable = ({ availability }: Book) => availability !== 'sold-out';
const idsOf = (books: { _id: string }[]) => books.map(({ _id }) => _id);

describe('pages', () => {
  it('a page of books is an array of books as the list has them, 24 unless another number is asked for', async () => {
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

  it.each(BOOK_SORTS)(
    'a page of books walked from first to last in the order %s has every book once, ties by id',
    async (sort) => {
      const all = sortBooks(await list(), sort);
      const pages = await walk(`sort=${sort}&limit=3`);
      expect(pages.flat()).toEqual(all);
      expect(pages.map(({ length }) => length).slice(0, -1)).toEqual(Array(pages.length - 1).fill(3));
      expect(pages.at(-1)).not.toHaveLength(0);
    },
  );

  it('a page of books links to the next page with the same queries while there is one, and only then', async () => {
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

  it.each([
    ['category=horror', (book: Book) => book.category === 'horror'],
    ['trending=true', (book: Book) => book.trending],
    ['available=true', isAvailable],
    [
      'category=fiction&trending=true&available=true',
      (book: Book) => book.category === 'fiction' && book.trending && isAvailable(book),
    ],
  ])('a page of books has with %s those books only, and counts them', async (filter, fits) => {
    const fitting = (await list()).filter(fits);
    expect(fitting).not.toEqual([]);
    for (const sort of BOOK_SORTS) {
      const pages = await walk(`${filter}&sort=${sort}&limit=2`);
      expect(pages.flat()).toEqual(sortBooks(fitting, sort));
    }
    const reply = await get(`/api/books?${filter}`);
    expect(reply.headers.get('x-total-count')).toBe(String(fitting.length));
  });

  it.each([
    ['format=hardcover', (book: Book) => book.format === 'hardcover', BOOK_SORTS],
    ['language=EN-gb&category=horror', (book: Book) => book.language === 'en-GB', BOOK_SORTS],
    ['minPrice=5&maxPrice=12.5', ({ newPrice }: Book) => newPrice >= 5 && newPrice <= 12.5, PRICE_SORTS],
    ['minPrice=5.01&category=horror', (book: Book) => book.newPrice > 5 && book.category === 'horror', PRICE_SORTS],
    ['maxPrice=5&available=true', (book: Book) => book.newPrice <= 5 && isAvailable(book), PRICE_SORTS],
    ['minPrice=0&maxPrice=0', ({ newPrice }: Book) => newPrice === 0, PRICE_SORTS],
  ])(
    'a page of books has with %s those books only, on every page, and nobody counts them',
    async (filter, fits, sorts) => {
      const fitting = (await list()).filter(fits);
      expect(fitting).not.toEqual([]);
      for (const sort of sorts) {
        const pages = await walk(`${filter}&sort=${sort}&limit=1`);
        expect(pages.flat()).toEqual(sortBooks(fitting, sort));
      }
      const reply = await get(`/api/books?${filter}`);
      expect(reply.body).toEqual(sortBooks(fitting, sorts[0] ?? 'price').slice(0, LIMITS.booksPage.default));
      expect(reply.headers.get('x-total-count')).toBeNull();
    },
  );

  it('a page of books of some prices is none behind a book of another price', async () => {
    const next = nextOf(await get('/api/books?minPrice=5&limit=1')) ?? '';
    const after = new URL(next, 'http://localhost').searchParams.get('after') ?? '';
    for (const prices of ['minPrice=6', 'maxPrice=4.99']) {
      const reply = await get(`/api/books?${prices}&after=${after}`);
      expect(reply).toMatchObject({ status: 400, body: { errors: [{ path: 'after' }] } });
    }
  });

  it.each([
    ['format=hardcover&language=en', ['language']],
    ['language=en&minPrice=1&maxPrice=2', ['minPrice', 'maxPrice']],
    ['format=scroll', ['format']],
    ['language=klingon', ['language']],
    ['minPrice=-1', ['minPrice']],
    ['minPrice=2&maxPrice=1', ['maxPrice']],
    ['maxPrice=2&sort=newest', ['sort']],
    ['q=owls&format=hardcover', ['format']],
  ])('a page of books refuses %s', async (query, paths) => {
    const reply = await get(`/api/books?${query}`);
    expect(reply).toMatchObject({ status: 400, body: { errors: paths.map((path) => ({ path })) } });
  });

  it('a page of books shows every change to a read that begins after the answer', async () => {
    const book = await api.newBook(admin, { title: 'Zzz', category: 'technology' });
    const newest = () => pageOf('category=technology&limit=1');
    expect(await newest()).toEqual([book]);
    const { body: edited } = await edit(book._id, aBookBody({ title: 'Zzz edited', category: 'technology' }));
    expect(await newest()).toEqual([edited]);
    await remove(book._id);
    expect(idsOf(await newest())).not.toContain(book._id);
    await restore(book._id);
    expect(idsOf(await newest())).toEqual([book._id]);
    await edit(book._id, aBookBody({ title: 'Zzz', category: 'business' }));
    expect(idsOf(await newest())).not.toContain(book._id);
  });
});

describe('tags', () => {
  it('the tag of a page changes exactly when a book does', async () => {
    const tag = async () => (await get('/api/books?sort=title&limit=2')).headers.get('etag') ?? '';
    const tags = [await tag()];
    const book = await api.newBook(admin);
    tags.push(await tag());
    await edit(book._id, aBookBody({ title: 'Another' }));
    tags.push(await tag());
    await remove(book._id);
    tags.push(await tag());
    expect(new Set(tags).size).toBe(4);
    await edit('no-such-book', aBookBody());
    expect(await tag()).toBe(tags[3]);
  });

  it('the tag of a page spares the answer while nothing changes', async () => {
    for (const path of ['/api/books?limit=2', '/api/books/counts', '/api/books/titles']) {
      const first = await get(path);
      expect(first).toMatchObject({ status: 200 });
      expect(first.headers.get('cache-control')).toBe('private, no-cache');
      const etag = first.headers.get('etag') ?? '';
      expect(await get(path, { 'If-None-Match': etag })).toMatchObject({ status: 304, text: '' });
      expect((await get(path, { 'If-None-Match': '"other"' })).status).toBe(200);
    }
  });

  it('the tag of a page is answered to HEAD as to GET, without the body', async () => {
    const page = await get('/api/books?limit=2');
    const head = await api.call('HEAD', '/api/books?limit=2');
    expect(head).toMatchObject({ status: 200, text: '' });
    for (const name of ['etag', 'link', 'x-total-count']) expect(head.headers.get(name)).toBe(page.headers.get(name));
  });
});

describe('ids', () => {
  it('books by their ids come in the order in which they were asked for, without those that are gone', async () => {
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

  it('books by their ids may be a hundred', async () => {
    const book = await api.newBook(admin);
    const ids = [...Array.from({ length: 99 }, (_, index) => `gone-${index}`), book._id];
    expect(await pageOf(`ids=${ids.join(',')}`)).toEqual([book]);
  });
});

describe('what a page refuses', () => {
  const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=ten', 'limit'],
    ['category=poetry', 'category'],
    ['category=Fiction', 'category'],
    ['trending=false', 'trending'],
    ['trending=1', 'trending'],
    ['available=no', 'available'],
    ['sort=oldest', 'sort'],
    ['sort=-title', 'sort'],
    ['after=x', 'after'],
    [`after=${'A'.repeat(4_001)}`, 'after'],
    [`after=${cursor(['newest', '2026-01-01', 'some-id'])}`, 'after'],
    [`after=${cursor(['newest', -1e15, 'some-id'])}`, 'after'],
    [`after=${cursor(['newest', 1, 'a/b'])}`, 'after'],
    [`after=${cursor(['newest', 1, 'some-id', 1])}`, 'after'],
    [`sort=price&after=${cursor(['newest', 1, 'some-id'])}`, 'after'],
    [`sort=price&after=${cursor(['price', 0.5, 'some-id'])}`, 'after'],
    [`sort=title&after=${cursor(['title', 1, 'some-id'])}`, 'after'],
    [`sort=title&after=${cursor(['title', '\ud800', 'some-id'])}`, 'after'],
    ['ids=a/b', 'ids.0'],
    ['ids=a,,b', 'ids.1'],
    ['ids=a,a', 'ids'],
    [`ids=${Array.from({ length: 101 }, (_, index) => `id-${index}`).join(',')}`, 'ids'],
    ['ids=a&limit=5', 'limit'],
    ['ids=a&sort=price', 'sort'],
    ['ids=a&category=fiction', 'category'],
    ['ids=a&q=salt', 'q'],
    ['q=%20%20', 'q'],
    [`q=${'x'.repeat(101)}`, 'q'],
    ['q=salt&sort=newest', 'sort'],
    ['q=salt&limit=0', 'limit'],
    [`q=salt&after=${cursor(['newest', 1, 'some-id'])}`, 'after'],
    [`q=salt&after=${cursor(['search', false, 0, 1, 'some-id'])}`, 'after'],
    [`q=salt&after=${cursor(['search', 1, 9, 1, 'some-id'])}`, 'after'],
    [`q=salt&after=${cursor(['search', false, 9, 1, 'a/b'])}`, 'after'],
    [`after=${cursor(['search', false, 9, 1, 'some-id'])}`, 'after'],
  ])('a page of books refuses %s with 400 and names it', async (query, path) => {
    const reply = await get(`/api/books?${query}`);
    expect(reply).toMatchObject({ status: 400, body: { code: 'validation-failed', errors: [{ path }] } });
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  it('a page of books takes an empty query for an absent one, and knows no others', async () => {
    expect(await pageOf('category=&limit=2')).toEqual(await pageOf('limit=2'));
    expect((await get('/api/books?colour=red')).body).toEqual(await list());
  });
});

it('the next page of books begins where the link says', async () => {
  const first = await get('/api/books?limit=2');
  const next = nextOf(first);
  expect(next).not.toBeNull();
  expect((await get(next ?? '')).body).toEqual(sortBooks(await list(), 'newest').slice(2, 4));
});
