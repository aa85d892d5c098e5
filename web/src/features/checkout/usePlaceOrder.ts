import { useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { usePlaceOrderMutation } from '../../api/orderCalls.ts';
import { problemOf } from '../../api/problem.ts';
import { focusPage } from '../../lib/navigationFocus.ts';
import { paths } from '../../paths.ts';
import { loadDialogs } from '../../ui/loadDialogs.ts';
import { alertUser } from '../../ui/notify.ts';
import { booksArrived, booksOrdered, type CartItem, selectCartItems, type WithCart } from '../cart/cartSlice.ts';
import { type CheckoutFields, toNewOrder } from './checkoutForm.ts';
import { clearDraft } from './clearDraft.ts';
import { type OrderFailure, toOrderFailure } from './orderFailure.ts';
import { useOrderKey } from './useOrderKey.ts';

interface PlaceOrder {
  placeOrder: (fields: CheckoutFields, email: string) => Promise<void>;
  isSending: boolean;
  failure: OrderFailure | null;
}

/** Orders the cart, once however often it is asked, and brings cart and page up to date with the answer. */
export function usePlaceOrder(): PlaceOrder {
  const [send] = usePlaceOrderMutation();
  const orderKey = useOrderKey();
  const store = useStore<WithCart>();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const isUnderWay = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<OrderFailure | null>(null);

  const order = async (items: CartItem[], fields: CheckoutFields, email: string) => {
    const answer = await send({ order: toNewOrder(fields, email, items), idempotencyKey: orderKey.get() });
    const ids = items.map((item) => item._id);
    if (!answer.error) {
      dispatch(booksOrdered(ids));
      clearDraft();
      confirmOrder();
      void navigate(paths.orders);
      return;
    }
    const failed = toOrderFailure(answer.error);
    if (failed.kind === 'cart-changed') dispatch(booksArrived({ books: problemOf(answer.error)?.books ?? [], ids }));
    if (failed.kind === 'already-ordered') orderKey.renew();
    fail(failed);
  };

  const fail = (failed: OrderFailure) => {
    setFailure(failed);
    setIsSending(false);
    alertUser('Failed to place an order');
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
      setIsSending(false);
    }
  };

  return { placeOrder, isSending, failure };
}

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
