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

/** Removed from the document: a later visit of the page asks the API. */
function takeData(): BrowseData | null {
  const block = document.getElementById(BROWSE_DATA_ID);
  block?.remove();
  return block && (JSON.parse(block.textContent) as BrowseData);
}

/**
 * Fills the cache with the data that the server has embedded in the document, so that a list that is opened by its address needs no
 * call before it is shown. The CDN may keep the document for a minute and the browser's history for longer: once the books are
 * visible, they are loaded again.
 * @returns whether the page can be rendered
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
    // A transition, so that many books are rendered in slices.
    startTransition(() => setStart({ isReady: true, isOld }));
  });
  // Once: the document is that of the first address.
  useLayoutEffect(() => readDocument(), []);

  useEffect(() => {
    if (!start.isOld || !isLifted) return;
    return whenIdle(() => dispatch(bookCountsApi.util.invalidateTags(['Books'])));
  }, [start.isOld, isLifted, dispatch]);

  return start.isReady;
}
