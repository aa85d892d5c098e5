import type { Book } from '@bookstore/contract/api/book';
import { apiPaths } from '@bookstore/contract/api/paths';
import { afterAll, beforeAll } from 'vitest';
import { openApi, type TestAdmin, type TestApi } from './api.ts';

/**
 * The calls that concern books, made by an admin.
 * @param at answers API and admin at the time of a call: tests have them only when they run.
 */
export function bookCalls(at: () => { api: TestApi; admin: TestAdmin }) {
  const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const { api, admin } = at();
    return api.call(method, path, { token: admin.token, body, headers });
  };
  return {
    list: async () => (await at().api.call('GET', `${apiPaths.books}/`)).body as Book[],
    /** Without a key every call is a book of its own. */
    create: (body: unknown, key?: string) =>
      call('POST', apiPaths.createBook, body, key === undefined ? {} : { 'Idempotency-Key': key }),
    edit: (id: string, body: unknown, headers?: Record<string, string>) =>
      call('PUT', `/api/books/edit/${id}`, body, headers),
    remove: (id: string) => call('DELETE', `/api/books/${id}`),
    restore: (id: string) => call('POST', `/api/books/${id}/restore`),
  };
}

/** An API of its own for the tests of a file, and the calls that an admin makes there. `shop` is filled when they run. */
export function openBookCalls() {
  const shop = {} as { api: TestApi; admin: TestAdmin };
  beforeAll(async () => {
    shop.api = await openApi();
  });
  afterAll(() => shop.api.close());
  /** For each group of tests another one: an admin may write only so often. */
  const withNewAdmin = () =>
    beforeAll(async () => {
      shop.admin = await shop.api.newAdmin();
    });
  return { shop, withNewAdmin, ...bookCalls(() => shop) };
}
