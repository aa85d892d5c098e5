import type { Book } from '@bookstore/contract/book';
import { booksApi } from '../../api/booksApi.ts';

const NONE: readonly Book[] = [];

/** The list of books as the cache has it. Reading it never makes a call: search is wired to none. */
export function useCachedBooks(): readonly Book[] {
  const { data } = booksApi.endpoints.getBooks.useQueryState();
  return data ?? NONE;
}
