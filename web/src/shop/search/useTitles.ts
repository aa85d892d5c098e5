import type { BookTitle } from '@bookstore/contract/api/booksQuery';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { bookTitlesApi } from '../../api/bookTitlesApi.ts';
import { useIsIdle } from '../../lib/useIsIdle.ts';
import { whenIdle } from '../../lib/whenIdle.ts';
import { titleSearch } from './titleSearch.ts';

const { getBookTitles } = bookTitlesApi.endpoints;

/** Where a search is made: in the titles that this device has, or in the shop. Undefined while nobody knows. */
type SearchPlace = { titles: readonly BookTitle[] } | 'shop' | undefined;

/** Loads the titles when the browser is idle, and builds the search index in further idle moments. */
export function useSearchPlace(): SearchPlace {
  getBookTitles.useQuerySubscription(undefined, { skip: !useIsIdle() });
  const { data: titles, isError } = getBookTitles.useQueryState();
  useEffect(() => (titles ? prepareWhenIdle(titleSearch(titles).prepare) : undefined), [titles]);
  if (titles) return { titles };
  return titles === null || isError ? 'shop' : undefined;
}

/** Seconds after which whoever turns to the box has the titles as they are by then. */
const TITLES_AGE = 300;

/** Loads old titles again; in a shop with too many titles there are none to reload. */
export function useFreshTitles(): () => void {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const titles = useCachedTitles();
  return () => {
    if (titles) void dispatch(getBookTitles.initiate(undefined, { subscribe: false, forceRefetch: TITLES_AGE }));
  };
}

/** The titles as the cache has them, null where it has none. Reading them never makes a call. */
export function useCachedTitles(): readonly BookTitle[] | null {
  const { data } = getBookTitles.useQueryState();
  return data ?? null;
}

/** @returns takes the rest back */
function prepareWhenIdle(prepare: () => boolean): () => void {
  let forget = whenIdle(function go() {
    if (!prepare()) forget = whenIdle(go);
  });
  return () => forget();
}
