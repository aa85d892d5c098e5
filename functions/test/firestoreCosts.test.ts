import type { Book } from '@bookstore/contract/api/book';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBooksRepository } from '../src/books/books.repository.ts';
import { openApi, type TestAdmin, type TestApi } from './api.ts';
import { aNewPicture, coverCalls } from './coverCalls.ts';
import { aBookBody, aStoredBook } from './factories.ts';
import { ADMIN_CHECK, type Costs, countCosts, NOTHING } from './firestoreCosts.ts';

let api: TestApi;
let admin: TestAdmin;
let books: Book[];
let counter: ReturnType<typeof countCosts>;

beforeAll(async () => {
  api = await openApi();
  admin = await api.newAdmin();
  books = [await api.newBook(admin), await api.newBook(admin), await api.newBook(admin)];
  counter = countCosts(await api.db(), api.projectId);
});
afterAll(async () => {
  counter.stop();
  await api.close();
});

const costOf = (run: () => Promise<unknown>): Promise<Costs> => counter.of(run);

const get = (path: string, token?: string) => api.call('GET', path, { ...(token !== undefined && { token }) });
const asAdmin = (method: string, path: string, body?: unknown) => api.call(method, path, { token: admin.token, body });

// E29
describe('what the catalogue costs', () => {
  it('the cost of the catalogue is every book once, then one read for a list, however many books there are', async () => {
    expect(await costOf(() => get('/api/books'))).toEqual({ ...NOTHING, reads: 1 + books.length });
    const unchanged = { ...NOTHING, reads: 1 };
    expect(await costOf(() => get('/api/books'))).toEqual(unchanged);
    await createBooksRepository(api.db).insert(Array.from({ length: 300 }, aStoredBook));
    expect(await costOf(() => get('/api/books'))).toEqual({ ...NOTHING, reads: 1 + 1 + 300 });
    expect(await costOf(() => get('/api/books'))).toEqual(unchanged);
    const etag = (await get('/api/books')).headers.get('etag') ?? '';
    const headers = { 'If-None-Match': etag };
    expect(await costOf(() => api.call('GET', '/api/books', { headers }))).toEqual(unchanged);
  });

  it('the cost of the catalogue is less than one read for two lists when many are asked for at once', async () => {
    const lists = () => Promise.all(Array.from({ length: 50 }, () => get('/api/books')));
    // With connections that are open already: one after the other would be opened more slowly than it is answered.
    await lists();
    expect((await costOf(lists)).reads).toBeLessThan(25);
  });

  it('the cost of the catalogue is one read for one book, and none for an id that cannot be one', async () => {
    expect(await costOf(() => get(`/api/books/${books[0]?._id}`))).toEqual({ ...NOTHING, reads: 1 });
    expect(await costOf(() => get('/api/books/a%2Fb'))).toEqual(NOTHING);
  });

  it('the cost of the catalogue is five writes for a change: the book, the version, the titles, the log and the rate limit', async () => {
    const body = aBookBody();
    const { reads, writes } = await costOf(() => asAdmin('PUT', `/api/books/edit/${books[0]?._id}`, body));
    expect({ reads, writes }).toEqual({ reads: ADMIN_CHECK + 4, writes: 5 });
  });
});

describe('what a picture costs', () => {
  const { upload, newCover, download } = coverCalls(() => ({ api, admin }));
  const edit = (fields: Record<string, unknown>) =>
    asAdmin('PUT', `/api/books/edit/${books[0]?._id}`, aBookBody(fields));
  const EDIT = { ...NOTHING, reads: ADMIN_CHECK + 4, writes: 5 };

  it('the cost of a picture is a read and a write beside the rate limit to upload, a read where a book names it, and nothing for what is none', async () => {
    const bytes = aNewPicture();
    expect(await costOf(() => upload(bytes))).toEqual({ ...NOTHING, reads: ADMIN_CHECK + 2, writes: 2 });
    expect(await costOf(() => upload(bytes))).toEqual({ ...NOTHING, reads: ADMIN_CHECK + 2, writes: 2 });
    expect(await costOf(() => upload(bytes.subarray(1)))).toEqual({ ...NOTHING, reads: ADMIN_CHECK });
    expect(await costOf(() => api.call('POST', '/api/covers', { picture: bytes }))).toEqual(NOTHING);
  });

  it('the cost of a picture is one read to see, and none where there can be none', async () => {
    const { id } = await newCover();
    expect(await costOf(() => download({ id }))).toEqual({ ...NOTHING, reads: 1 });
    for (const file of ['x.webp', 'x.jpg', `${id}.png`]) {
      expect(await costOf(() => api.call('GET', `/api/covers/${file}`))).toEqual(NOTHING);
    }
  });

  it('the cost of a picture is a read and a write more to name it, two reads and a write to let it go, and nothing for who says nothing of it', async () => {
    const [first, second] = [await newCover(), await newCover()];
    expect(await costOf(() => edit({ coverId: first.id }))).toEqual({
      ...EDIT,
      reads: EDIT.reads + 1,
      writes: EDIT.writes + 1,
    });
    expect(await costOf(() => edit({ title: 'Other' }))).toEqual(EDIT);
    expect(await costOf(() => edit({ coverId: second.id }))).toEqual({
      ...EDIT,
      reads: EDIT.reads + 3,
      writes: EDIT.writes + 2,
    });
    expect(await costOf(() => edit({ coverId: null }))).toEqual({
      ...EDIT,
      reads: EDIT.reads + 2,
      writes: EDIT.writes + 1,
    });
  });
});
