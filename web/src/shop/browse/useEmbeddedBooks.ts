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

/** Taken out of the document: whoever comes back to the page later asks the shop. */
function takeData(): BrowseData | null {
  const block = document.getElementById(BROWSE_DATA_ID);
  block?.remove();
  return block && (JSON.parse(block.textContent) as BrowseData);
}

/**
 * Starts the cache from what the function has put into the document, so that a page of books that is opened by its address asks for
 * nothing before it shows. The CDN may have kept the document for a minute and the browser's history for longer: once the books can
 * be seen, what they are now is asked for.
 * @returns whether the page can be drawn
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
    // A transition, as the first draw is one: many books are drawn in slices.
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
