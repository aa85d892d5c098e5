import type { Order } from '@bookstore/contract/order';
import { useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { booksApi } from '../../api/booksApi.ts';
import { usePlaceOrderMutation } from '../../api/customerOrdersApi.ts';
import { problemOf } from '../../api/problem.ts';
import { focusPage } from '../../lib/navigationFocus.ts';
import { paths } from '../../paths.ts';
import { loadDialogs } from '../../ui/loadDialogs.ts';
import { alertUser } from '../../ui/notify.ts';
import { booksArrived, booksOrdered, type CartItem, selectCartItems, type WithCart } from '../cart/cartSlice.ts';
import { type CheckoutFields, toDelivery, toNewOrder } from './checkoutForm.ts';
import { clearDraft } from './clearDraft.ts';
import { type OrderFailure, toOrderFailure } from './orderFailure.ts';
import { useOrderKey } from './useOrderKey.ts';
import { useStreet } from './useStreet.ts';

interface PlaceOrder {
  placeOrder: (fields: CheckoutFields, email: string) => Promise<void>;
  /** The next order is another than the one that stands: its key is a new one. */
  startAnew: () => void;
  /** Takes an earlier order for the one that was wanted: its books leave the cart. */
  keepOrder: (order: Order) => void;
  /** Until the page that follows is there. */
  isSending: boolean;
  failure: OrderFailure | null;
}

/** Orders the cart, once however often it is asked, and brings cart and page up to date with the answer. */
export function usePlaceOrder(): PlaceOrder {
  const [send] = usePlaceOrderMutation();
  const storeStreet = useStreet();
  const orderKey = useOrderKey();
  const store = useStore<WithCart>();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const isUnderWay = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<OrderFailure | null>(null);

  /** Stays with `isSending`: the cart is empty before the next page is there. */
  const leave = (orderedIds: readonly string[]) => {
    setIsSending(true);
    dispatch(booksOrdered(orderedIds));
    clearDraft();
    void navigate(paths.orders);
  };

  const fail = (failed: OrderFailure) => {
    setFailure(failed);
    setIsSending(false);
    alertUser('Failed to place an order');
  };

  const order = async (items: CartItem[], fields: CheckoutFields, email: string) => {
    const idempotencyKey = orderKey.get();
    const ids = items.map((item) => item._id);
    const obstacle = await storeStreet(idempotencyKey, toDelivery(fields), ids);
    if (obstacle) {
      fail(obstacle);
      return;
    }
    const answer = await send({ order: toNewOrder(fields, email, items), idempotencyKey });
    if (!answer.error) {
      confirmOrder();
      dispatch(forgetCopies(items));
      leave(ids);
      return;
    }
    const failed = toOrderFailure(answer.error, ids);
    if (failed.kind === 'cart-changed') dispatch(booksArrived({ books: problemOf(answer.error)?.books ?? [], ids }));
    // Another cart is another intent. The same books with another address may be a slip: the customer says which it is.
    if (failed.kind === 'already-ordered' && !failed.isSameBooks) orderKey.renew();
    fail(failed);
  };

  const placeOrder = async (fields: CheckoutFields, email: string) => {
    if (isUnderWay.current) return;
    const items = selectCartItems(store.getState());
    setFailure(null);
    if (items.length === 0) {
      fail({ kind: 'empty-cart' });
      return;
    }
    isUnderWay.current = true;
    setIsSending(true);
    try {
      await order(items, fields, email);
    } finally {
      isUnderWay.current = false;
    }
  };

  return {
    placeOrder,
    startAnew: orderKey.renew,
    keepOrder: ({ productIds }) => leave(productIds),
    isSending,
    failure,
  };
}

/** What the shop said of these books is old where their copies are counted: some have just been sold. */
const forgetCopies = (items: readonly CartItem[]) =>
  booksApi.util.invalidateTags(
    items.some(({ availability }) => availability)
      ? ['Books', ...items.map(({ _id }) => ({ type: 'Book' as const, id: _id }))]
      : [],
  );

/** Not waited for: it stays open over the orders page, and the button that it was opened with is gone by then. */
function confirmOrder(): void {
  const shown = loadDialogs().then(({ showSuccess }) =>
    showSuccess({
      title: 'Confirmed Order',
      text: 'Your order placed successfully!',
      onClosed: focusPage,
    }),
  );
  shown.catch((error: unknown) => console.warn('The confirmation could not be shown', error));
}
