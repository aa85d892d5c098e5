import type { Book } from '@bookstore/contract/api/book';
import { LIMITS } from '@bookstore/contract/limits';
import { useCallback, useEffect, useState } from 'react';
import { booksApi } from '../../../api/booksApi.ts';

type Load = (ids: readonly string[]) => Promise<Book[]>;

/** Books by their ids, those that are gone left out; a hundred to a call. @throws what a call throws. */
async function loadBooks(ids: readonly string[], load: Load): Promise<Book[]> {
  const books: Book[] = [];
  for (let first = 0; first < ids.length; first += LIMITS.booksById) {
    books.push(...(await load(ids.slice(first, first + LIMITS.booksById))));
  }
  return books;
}

/** The books under these ids as they are now; null while they are on their way. */
export function useBooksAsTheyAre(ids: readonly string[]) {
  const [fetchPage] = booksApi.endpoints.getBooksPage.useLazyQuery();
  const [state, setState] = useState<{ books: Book[] | null; isError: boolean }>({ books: null, isError: false });
  const [wanted] = useState(ids);
  const load = useCallback(() => {
    setState({ books: null, isError: false });
    loadBooks(wanted, async (part) => (await fetchPage({ ids: part }).unwrap()).books).then(
      (books) => setState({ books, isError: false }),
      () => setState({ books: null, isError: true }),
    );
  }, [fetchPage, wanted]);
  useEffect(load, [load]);
  return { ...state, load };
}
