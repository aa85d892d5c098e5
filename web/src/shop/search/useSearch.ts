import type { Book } from '@bookstore/contract/api/book';
import type { BookTitle } from '@bookstore/contract/api/booksQuery';
import { correctionOf } from '@bookstore/contract/search/bookSearch';
import { useEffect, useMemo, useState } from 'react';
import { booksApi } from '../../api/booksApi.ts';
import { titleSearch } from './titleSearch.ts';
import { useSearchPlace } from './useTitles.ts';

/** How many hits the box shows. */
const MAX_HITS = 6;

export type Found =
  | { state: 'loading' | 'searching' | 'failed' }
  | {
      state: 'found';
      /** The first of the books, best first. */
      hits: readonly BookTitle[];
      /** How many there are in all, null where only the shop knows. */
      count: number | null;
      /** The corrected words, null if no typo was corrected. */
      correction: string | null;
    };

/**
 * Searches for words: in the titles on the device without a call, or by asking the shop if it is too large for that.
 * @param words '' finds nothing and makes no call
 */
export function useSearch(words: string): Found {
  const place = useSearchPlace();
  const titles = typeof place === 'object' ? place.titles : null;
  const found = useMemo(() => titles && find(titles, words), [titles, words]);
  const answer = useShopSearch(place === 'shop' ? words : '', MAX_HITS);
  const books = found ?? answer?.books;
  const correction = useMemo(() => correctionOf(words, books?.[0]), [words, books]);
  if (found) return { state: 'found', hits: found.slice(0, MAX_HITS), count: found.length, correction };
  if (!place) return { state: 'loading' };
  if (!answer) return { state: 'searching' };
  if (!answer.books) return { state: 'failed' };
  const isAll = answer.books.length < MAX_HITS;
  return { state: 'found', hits: answer.books, count: isAll ? answer.books.length : null, correction };
}

/** Without words nothing is searched: a first search would build the rest of the index, which is left to idle moments. */
function find(titles: readonly BookTitle[], words: string): readonly BookTitle[] {
  return words === '' ? [] : titleSearch(titles).search(words, titles.length);
}

/** Milliseconds without a key press before the shop is asked. */
const PAUSE_MS = 180;

interface Answer {
  words: string;
  /** Null where none came. */
  books: readonly Book[] | null;
}

/**
 * Asks the shop for the books that match the words, after a pause; aborts earlier requests.
 * @param words '' makes no call
 * @returns the answer to these words only; undefined until it has come
 */
function useShopSearch(words: string, limit: number): Answer | undefined {
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
