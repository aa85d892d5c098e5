import type { Book } from '@bookstore/contract/api/book';
import { useLazyGetBooksPageQuery } from '../../api/booksApi.ts';

/** Titles may contain the number too, so several books can match. */
const MAX_MATCHES = 5;

/** The returned function throws errors of the call. */
export function useFindByIsbn(): (isbn: string) => Promise<Book | undefined> {
  const [search] = useLazyGetBooksPageQuery();
  return async (isbn) => {
    const { books } = await search({ q: isbn, limit: MAX_MATCHES }).unwrap();
    return books.find((book) => book.isbn === isbn);
  };
}
