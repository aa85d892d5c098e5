import { apiPaths } from '@bookstore/contract/apiPaths';
import type { Book } from '@bookstore/contract/book';
import type { TestAdmin, TestApi } from './api.ts';

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
