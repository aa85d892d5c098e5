import type { Book } from '@bookstore/contract/book';
import { booksApi } from '../../api/booksApi.ts';

/** The list of books as the cache has it, null before it has come. Reading it never makes a call: search is wired to none. */
export function useCachedBooks(): readonly Book[] | null {
  const { data } = booksApi.endpoints.getBooks.useQueryState();
  return data ?? null;
}
