import type { Book } from '@bookstore/contract/api/book';
import type { BookTitle } from '@bookstore/contract/api/booksQuery';
import { SUCCESS_TOAST_MS } from '@bookstore/contract/constants';
import { canBeOrdered, whyNotOrdered } from '@bookstore/contract/format/bookFacts';
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
  /** For lists: the button names its book for assistive technology and has a quieter look. */
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

/** The label of the button: a small plus in lists, the cart icon on a book's own page. */
export function AddLabel({ isOneOfMany }: { isOneOfMany: boolean }) {
  return (
    <>
      {isOneOfMany ? <LineDrawing path={PLUS} size={20} /> : <Icon name="cart" size={20} />}
      {messages.addToCartLabel}
    </>
  );
}

interface UnavailableButtonProps {
  book: Book | BookTitle;
  isNamed: boolean;
  className?: string | undefined;
}

/** Shown instead of the button for a book that is sold out, or that nobody can order. */
export function UnavailableButton({ book, isNamed, className }: UnavailableButtonProps) {
  const why = whyNotOrdered(book);
  return (
    // Not faint like other disabled buttons: its text matters.
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

/** Adds a book to the cart and shows a toast; for a book that is in it already, shows a warning. */
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
      showToast(messages.productAddedToTheCart, SUCCESS_TOAST_MS);
    },
    [dispatch, store],
  );
}

function warnOfDuplicate(): void {
  const shown = loadDialogs().then(({ showChoice }) =>
    showChoice('warning', {
      title: messages.alreadyAddedToTheCart,
      text: messages.youWontBeAbleToRevert,
      confirm: messages.ok,
    }),
  );
  shown.catch((error: unknown) => console.warn('The warning could not be shown', error));
}
