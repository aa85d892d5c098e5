import type { Book } from '@bookstore/contract/api/book';
import type { BookTitle } from '@bookstore/contract/api/booksQuery';
import { SUCCESS_TOAST_MS } from '@bookstore/contract/constants';
import { canBeOrdered, unavailableReason } from '@bookstore/contract/format/bookFacts';
import * as messages from '@bookstore/messages/cart';
import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { classNames } from '../../lib/classNames.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon, LineDrawing } from '../../ui/Icon.tsx';
import { loadDialogs, showToast } from '../../ui/notify.ts';
import { bookAdded, selectIsInCart, type WithCart } from './cartSlice.ts';

interface Props {
  book: Book;
  /** In lists, the button's accessible name includes the book. */
  isNamed?: boolean;
  className?: string;
}

export function AddToCartButton({ book, isNamed = false, className }: Props) {
  const addToCart = useAddToCart();
  if (!canBeOrdered(book)) return <UnavailableButton book={book} isNamed={isNamed} className={className} />;
  return (
    <Button
      look={isNamed ? 'eager' : 'primary'}
      className={className}
      aria-label={isNamed ? messages.addToCart(book.title) : undefined}
      onClick={() => addToCart(book)}
    >
      <AddLabel isOneOfMany={isNamed} />
    </Button>
  );
}

const PLUS = 'M12 5.5v13M5.5 12h13';

export function AddLabel({ isOneOfMany }: { isOneOfMany: boolean }) {
  return (
    <>
      {isOneOfMany ? <LineDrawing path={PLUS} size={20} /> : <Icon name="cart" size={20} />}
      {messages.addToCartButton}
    </>
  );
}

interface UnavailableButtonProps {
  book: Book | BookTitle;
  isNamed: boolean;
  className?: string | undefined;
}

export function UnavailableButton({ book, isNamed, className }: UnavailableButtonProps) {
  const why = unavailableReason(book);
  return (
    // Full contrast, unlike other disabled buttons, because the text matters.
    <Button
      look="secondary"
      disabled
      className={classNames('border-line! text-ink-soft! opacity-100!', className)}
      aria-label={isNamed ? messages.unavailable(why, book.title) : undefined}
    >
      {why}
    </Button>
  );
}

/** Shows a toast, or warns if the cart contains the book. */
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
      showToast(messages.added, SUCCESS_TOAST_MS);
    },
    [dispatch, store],
  );
}

function warnOfDuplicate(): void {
  const dialog = loadDialogs().then(({ showChoice }) =>
    showChoice('warning', {
      title: messages.alreadyAdded,
      text: messages.alreadyAddedText,
      confirm: messages.ok,
    }),
  );
  dialog.catch((error: unknown) => console.warn('The warning could not be shown', error));
}
