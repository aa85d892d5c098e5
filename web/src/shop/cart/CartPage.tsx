import * as messages from '@bookstore/messages/cart';
import { type ReactNode, useState } from 'react';
import { useSelector } from 'react-redux';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { Button } from '../../ui/Button.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { UndoNote } from '../../ui/UndoNote.tsx';
import { CartLine } from './CartLine.tsx';
import { CartSummary } from './CartSummary.tsx';
import { selectCartItems, selectIsOrdered } from './cartSlice.ts';
import { EmptyCart } from './EmptyCart.tsx';
import { useFreshCart } from './useFreshCart.ts';
import { type Removal, useRemovals } from './useRemovals.ts';

interface Props {
  /** Beside the way to the checkout: orders without it, where the shop knows where the books go. */
  quickOrder?: ReactNode;
}

export function CartPage({ quickOrder }: Props) {
  usePageMeta({ title: messages.shoppingCart, description: messages.theBooksInYourCart });
  useFreshCart();
  const items = useSelector(selectCartItems);
  const [wasEmpty] = useState(items.length === 0);
  // Ordered in one press: the page of orders is on its way.
  const isLeaving = useSelector(selectIsOrdered) && !wasEmpty;
  const { removals, remove, clear, undo } = useRemovals();
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
      {items.length === 0 ? (
        !isLeaving && <EmptyCart hasShelf={wasEmpty} />
      ) : (
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_22rem]">
          <ul className="divide-y divide-line">
            {items.map((item) => (
              <CartLine key={item._id} item={item} onRemove={() => remove(item)} />
            ))}
          </ul>
          <CartSummary quickOrder={quickOrder} />
        </div>
      )}
      <Removals removals={removals} onUndo={undo} />
    </div>
  );
}

/** At the foot of the page: what was just removed, with undo buttons. */
function Removals({ removals, onUndo }: { removals: readonly Removal[]; onUndo: (removal: Removal) => void }) {
  return (
    <div className="sticky bottom-4 z-10 grid justify-items-center gap-2 pt-4 empty:hidden">
      {removals.map((removal) => (
        <UndoNote
          key={removal.id}
          id={`removal ${removal.id}`}
          label={messages.undoRemoving(removal.name)}
          onUndo={() => onUndo(removal)}
        >
          {messages.removed(removal.name)}
        </UndoNote>
      ))}
    </div>
  );
}
