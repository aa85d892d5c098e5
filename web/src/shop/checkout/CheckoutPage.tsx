import { paymentInSentence } from '@bookstore/contract/payment';
import * as messages from '@bookstore/messages/checkout';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { classNames } from '../../lib/classNames.ts';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ShopSign } from '../../ui/ShopSign.tsx';
import { useAuth } from '../auth/context.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import { selectCartCount, selectCartItems } from '../cart/cartSlice.ts';
import { Removals } from '../cart/Removals.tsx';
import { UnavailableBooks } from '../cart/UnavailableBooks.tsx';
import { useFreshCart } from '../cart/useFreshCart.ts';
import { useRemovals } from '../cart/useRemovals.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { OrderFailureNotice } from './OrderFailureNotice.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { SendingNote } from './SendingNote.tsx';
import { getPickup, shownTotals } from './shownTotals.ts';
import { useCheckoutFields } from './useCheckoutFields.ts';
import { usePlaceOrder } from './usePlaceOrder.ts';

export function CheckoutPage() {
  usePageMeta({ title: messages.checkout, description: messages.description(paymentInSentence()) });
  useFreshCart();
  const { currentUser } = useAuth();
  // The key clears typed texts when another customer signs in.
  return currentUser && <Checkout key={currentUser.uid} user={currentUser} />;
}

function Checkout({ user }: { user: CurrentUser }) {
  const order = usePlaceOrder(user.uid);
  const { isSending, failure } = order;
  const form = useCheckoutFields(user, isSending);
  const { removals, removeAll, undo } = useRemovals();
  const isEmpty = useSelector(selectCartCount) === 0;
  const totals = shownTotals(useSelector(selectCartItems), form.choice, order.quoted);
  const pickup = getPickup(form.choice);
  return (
    <div className="mx-auto grid w-full max-w-page gap-6 px-4 py-8 sm:gap-8 sm:px-6 sm:py-14">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <ShopSign className="w-24 rounded-control max-sm:hidden" />
        <div className="grid gap-1">
          <PageHeading>{messages.cashOnDelevary}</PageHeading>
          <p className="text-ink-soft">{pickup ? messages.payOnCollection : messages.payOnDelivery}</p>
        </div>
      </div>
      {isEmpty && !isSending && <NothingToOrder />}
      {isSending && <SendingNote isTryingAgain={order.isTryingAgain} />}
      <div
        aria-busy={isSending}
        className={classNames('grid gap-6 lg:grid-cols-[1fr_22rem] lg:gap-16', isSending && 'opacity-50')}
      >
        <OrderSummary totals={totals} choice={form.choice} />
        <div className="grid h-fit gap-6">
          {failure && (
            <OrderFailureNotice failure={failure} order={order} totalCents={totals.totalCents} onRemove={removeAll} />
          )}
          {!isSending && failure?.kind !== 'cart-changed' && <UnavailableBooks onRemove={removeAll} />}
          <CheckoutForm user={user} form={form} order={order} totals={totals} />
        </div>
      </div>
      <Removals removals={removals} onUndo={undo} />
    </div>
  );
}

function NothingToOrder() {
  const action = (
    <Link to={paths.home} className={buttonClass('primary')}>
      {messages.findABook}
    </Link>
  );
  return (
    <EmptyState picture={<ShopSign className="w-48" />} action={action}>
      {messages.cartEmptyAlert}
    </EmptyState>
  );
}
