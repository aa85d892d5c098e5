import { paymentInSentence } from '@bookstore/contract/payment';
import * as messages from '@bookstore/messages/checkout';
import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { classNames } from '../../lib/classNames.ts';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ShopSign } from '../../ui/ShopSign.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useAuth } from '../auth/context.ts';
import type { CurrentUser } from '../auth/identity.ts';
import { selectCartCount } from '../cart/cartSlice.ts';
import { useFreshCart } from '../cart/useFreshCart.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { OrderFailureNotice } from './OrderFailureNotice.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { UnavailableBooks } from './UnavailableBooks.tsx';
import { usePlaceOrder } from './usePlaceOrder.ts';

export function CheckoutPage() {
  usePageMeta({ title: messages.checkout, description: messages.orderYourBooksAndPay(paymentInSentence()) });
  useFreshCart();
  const { currentUser } = useAuth();
  // Keyed by customer: typed texts and messages are not for the next one who signs in.
  return currentUser && <Checkout key={currentUser.uid} user={currentUser} />;
}

function Checkout({ user }: { user: CurrentUser }) {
  const { placeOrder, startNewOrder, keepOrder, isSending, isTryingAgain, failure } = usePlaceOrder(user.uid);
  const isEmpty = useSelector(selectCartCount) === 0;
  const form = useRef<HTMLFormElement>(null);
  /** Moves the focus to the form, because the notice with the pressed button disappears. */
  const submit = () => {
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
    form.current?.requestSubmit();
  };
  const orderAgain = () => {
    startNewOrder();
    submit();
  };
  return (
    <div className="mx-auto grid w-full max-w-page gap-8 px-4 py-10 sm:px-6 sm:py-14">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <ShopSign className="w-24 rounded-control max-sm:hidden" />
        <div className="grid gap-1">
          <PageHeading>{messages.cashOnDelevary}</PageHeading>
          <p className="text-ink-soft">{messages.nothingIsPaidNowTheCourier}</p>
        </div>
      </div>
      {isEmpty && !isSending && <EmptyCart />}
      {isSending && <SendingNote isTryingAgain={isTryingAgain} />}
      <div
        aria-busy={isSending}
        className={classNames('grid gap-8 lg:grid-cols-[1fr_22rem] lg:gap-16', isSending && 'opacity-50')}
      >
        <div className="grid h-fit gap-6">
          {failure && (
            <OrderFailureNotice failure={failure} onKeep={keepOrder} onOrderAgain={orderAgain} onRetry={submit} />
          )}
          {!isSending && failure?.kind !== 'cart-changed' && <UnavailableBooks />}
          <CheckoutForm ref={form} user={user} isSending={isSending} onSubmit={placeOrder} />
        </div>
        <OrderSummary />
      </div>
    </div>
  );
}

function EmptyCart() {
  const action = (
    <Link to={paths.home} className={buttonClass('primary')}>
      {messages.findABook}
    </Link>
  );
  return (
    <EmptyState picture={<ShopSign className="w-48" />} action={action}>
      {messages.yourCartIsEmptyPutA}
    </EmptyState>
  );
}

/** Fixed on the screen: on a phone the button is far below the top of the page. */
function SendingNote({ isTryingAgain }: { isTryingAgain: boolean }) {
  return (
    <div className="pointer-events-none fixed inset-0 z-10 grid place-items-center">
      <div className="rounded-card border border-line bg-paper-raised shadow-pop">
        <Spinner label={messages.loading} className="px-8 py-5" />
        <p role="status" className="max-w-2xs px-8 pb-5 text-center empty:hidden">
          {isTryingAgain && messages.manyAreOrderingAtThisMoment}
        </p>
      </div>
    </div>
  );
}
