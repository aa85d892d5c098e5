import type { Book } from '@bookstore/contract/api/book';
import * as messages from '@bookstore/messages/cart';
import { type ReactNode, useState } from 'react';
import { useSelector } from 'react-redux';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { Button } from '../../ui/Button.tsx';
import { LazyPart } from '../../ui/LazyPart.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { WishListLink } from '../wishes/WishListLink.tsx';
import { CartLine } from './CartLine.tsx';
import { CartSummary } from './CartSummary.tsx';
import { isOrderable, selectCartItems, selectIsOrdered } from './cartSlice.ts';
import { EmptyCart } from './EmptyCart.tsx';
import { Removals } from './Removals.tsx';
import { UnavailableBooks } from './UnavailableBooks.tsx';
import { useFreshCart } from './useFreshCart.ts';
import { useRemovals } from './useRemovals.ts';

interface Props {
  quickOrder?: ReactNode;
  similarTo?: (book: Book) => ReactNode;
}

export function CartPage({ quickOrder, similarTo }: Props) {
  usePageMeta({ title: messages.shoppingCart, description: messages.booksInCart });
  useFreshCart();
  const items = useSelector(selectCartItems);
  const hasOrderable = items.some(isOrderable);
  const soldOut = hasOrderable ? undefined : items.find(({ isGone }) => !isGone);
  const [wasEmpty] = useState(items.length === 0);
  // The orders page is loading after an order.
  const isLeaving = useSelector(selectIsOrdered) && !wasEmpty;
  const { removals, remove, removeAll, clear, undo } = useRemovals();
  return (
    <div className="mx-auto w-full max-w-page px-4 py-10 sm:px-6 sm:py-14">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-4 border-line border-b pb-5">
        <PageHeading>{messages.shoppingCart}</PageHeading>
        {items.length > 0 && (
          <Button look="secondary" className="max-sm:px-3.5" onClick={clear}>
            {messages.clearCart}
          </Button>
        )}
      </div>
      {hasOrderable && (
        <div className="pt-5 empty:hidden">
          <UnavailableBooks />
        </div>
      )}
      <div className={items.length > 0 ? 'flex flex-col gap-x-16 gap-y-6 lg:grid lg:grid-cols-[1fr_22rem]' : undefined}>
        <div>
          {items.length === 0 ? (
            !isLeaving && <EmptyCart hasShelf={wasEmpty} />
          ) : (
            <ul className="divide-y divide-line">
              {items.map((item) => (
                <CartLine key={item._id} item={item} onRemove={() => remove(item)} />
              ))}
            </ul>
          )}
          <Removals removals={removals} onUndo={undo} />
        </div>
        {items.length > 0 && <CartSummary quickOrder={quickOrder} onRemove={removeAll} />}
      </div>
      {soldOut && similarTo && (
        <div className="-mx-4 pt-10 sm:-mx-6">
          <LazyPart>{similarTo(soldOut)}</LazyPart>
        </div>
      )}
      <WishListLink />
    </div>
  );
}
