import type { Book } from '@bookstore/contract/api/book';
import type { BookTitle } from '@bookstore/contract/api/booksQuery';
import { correctionOf } from '@bookstore/contract/search/bookSearch';
import { useEffect, useMemo, useState } from 'react';
import { booksApi } from '../../api/booksApi.ts';
import { titleSearch } from './titleSearch.ts';
import { useSearchPlace } from './useTitles.ts';

const MAX_HITS = 6;

export type Found =
  | { state: 'loading' | 'searching' | 'failed' }
  | {
      state: 'found';
      /** Best first. */
      hits: readonly BookTitle[];
      /** Null before the server answers. */
      count: number | null;
      correction: string | null;
    };

/** Asks the server in a large shop. @param words '' makes no call */
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

/** Skips '' because the first search would build the rest of the index. */
function find(titles: readonly BookTitle[], words: string): readonly BookTitle[] {
  return words === '' ? [] : titleSearch(titles).search(words, titles.length);
}

/** Milliseconds without a key press before the server is asked. */
const PAUSE_MS = 180;

interface Answer {
  words: string;
  /** Null if the request failed. */
  books: readonly Book[] | null;
}

/** Aborts earlier requests. @param words '' makes no call @returns undefined until the answer arrives */
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
