import type { Category } from '@bookstore/contract/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BooksRepository, createBooksRepository } from '../src/books/books.repository.ts';
import { openApi, type TestApi } from './api.ts';
import { aStoredBook } from './factories.ts';
import { type Costs, countCosts } from './firestoreCosts.ts';

let api: TestApi;
let books: BooksRepository;
let counter: ReturnType<typeof countCosts>;

const some = (count: number, category: Category, trending: boolean) =>
  Array.from({ length: count }, () => ({ ...aStoredBook(), category, trending }));

beforeAll(async () => {
  api = await openApi();
  books = createBooksRepository(api.db);
  await books.insert([...some(20, 'fiction', false), ...some(7, 'horror', false), ...some(3, 'horror', true)]);
  counter = countCosts(await api.db(), api.projectId);
});
afterAll(async () => {
  counter.stop();
  await api.close();
});

const get = (path: string, headers: Record<string, string> = {}) => api.call('GET', path, { headers });
const costOf = (run: () => Promise<unknown>): Promise<Costs> => counter.of(run);
const reads = (count: number): Costs => ({ reads: count, writes: 0, aggregations: 0 });
/** The one document that every change of a book writes. */
const VERSION = 1;

/** A change of the catalogue, in a book that no page here shows. */
async function changeSomething(): Promise<void> {
  await books.insert([
    { ...aStoredBook(), category: 'technology', createdAt: new Date(0), title: '~', newPriceCents: 500 },
  ]);
}

// E29
describe('pages', () => {
  it.each([
    ['limit=5', 5 + 1],
    ['limit=5&sort=price&available=true', 5 + 1],
    ['limit=5&sort=-price&category=horror', 5 + 1],
    ['category=horror&sort=title', 10],
    ['category=horror&trending=true', 3],
    ['category=adventure', 0],
  ])(
    'a page costs the version and each book that is found: %s, and the version alone while nothing changes',
    async (query, found) => {
      await changeSomething();
      const page = () => get(`/api/books?${query}`);
      expect(await costOf(page)).toEqual(reads(VERSION + found));
      expect(await costOf(page)).toEqual(reads(VERSION));
      const etag = (await page()).headers.get('etag') ?? '';
      expect(await costOf(() => get(`/api/books?${query}`, { 'If-None-Match': etag }))).toEqual(reads(VERSION));
      await changeSomething();
      expect(await costOf(page)).toEqual(reads(VERSION + found));
    },
  );

  it('a page that a caller has already costs no book, also on an instance that has not read it', async () => {
    await changeSomething();
    const etag = (await get('/api/books?limit=1')).headers.get('etag') ?? '';
    expect(await costOf(() => get('/api/books?limit=9', { 'If-None-Match': etag }))).toEqual(reads(VERSION));
  });

  it('a page costs the version and each book that is found: the same with ten times as many books', async () => {
    for (let time = 0; time < 3; time += 1) await books.insert(some(100, 'business', false));
    expect(await costOf(() => get('/api/books?limit=5'))).toEqual(reads(VERSION + 6));
    expect(await costOf(() => get('/api/books?category=horror&sort=price&limit=3'))).toEqual(reads(VERSION + 4));
  });

  it('a page costs the version and each book that is found: by their ids, one for each id', async () => {
    const wanted = some(3, 'fiction', false);
    await books.insert(wanted);
    const ids = wanted.map(({ id }) => id).join(',');
    expect(await costOf(() => get(`/api/books?ids=${ids}`))).toEqual(reads(VERSION + 3));
    expect(await costOf(() => get(`/api/books?ids=${ids}`))).toEqual(reads(VERSION));
  });

  it('a page costs the version and each book that is found: once for all who ask for it at the same time, however many they are', async () => {
    await Promise.all(Array.from({ length: 50 }, () => get('/api/books?limit=7')));
    await changeSomething();
    const together = () => Promise.all(Array.from({ length: 50 }, () => get('/api/books?limit=7')));
    expect((await costOf(together)).reads).toBeLessThan(25 + 8);
  });
});

// E29
describe('counts and titles', () => {
  it('what is known of the whole catalogue costs one read: the counts and the titles, before and after a change', async () => {
    for (const path of ['/api/books/counts', '/api/books/titles']) {
      await changeSomething();
      expect(await costOf(() => get(path))).toEqual(reads(1));
      expect(await costOf(() => get(path))).toEqual(reads(1));
    }
  });

  it('a wrong query costs nothing', async () => {
    for (const query of ['limit=0', 'after=x', 'category=none', 'ids=a&limit=1', 'q=x&sort=price', 'q=x&after=x']) {
      expect(await costOf(() => get(`/api/books?${query}`))).toEqual(reads(0));
    }
  });
});

describe('documents', () => {
  it.each([
    ['/books', '/api/books?limit=24&sort=newest'],
    ['/books?category=horror&sort=-price', '/api/books?limit=24&category=horror&sort=-price'],
    ['/books?available=true&category=fiction', '/api/books?limit=24&category=fiction&available=true&sort=newest'],
  ])(
    'a document of a page of books costs what the API’s page does: %s, and the version alone where somebody has asked for either',
    async (path, call) => {
      await changeSomething();
      const first = await costOf(() => get(path));
      expect(await costOf(() => get(path))).toEqual(reads(VERSION));
      expect(await costOf(() => get(`${path}${path.includes('?') ? '&' : '?'}whatever=1`))).toEqual(reads(VERSION));
      expect(await costOf(() => get(call))).toEqual(reads(VERSION));
      await changeSomething();
      expect(await costOf(() => get(call))).toEqual(first);
      expect(await costOf(() => get(path))).toEqual(reads(VERSION));
    },
  );

  it('a document of a page of books costs what the API’s page does: a search the same', async () => {
    await changeSomething();
    const first = await costOf(() => get('/books?q=title'));
    expect(first.reads).toBeLessThanOrEqual(100);
    expect(await costOf(() => get('/api/books?limit=24&q=title'))).toEqual(reads(VERSION));
  });

  it('a document of a page of books that cannot exist costs nothing', async () => {
    for (const query of ['category=none', 'after=x', `after=${'x'.repeat(3000)}`, 'q=x&after=x']) {
      expect(await costOf(() => get(`/books?${query}`))).toEqual(reads(0));
    }
  });
});

describe('a change costs', () => {
  it('a change costs two reads and two writes beside the book, and one for the log, whatever its size', async () => {
    const [book] = some(1, 'fiction', false);
    if (!book) throw new Error('No book.');
    expect(await costOf(() => books.insert([book]))).toEqual({ reads: 2, writes: 3, aggregations: 0 });
    const edit = () => books.update(book.id, (present) => ({ ...(present ?? book), title: 'Edited' }), { by: 'admin' });
    expect(await costOf(edit)).toEqual({ reads: 3, writes: 4, aggregations: 0 });
  });
});
