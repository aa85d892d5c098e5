import type { Order } from '@bookstore/contract/api/order';
import { canBeOrdered } from '@bookstore/contract/format/bookFacts';
import { shortId } from '@bookstore/contract/ids';
import { invoice } from '@bookstore/messages/invoices';
import * as messages from '@bookstore/messages/orders';
import { withdraw } from '@bookstore/messages/withdrawals';
import { law } from '@bookstore/shop/law';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { useLazyGetBooksPageQuery } from '../../api/booksApi.ts';
import { useCancelOrderMutation } from '../../api/customerOrdersApi.ts';
import { problemOf } from '../../api/problem.ts';
import { mailToShop } from '../../lib/contact.ts';
import { countOf } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { alertUser } from '../../ui/notify.ts';
import { bookAdded } from '../cart/cartSlice.ts';
import { isJustPlaced } from './nextStep.ts';

/** What a customer can do about an order of theirs: cancel it while nobody has packed it, buy its books again, and ask about it. */
export function OrderActions({ order, now }: { order: Order; now: Date }) {
  const again = useRef<HTMLButtonElement>(null);
  const { orderAgain, isAdding, outcome } = useOrderAgain(order);
  // The button that was pressed is gone; what mends a mistake is next.
  const { cancel, isCancelling } = useCancelOrder(order, () => again.current?.focus());
  const isFresh = isJustPlaced(order, now);
  const named = (action: string) => messages.ofOrder(action, shortId(order._id));
  const cancelButton = order.status === 'placed' && (
    <Button
      look={isFresh ? 'primary' : 'quiet'}
      aria-label={named(messages.cancelOrder)}
      aria-disabled={isCancelling || undefined}
      onClick={cancel}
    >
      {messages.cancelOrder}
    </Button>
  );
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {isFresh && cancelButton}
        <Button
          ref={again}
          look="secondary"
          aria-label={named(messages.orderAgain)}
          aria-disabled={isAdding || undefined}
          onClick={orderAgain}
        >
          {messages.orderAgain}
        </Button>
        <a href={questionAbout(order)} aria-label={named(messages.askAboutThisOrder)} className={buttonClass('quiet')}>
          {messages.askAboutThisOrder}
        </a>
        {!isFresh && cancelButton}
        {order.invoices && (
          <Link to={paths.invoice(order._id)} aria-label={named(invoice)} className={buttonClass('quiet')}>
            {invoice}
          </Link>
        )}
        {law.regime === 'eu' && (
          <Link to={paths.withdrawFrom(order._id)} aria-label={named(withdraw)} className={buttonClass('quiet')}>
            {withdraw}
          </Link>
        )}
      </div>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {outcome?.text}
        {outcome?.isInCart && (
          <>
            {' '}
            <Link to={paths.cart} className="font-medium text-accent underline underline-offset-4">
              {messages.goToTheCart}
            </Link>
          </>
        )}
      </p>
    </div>
  );
}

const questionAbout = ({ _id }: Order) =>
  mailToShop(messages.questionAboutOrder(shortId(_id)), `\n\n${messages.orderId(_id)}\n`);

/** Cancels an order at once. If the order is packed already, says so, and the list shows it as it is. */
function useCancelOrder({ _id }: Order, onCancelled: () => void) {
  const [send, { isLoading }] = useCancelOrderMutation();
  const cancel = async () => {
    if (isLoading) return;
    const { error } = await send(_id);
    if (problemOf(error)?.code === 'status-conflict') alertUser(messages.theOrderIsPackedAlreadySo);
    else if (error) alertUser(messages.failedToCancelTheOrderPlease);
    else onCancelled();
  };
  return { cancel: () => void cancel(), isCancelling: isLoading };
}

interface Outcome {
  text: string;
  /** Whether any of the books is in the cart now. */
  isInCart: boolean;
}

/** Puts the books of an order into the cart, as they are now, and says what became of them. */
function useOrderAgain({ productIds }: Order) {
  const [ask, { isFetching }] = useLazyGetBooksPageQuery();
  const dispatch = useDispatch();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const orderAgain = async () => {
    if (isFetching) return;
    const { data } = await ask({ ids: productIds });
    if (!data) {
      setOutcome({ text: messages.theBooksCouldNotBeLooked, isInCart: false });
      return;
    }
    const present = data.books.filter((book) => canBeOrdered(book));
    for (const book of present) dispatch(bookAdded(book));
    const text = describe(present.length, data.books.length - present.length, productIds.length);
    setOutcome({ text, isInCart: present.length > 0 });
  };
  return { orderAgain: () => void orderAgain(), isAdding: isFetching, outcome };
}

function describe(present: number, soldOut: number, wanted: number): string {
  const gone = wanted - present - soldOut;
  if (present === 0) return describeNone(soldOut > 0, wanted);
  const left = (count: number, why: string) => count > 0 && messages.ofThisOrder(count, countOf(count, 'book'), why);
  const sentences = [
    messages.inYourCart(countOf(present, 'book')),
    left(soldOut, messages.soldOut),
    left(gone, messages.noLongerSold),
  ];
  return sentences.filter(Boolean).join(' ');
}

function describeNone(areSoldOut: boolean, wanted: number): string {
  if (areSoldOut) return wanted === 1 ? messages.theBookIsSoldOut : messages.noneOfTheBooksCanBe;
  return wanted === 1 ? messages.theBookIsNoLongerSold : messages.noneOfTheBooksIsSold;
}
