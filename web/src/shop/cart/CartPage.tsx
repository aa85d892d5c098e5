import { deliveryTimeText, shippingText } from '@bookstore/contract/deliveryTexts';
import { formatCents } from '@bookstore/contract/format/money';
import * as messages from '@bookstore/messages/cart';
import { delivery } from '@bookstore/shop/delivery';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ShopSign } from '../../ui/ShopSign.tsx';
import { UndoNote } from '../../ui/UndoNote.tsx';
import { CartLine } from './CartLine.tsx';
import { selectCartItems, selectSubtotalCents } from './cartSlice.ts';
import { useFreshCart } from './useFreshCart.ts';
import { type Removal, useRemovals } from './useRemovals.ts';

export function CartPage() {
  usePageMeta({ title: messages.shoppingCart, description: messages.theBooksInYourCart });
  useFreshCart();
  const items = useSelector(selectCartItems);
  const { removals, remove, clear, undo } = useRemovals();
  const continueShopping = (
    <Link to={paths.home} className={buttonClass('secondary')}>
      {messages.continueShopping}
    </Link>
  );
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
        <div className="pt-8">
          <EmptyState picture={<ShopSign className="w-48" />} action={continueShopping}>
            {messages.noProductFound}
          </EmptyState>
        </div>
      ) : (
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_22rem]">
          <ul className="divide-y divide-line">
            {items.map((item) => (
              <CartLine key={item._id} item={item} onRemove={() => remove(item)} />
            ))}
          </ul>
          <CartSummary>{continueShopping}</CartSummary>
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

function CartSummary({ children }: { children: React.ReactNode }) {
  const subtotalCents = useSelector(selectSubtotalCents);
  return (
    <section
      aria-label={messages.subtotal}
      className="grid h-fit gap-4 rounded-card bg-paper-sunk p-6 lg:sticky lg:top-28 lg:mt-6"
    >
      <div className="flex items-baseline justify-between font-display text-xl">
        <p>{messages.subtotal}</p>
        <p className="tabular-nums">{formatCents(subtotalCents)}</p>
      </div>
      <p className="text-ink-soft text-sm">{messages.shippingAndTaxesCalculatedAtCheckout}</p>
      <div className="flex justify-between border-line border-t pt-4">
        <p>{messages.delivery}</p>
        <p>{shippingText()}</p>
      </div>
      <Link to={paths.checkout} className={buttonClass('primary')}>
        {messages.checkout}
      </Link>
      {children}
      <div className="grid gap-3 border-line border-t pt-4 text-sm">
        <Assurance icon="parcel">{deliveryTimeText()}</Assurance>
        <Assurance icon="check">{delivery.promise}</Assurance>
      </div>
    </section>
  );
}

function Assurance({ icon, children }: { icon: IconName; children: string }) {
  return (
    <p className="flex items-center gap-3">
      <Icon name={icon} size={20} />
      {children}
    </p>
  );
}
