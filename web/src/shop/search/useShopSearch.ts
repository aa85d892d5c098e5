import type { Book } from '@bookstore/contract/api/book';
import { useEffect, useState } from 'react';
import { booksApi } from '../../api/booksApi.ts';

/** Milliseconds without a key press before the shop is asked. */
const PAUSE_MS = 180;

interface Answer {
  words: string;
  /** Null where none came. */
  books: readonly Book[] | null;
}

/**
 * Asks the shop for the books that words find, after a pause; what was asked before is broken off.
 * @param words '' asks for nothing
 * @returns the answer to these words alone; undefined until it is there
 */
export function useShopSearch(words: string, limit: number): Answer | undefined {
  const [ask] = booksApi.endpoints.getBooksPage.useLazyQuery();
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (words === '') return;
    let stop: () => void = () => undefined;
    const timer = setTimeout(() => {
      let isWanted = true;
      const request = ask({ q: words, limit }, true);
      void request.then(({ data }) => isWanted && setAnswer({ words, books: data?.books ?? null }));
      stop = () => {
        isWanted = false;
        request.abort();
        request.unsubscribe();
      };
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [ask, words, limit]);
  return answer?.words === words ? answer : undefined;
}
