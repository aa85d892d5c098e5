import { randomUUID } from 'node:crypto';
import type { Book } from '@bookstore/contract/api/book';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { send } from '../../test/api.ts';
import { sortBooks, walkPages } from '../../test/bookPages.ts';
import { aStoredBook } from '../../test/factories.ts';
import { expectConsistentDatabase } from '../../test/invariants.ts';
import { startServer, type TestServer } from '../../test/server.ts';
import type { BooksRepository } from './books.repository.ts';

let server: TestServer;
let books: BooksRepository;
let db: Firestore;

beforeEach(async () => {
  server = await startServer(`demo-${randomUUID()}`);
  books = server.dependencies.booksRepository;
  db = await server.firebase.database();
});
afterEach(() => server.close());

const TITLES = ['Zebra', 'élan', 'Elan', 'ælf', 'aardvark'];
const aBook = (index: number) => ({
  ...aStoredBook(),
  title: TITLES[index % TITLES.length] ?? '',
  trending: index % 2 === 0,
  createdAt: new Date(index * 1_000),
});

/** Stores books as before pages existed: without keys and counts. */
async function makeOld(): Promise<void> {
  const { docs } = await db.collection('books').get();
  const gone = FieldValue.delete();
  for (const { ref } of docs) await ref.update({ titleKey: gone, searchKeys: gone, derivedFrom: gone });
  const { era, seq } = await books.readVersion();
  await db.doc('meta/catalog').set({ era, seq });
  await db.doc('meta/titles').delete();
}

const get = (path: string) => send(server.baseUrl, 'GET', path);
const bodyOf = async (path: string) => (await get(path)).body;

async function expectRightAnswers(): Promise<void> {
  const all = (await bodyOf('/api/books')) as Book[];
  for (const sort of ['newest', 'title'] as const) {
    const trending = all.filter((book) => book.trending);
    const path = `/api/books?sort=${sort}&limit=3&trending=true&category=fiction`;
    expect((await walkPages(get, path)).flat()).toEqual(sortBooks(trending, sort));
  }
  expect((await get('/api/books?limit=1')).headers.get('x-total-count')).toBe(String(all.length));
  const ids = all.slice(0, 3).map(({ _id }) => _id);
  expect(await bodyOf(`/api/books?ids=${ids.join(',')},gone`)).toEqual(all.slice(0, 3));
  expect(await bodyOf('/api/books/counts')).toMatchObject({ total: all.length, categories: { fiction: all.length } });
  const found = (await bodyOf('/api/books?q=elan&category=fiction')) as Book[];
  expect(found).toEqual(sortBooks(all, 'newest').filter(({ title }) => /^[eé]lan$/i.test(title)));
  const pages = await walkPages(get, '/api/books?q=zebar&limit=1');
  expect(pages.flat()).toEqual(sortBooks(all, 'newest').filter(({ title }) => title === 'Zebra'));
  const titles = (await bodyOf('/api/books/titles')) as Book[];
  expect(titles.map(({ title }) => title)).toEqual(all.map(({ title }) => title));
}

describe('reindex', () => {
  beforeEach(async () => {
    await books.insert(Array.from({ length: 12 }, (_, index) => aBook(index)));
    await makeOld();
  });

  it('leaves old books available from the whole list', async () => {
    expect((await books.readVersion()).counts).toBeNull();
    await expectRightAnswers();
  });

  it('makes old books equal to new ones', async () => {
    const tag = (await get('/api/books')).headers.get('etag');
    const [first] = (await bodyOf('/api/books')) as Book[];
    const bookTag = (await get(`/api/books/${first?._id}`)).headers.get('etag');
    let seen = 0;
    expect(
      await books.reindex(() => {
        seen += 1;
      }),
    ).toBe(12);
    expect(seen).toBe(12);
    await expectRightAnswers();
    await books.updateAll([first?._id ?? ''], (_id, book) => ({ ...(book ?? aStoredBook()), title: 'Edited' }), {
      by: 'admin',
    });
    await expectRightAnswers();
    const { docs } = await db.collection('books').get();
    expect(docs.every((document) => typeof document.get('titleKey') === 'string')).toBe(true);
    expect(docs.every((document) => document.get('searchKeys').length > 0)).toBe(true);
    expect((await get('/api/books')).headers.get('etag')).not.toBe(tag);
    expect(bookTag).not.toBeNull();
  });

  it('counts correctly during concurrent changes', async () => {
    let isDone = false;
    const selling = (async () => {
      for (let index = 20; !isDone || index < 30; index += 1) {
        const book = aBook(index);
        await books.insert([book]);
        if (index % 3 === 0) await books.update(book.id, () => ({ ...book, deletedAt: new Date() }), { by: 'admin' });
        if (index % 3 === 1)
          await books.update(book.id, () => ({ ...book, trending: !book.trending }), { by: 'admin' });
      }
    })();
    const reindexing = books.reindex().finally(() => {
      isDone = true;
    });
    await Promise.all([reindexing, selling]);
    await expectRightAnswers();
  });
});

