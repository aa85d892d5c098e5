import type { Order } from '@bookstore/contract/api/order';
import { canBeOrdered } from '@bookstore/contract/format/bookFacts';
import { shortId } from '@bookstore/contract/ids';
import { continueShopping } from '@bookstore/messages/cart';
import { invoice } from '@bookstore/messages/invoices';
import * as messages from '@bookstore/messages/orders';
import { withdraw } from '@bookstore/messages/withdrawals';
import { law } from '@bookstore/shop/law';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { useLazyGetBooksPageQuery } from '../../api/booksApi.ts';
import { useCancelOrderMutation } from '../../api/customerOrdersApi.ts';
import { getProblem } from '../../api/problem.ts';
import { mailToShop } from '../../lib/contact.ts';
import { countOf } from '../../lib/format.ts';
import { useOneAtATime } from '../../lib/useOneAtATime.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { askUser, showMessage } from '../../ui/messageDialog.tsx';
import { bookAdded } from '../cart/cartSlice.ts';

/** Text links, so that no action is louder than the others. */
export const QUIET =
  'inline-flex min-h-11 cursor-pointer items-center text-ink underline underline-offset-4 hover:text-accent aria-disabled:cursor-progress';

interface Props {
  order: Order;
  /** Placed just before. */
  isNew?: boolean;
}

export function OrderActions({ order, isNew = false }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { orderAgain, isAdding, outcome } = useOrderAgain(order);
  const [isCancelled, setIsCancelled] = useState(false);
  const { cancel, isCancelling } = useCancelOrder(order, () => {
    setIsCancelled(true);
    box.current?.querySelector<HTMLElement>('a, button')?.focus();
  });
  const named = (action: string) => messages.ofOrder(action, shortId(order._id));
  return (
    <div className="grid gap-3">
      <div ref={box} className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {isNew ? (
          <Link to={paths.home} className={buttonClass('secondary')}>
            {continueShopping}
          </Link>
        ) : (
          <Button
            look="secondary"
            aria-label={named(messages.orderAgain)}
            aria-disabled={isAdding || undefined}
            onClick={orderAgain}
          >
            {messages.orderAgain}
          </Button>
        )}
        {canReturn(order) && (
          <Link
            to={paths.withdrawFrom(order._id)}
            aria-label={named(messages.returnBooks)}
            className={buttonClass('secondary')}
          >
            {messages.returnBooks}
          </Link>
        )}
        {order.invoices && (
          <Link to={paths.invoice(order._id)} aria-label={named(invoice)} className={QUIET}>
            {invoice}
          </Link>
        )}
        {law.regime === 'eu' && order.status !== 'cancelled' && (
          <Link to={paths.withdrawFrom(order._id)} aria-label={named(withdraw)} className={QUIET}>
            {withdraw}
          </Link>
        )}
        <a href={questionAbout(order)} aria-label={named(messages.askAboutThisOrder)} className={QUIET}>
          {messages.askAboutThisOrder}
        </a>
        {order.status === 'placed' && !isCancelled && (
          <button
            type="button"
            aria-label={named(messages.cancelOrder)}
            aria-disabled={isCancelling || undefined}
            onClick={cancel}
            className={QUIET}
          >
            {messages.cancelOrder}
          </button>
        )}
      </div>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {outcome?.text ?? (isCancelled && messages.cancelledNothingToPay)}
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

/** After a withdrawal from the whole order, nothing is left to return. */
const canReturn = ({ status, withdrawals = [] }: Order) =>
  status === 'delivered' && !withdrawals.some(({ items }) => items.length === 0);

const questionAbout = ({ _id }: Order) =>
  mailToShop(messages.questionAboutOrder(shortId(_id)), `\n\n${messages.orderId(_id)}\n`);

/** An alert reports an order that has been packed in the meantime. */
function useCancelOrder({ _id }: Order, onCancelled: () => void) {
  const [send, { isLoading }] = useCancelOrderMutation();
  const oneAtATime = useOneAtATime();
  const cancel = async () => {
    const isConfirmed = await askUser({
      title: messages.cancelQuestion(shortId(_id)),
      text: messages.cancelConsequences,
      confirm: messages.cancelOrder,
      cancel: messages.keepOrder,
    });
    if (!isConfirmed) return;
    const { error } = await send(_id);
    if (getProblem(error)?.code === 'status-conflict') showMessage(messages.cancelTooLate);
    else if (error) showMessage(messages.cancelFailed);
    else onCancelled();
  };
  return { cancel: () => void oneAtATime(cancel), isCancelling: isLoading };
}

interface Outcome {
  text: string;
  isInCart: boolean;
}

/** Adds the books in their current state and reports the result. */
function useOrderAgain({ productIds }: Order) {
  const [ask, { isFetching }] = useLazyGetBooksPageQuery();
  const dispatch = useDispatch();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const orderAgain = async () => {
    if (isFetching) return;
    const { data } = await ask({ ids: productIds });
    if (!data) {
      setOutcome({ text: messages.orderAgainFailed, isInCart: false });
      return;
    }
    const available = data.books.filter((book) => canBeOrdered(book));
    for (const book of available) dispatch(bookAdded(book));
    const text = describe(available.length, data.books.length - available.length, productIds.length);
    setOutcome({ text, isInCart: available.length > 0 });
  };
  return { orderAgain: () => void orderAgain(), isAdding: isFetching, outcome };
}

function describe(available: number, soldOut: number, wanted: number): string {
  const missing = wanted - available - soldOut;
  if (available === 0) return describeNone(soldOut > 0, wanted);
  const note = (count: number, why: string) => count > 0 && messages.booksNotAdded(count, countOf(count, 'book'), why);
  const sentences = [
    messages.booksInCart(countOf(available, 'book')),
    note(soldOut, messages.soldOut),
    note(missing, messages.noLongerSold),
  ];
  return sentences.filter(Boolean).join(' ');
}

function describeNone(areSoldOut: boolean, wanted: number): string {
  if (areSoldOut) return wanted === 1 ? messages.bookSoldOut : messages.noBookAvailable;
  return wanted === 1 ? messages.bookNoLongerSold : messages.noBookStillSold;
}
