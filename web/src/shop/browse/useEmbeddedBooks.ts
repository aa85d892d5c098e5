import {
  BROWSE_DATA_ID,
  type BrowseData,
  type BrowseState,
  booksQueryOf,
  browsePath,
} from '@bookstore/contract/search/browseState';
import { startTransition, use, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { bookCountsApi } from '../../api/bookCountsApi.ts';
import { IsStartScreenLifted } from '../../lib/isStartScreenLifted.ts';
import { whenIdle } from '../../lib/whenIdle.ts';

/** Removed from the document, so that later visits ask the API. */
function takeData(): BrowseData | null {
  const block = document.getElementById(BROWSE_DATA_ID);
  block?.remove();
  return block && (JSON.parse(block.textContent) as BrowseData);
}

/**
 * Fills the cache from data embedded in the HTML, so that an opened address needs no call. The document may be
 * cached, so the books are loaded again once visible. @returns whether the page can be rendered
 */
export function useEmbeddedBooks(state: BrowseState): boolean {
  const { dispatch } = useStore();
  const isLifted = use(IsStartScreenLifted);
  const [start, setStart] = useState({ isReady: document.getElementById(BROWSE_DATA_ID) === null, isOld: false });

  const readDocument = useEffectEvent(() => {
    if (start.isReady) return;
    const data = takeData();
    const isOld = data?.path === browsePath(state);
    if (isOld) {
      dispatch(
        bookCountsApi.util.upsertQueryEntries([
          { endpointName: 'getBooksPage', arg: booksQueryOf(state), value: data.page },
          { endpointName: 'getBookCounts', arg: undefined, value: data.counts },
        ]),
      );
    }
    // A transition, so that many books render in slices.
    startTransition(() => setStart({ isReady: true, isOld }));
  });
  // Once, because the document belongs to the first address.
  useLayoutEffect(() => readDocument(), []);

  useEffect(() => {
    if (!start.isOld || !isLifted) return;
    return whenIdle(() => dispatch(bookCountsApi.util.invalidateTags(['Books'])));
  }, [start.isOld, isLifted, dispatch]);

  return start.isReady;
}