it('updates and counts many batches once', async () => {
  const COUNT = 401;
  await books.insert(Array.from({ length: COUNT }, (_, index) => aBook(index)));
  const batch = db.batch();
  for (const { ref } of (await db.collection('books').get()).docs)
    batch.update(ref, { derivedFrom: 'old', titleKey: '' });
  const { era, seq } = await books.readVersion();
  batch.set(db.doc('meta/catalog'), { era, seq });
  await batch.commit();
  let seen = 0;
  expect(await books.reindex(() => (seen += 1))).toBe(COUNT);
  expect(seen).toBe(COUNT);
  const reply = await get('/api/books?sort=title&limit=1');
  expect(reply.headers.get('x-total-count')).toBe(String(COUNT));
  expect(reply.body).toMatchObject([{ title: 'aardvark' }]);
  const { docs } = await db.collection('books').select('titleKey').get();
  expect(docs.filter((book) => book.get('titleKey') === '')).toEqual([]);
  expect(await books.reindex()).toBe(0);
});

it('notices changes of an older release after a rollback', async () => {
  await books.insert([aBook(1), aBook(2)]);
  const { era, seq } = await books.readVersion();
  const {
    titleKey: _key,
    searchKeys: _keys,
    derivedFrom: _from,
    ...old
  } = (await db.collection('books').limit(1).get()).docs[0]?.data() ?? {};
  await db.doc('books/by-the-old-release').set({ ...old, changeSeq: seq + 1 });
  await db.doc('meta/catalog').set({ era, seq: seq + 1 });
  expect((await bodyOf('/api/books?sort=title')) as Book[]).toHaveLength(3);
  await books.reindex();
  expect((await bodyOf('/api/books?sort=title')) as Book[]).toHaveLength(3);
  await expectRightAnswers();
});

it('skips a book with unreadable stock and updates the rest', async () => {
  await books.insert([
    { ...aBook(1), id: 'odd', shownCopies: 2 },
    { ...aBook(2), id: 'other' },
  ]);
  await db.doc('stock/odd').set({ count: 'two' });
  await db.doc('stock/other').set({ count: 3, changes: [] });
  await books.reindex();
  const shown = await db.getAll(db.doc('books/odd'), db.doc('books/other'));
  expect(shown.map((book) => book.get('shownCopies'))).toEqual([2, 3]);
});

it('corrects the shown stock and informs all instances', async () => {
  for (const book of [aBook(1), { ...aBook(2), id: 'low' }, { ...aBook(3), id: 'forgotten', shownCopies: 0 }]) {
    await books.insert([book]);
  }
  await db.doc('stock/low').set({ count: 2, changes: [] });
  const tag = (await get('/api/books?limit=1')).headers.get('etag');
  expect(await books.reindex()).toBe(2);
  expect((await get('/api/books?limit=1')).headers.get('etag')).not.toBe(tag);
  expect(await bodyOf('/api/books/low')).toMatchObject({ availability: 'low', left: 2 });
  expect(await bodyOf('/api/books/forgotten')).not.toHaveProperty('availability');
  expect((await get('/api/books?available=true')).headers.get('x-total-count')).toBe('3');
  expect(await expectConsistentDatabase(db)).toMatchObject({ books: 3 });
  expect(await books.reindex()).toBe(0);
});

it('lets searches find books by their new keys at once', async () => {
  await books.insert([{ ...aBook(1), id: 'sharp', title: 'C# in Depth' }]);
  await db.doc('books/sharp').update({ derivedFrom: 'old', searchKeys: ['old'] });
  expect(await bodyOf('/api/books?q=depth')).toEqual([]);
  await books.reindex();
  expect(await bodyOf('/api/books?q=depth')).toMatchObject([{ _id: 'sharp' }]);
});

it('counts external writes in a new era', async () => {
  await books.insert([aBook(1)]);
  const tag = (await get('/api/books')).headers.get('etag');
  const { docs } = await db.collection('books').get();
  await db.doc('books/restored').set({ ...docs[0]?.data(), changeSeq: 40 });
  await books.startEra(40);
  expect((await get('/api/books')).headers.get('etag')).not.toBe(tag);
  expect((await books.readVersion()).seq).toBe(40);
  await expectRightAnswers();
});

it.each([
  ['are brought up to date', () => books.reindex()],
  ['were written externally', () => books.startEra(1)],
])('keeps a used picture when books %s', async (_how, bringUpToDate) => {
  await books.insert([{ ...aStoredBook(), id: 'pictured' }]);
  await db.doc('books/pictured').update({ cover: { id: 'a-picture', width: 480, height: 720 } });
  await db.doc('covers/a-picture').set({ expiresAt: new Date() });
  await bringUpToDate();
  expect((await db.doc('covers/a-picture').get()).get('expiresAt')).toBeNull();
});
