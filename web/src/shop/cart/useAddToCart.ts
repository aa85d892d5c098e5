import type { Book } from '@bookstore/contract/api/book';
import { SUCCESS_TOAST_MS } from '@bookstore/contract/constants';
import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { loadDialogs } from '../../ui/loadDialogs.ts';
import { showToast } from '../../ui/notify.ts';
import { bookAdded, selectIsInCart, type WithCart } from './cartSlice.ts';

/** Puts a book into the cart and says so; a book that is there already changes nothing and warns. */
export function useAddToCart(): (book: Book) => void {
  const dispatch = useDispatch();
  const store = useStore<WithCart>();
  return useCallback(
    (book) => {
      if (selectIsInCart(book._id)(store.getState())) {
        warnOfDuplicate();
        return;
      }
      dispatch(bookAdded(book));
      showToast('Product Added to the Cart', SUCCESS_TOAST_MS);
    },
    [dispatch, store],
  );
}

function warnOfDuplicate(): void {
  const shown = loadDialogs().then(({ showChoice }) =>
    showChoice('warning', {
      title: 'Already Added to the Cart',
      text: "You won't be able to revert this!",
      confirm: 'OK!',
    }),
  );
  shown.catch((error: unknown) => console.warn('The warning could not be shown', error));
}
