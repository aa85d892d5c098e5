import { LIMITS } from '@bookstore/contract/limits';
import { useEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import { booksApi } from '../../api/booksApi.ts';
import { selectCartCount, selectCartItems, type WithCart } from './cartSlice.ts';

/** Seconds. */
const REFRESH_AFTER = 60;

/** The cart's middleware applies the answer. */
export function useFreshCart(): void {
  const store = useStore<WithCart>();
  const isEmpty = useSelector(selectCartCount) === 0;
  const ask = booksApi.usePrefetch('getBooksPage', { ifOlderThan: REFRESH_AFTER });
  useEffect(() => {
    if (isEmpty) return;
    const ids = selectCartItems(store.getState()).map(({ _id }) => _id);
    for (let start = 0; start < ids.length; start += LIMITS.booksById) {
      ask({ ids: ids.slice(start, start + LIMITS.booksById) });
    }
  }, [isEmpty, ask, store]);
}
