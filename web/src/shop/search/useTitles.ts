import type { BookTitle } from '@bookstore/contract/api/booksQuery';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { bookTitlesApi } from '../../api/bookTitlesApi.ts';
import { useIsIdle } from '../../lib/firstView.ts';
import { whenIdle } from '../../lib/whenIdle.ts';
import { titleSearch } from './titleSearch.ts';

const { getBookTitles } = bookTitlesApi.endpoints;

/** Titles on the device, or the server; undefined until known. */
type SearchPlace = { titles: readonly BookTitle[] } | 'shop' | undefined;

/** Loads titles and builds the index in idle moments. */
export function useSearchPlace(): SearchPlace {
  getBookTitles.useQuerySubscription(undefined, { skip: !useIsIdle() });
  const { data: titles, isError } = getBookTitles.useQueryState();
  useEffect(() => (titles ? prepareWhenIdle(titleSearch(titles).prepare) : undefined), [titles]);
  if (titles) return { titles };
  return titles === null || isError ? 'shop' : undefined;
}

/** Seconds until focusing the box reloads the titles. */
const TITLES_AGE = 300;

/** Large shops have no titles to reload. */
export function useFreshTitles(): () => void {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const titles = useCachedTitles();
  return () => {
    if (titles) void dispatch(getBookTitles.initiate(undefined, { subscribe: false, forceRefetch: TITLES_AGE }));
  };
}

/** Makes no call. */
export function useCachedTitles(): readonly BookTitle[] | null {
  const { data } = getBookTitles.useQueryState();
  return data ?? null;
}

/** @returns cancels the remaining work */
function prepareWhenIdle(prepare: () => boolean): () => void {
  let forget = whenIdle(function go() {
    if (!prepare()) forget = whenIdle(go);
  });
  return () => forget();
}
