import {
  BROWSE_DATA_ID,
  type BrowseData,
  type BrowseState,
  booksQueryOf,
  browsePath,
} from '@bookstore/contract/search/browseState';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { booksApi } from '../../api/booksApi.ts';
import { type KnownPage, refreshBooksPage } from '../../api/refreshBooksPage.ts';
import { useIsStartScreenLifted } from '../../lib/firstView.ts';
import { whenIdle } from '../../lib/whenIdle.ts';

interface Start {
  isReady: boolean;
  old: KnownPage | null;
}

/** Removes the data, so that later visits ask the API. */
function takeData(): BrowseData | null {
  const block = document.getElementById(BROWSE_DATA_ID);
  block?.remove();
  return block && (JSON.parse(block.textContent) as BrowseData);
}

/**
 * Fills the cache from data in the HTML. The document may be cached, so the API is asked for changes afterwards.
 * @returns whether the page can be rendered
 */
export function useEmbeddedBooks(state: BrowseState): boolean {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const isLifted = useIsStartScreenLifted();
  const [start, setStart] = useState<Start>({ isReady: document.getElementById(BROWSE_DATA_ID) === null, old: null });

  const readDocument = useEffectEvent(() => {
    if (start.isReady) return;
    const data = takeData();
    const old = data?.path === browsePath(state) ? { query: booksQueryOf(state), etag: data.etag } : null;
    if (data && old) {
      const value = { ...data.page, counts: data.counts };
      dispatch(booksApi.util.upsertQueryEntries([{ endpointName: 'getBooksPage', arg: old.query, value }]));
    }
    // A transition renders many books in slices.
    startTransition(() => setStart({ isReady: true, old }));
  });
  // Runs once, because the document belongs to the first address.
  useLayoutEffect(() => readDocument(), []);

  const { old } = start;
  useEffect(() => {
    if (old && isLifted) return whenIdle(() => dispatch(refreshBooksPage(old)));
  }, [old, isLifted, dispatch]);

  return start.isReady;
}
