import type { Book } from '@bookstore/contract/api/book';
import { apiPaths } from '@bookstore/contract/api/paths';
import { afterAll, beforeAll } from 'vitest';
import { openApi, type TestAdmin, type TestApi } from './api.ts';

/** @param at returns API and admin at call time */
export function bookCalls(at: () => { api: TestApi; admin: TestAdmin }) {
  const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const { api, admin } = at();
    return api.call(method, path, { token: admin.token, body, headers });
  };
  return {
    list: async () => (await at().api.call('GET', `${apiPaths.books}/`)).body as Book[],
    create: (body: unknown, key?: string) =>
      call('POST', apiPaths.createBook, body, key === undefined ? {} : { 'Idempotency-Key': key }),
    edit: (id: string, body: unknown, headers?: Record<string, string>) =>
      call('PUT', `/api/books/edit/${id}`, body, headers),
    remove: (id: string) => call('DELETE', `/api/books/${id}`),
    restore: (id: string) => call('POST', `/api/books/${id}/restore`),
  };
}

/** `shop` is set when tests run. */
export function openBookCalls() {
  const shop = {} as { api: TestApi; admin: TestAdmin };
  beforeAll(async () => {
    shop.api = await openApi();
  });
  afterAll(() => shop.api.close());
  /** Rate limits hold per admin. */
  const withNewAdmin = () =>
    beforeAll(async () => {
      shop.admin = await shop.api.newAdmin();
    });
  return { shop, withNewAdmin, ...bookCalls(() => shop) };
}
