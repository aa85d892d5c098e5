import type { Book } from '@bookstore/contract/api/book';
import type { BookCounts } from '@bookstore/contract/api/booksQuery';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBooksRepository } from '../../../functions/src/books/books.repository.ts';
import { createFirebase, type Firebase } from '../../../functions/src/firestore/firebase.ts';
import { openApi, type TestApi } from '../../../functions/test/api.ts';
import { seedBooks } from '../samples/samples.ts';
import { SEED_BOOKS } from '../samples/seedBooks.ts';
import { fakeBookId } from './fakeBook.ts';
import { seedFakeBooks } from './seedFakeBooks.ts';

let api: TestApi;
let firebase: Firebase;

beforeAll(async () => {
  api = await openApi();
  firebase = createFirebase(api.projectId);
});
afterAll(() => Promise.all([api.close(), firebase.close()]));

const counts = async () => (await api.call('GET', '/api/books/counts')).body as BookCounts;
const newest = async () => (await api.call('GET', '/api/books?limit=60')).body as Book[];

it('fills a shop up to a number and keeps changed books', async () => {
  await seedBooks(firebase);
  const books = createBooksRepository(firebase.database);
  let seen = 0;
  const progress = { count: () => void seen++, touch: () => undefined };
  expect(await seedFakeBooks(books, 200, progress)).toBe(200 - SEED_BOOKS.length);
  expect(seen).toBe(200 - SEED_BOOKS.length);
  expect((await counts()).total).toBe(200);

  const samples = SEED_BOOKS.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1)).map(({ id }) => id);
  expect((await newest()).map(({ _id }) => _id).slice(0, SEED_BOOKS.length)).toEqual(samples);

  const { token } = await api.newAdmin();
  const deleted = fakeBookId(SEED_BOOKS.length);
  expect((await api.call('DELETE', `/api/books/${deleted}`, { token })).status).toBe(200);
  expect(await seedFakeBooks(books, 200)).toBe(0);
  expect(await seedFakeBooks(books, 100)).toBe(0);
  expect((await counts()).total).toBe(199);
  expect(await seedFakeBooks(books, 260)).toBe(60);
  expect((await counts()).total).toBe(259);
  expect((await api.call('GET', `/api/books/${deleted}`)).status).toBe(404);
});
