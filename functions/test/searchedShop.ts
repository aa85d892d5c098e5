import type { Book } from '@bookstore/contract/api/book';
import { createBookSearch } from '@bookstore/contract/search/bookSearchIndex';
import type { ShelvedBook } from '@bookstore/contract/test/searchQuestions';
import { afterEach, beforeEach } from 'vitest';
import type { BookContent } from '../src/books/bookRecord.ts';
import { createBooksRepository } from '../src/books/books.repository.ts';
import { openApi, type TestApi } from './api.ts';
import { aStoredBook } from './factories.ts';

const DAY = 86_400_000;
const MOST_AT_ONCE = 100;

/** @param place number of newer books */
export const toStored = ({ _id, ...book }: ShelvedBook, place: number): BookContent => ({
  ...aStoredBook(),
  ...book,
  id: _id,
  createdAt: new Date(1_700_000_000_000 - place * DAY),
});

export const addressOf = (q: string, rest = '') => `/api/books?q=${encodeURIComponent(q.toWellFormed())}${rest}`;
export const idsOf = (books: unknown) => (books as Book[]).map(({ _id }) => _id);

/** Compares with the device search. */
export function openSearchedShop() {
  let api: TestApi;
  beforeEach(async () => {
    api = await openApi();
  });
  afterEach(() => api.close());

  const repository = () => createBooksRepository(api.db);
  const get = (path: string) => api.call('GET', path);

  async function fill(books: BookContent[]): Promise<void> {
    for (let first = 0; first < books.length; first += MOST_AT_ONCE) {
      await repository().insert(books.slice(first, first + MOST_AT_ONCE));
    }
  }

  async function onDevice(filter = (_book: Book) => true) {
    const all = (await get('/api/books')).body as Book[];
    const index = createBookSearch(all.filter(filter));
    return (q: string, limit = 60) => idsOf(index.search(q, limit));
  }

  return { api: () => api, repository, get, fill, onDevice };
}
