import type { Order } from '@bookstore/contract/api/order';
import * as messages from '@bookstore/messages/checkout';
import { type RefObject, useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { focusPageHeading } from '../../lib/navigationFocus.ts';
import { useOneAtATime } from '../../lib/useOneAtATime.ts';
import { paths } from '../../paths.ts';
import { alertUser, loadDialogs } from '../../ui/notify.ts';
import { booksOrdered, type CartItem, selectCartItems, type WithCart } from '../cart/cartSlice.ts';
import { type CheckoutFields, clearDraft } from './draft.ts';
import type { OrderFailure } from './orderFailure.ts';
import { useOrderKey } from './orderIntent.ts';
import { type QuotedTotal, shownTotals, toQuotedTotal } from './shownTotals.ts';
import { useSendOrder } from './useSendOrder.ts';

export interface PlaceOrder {
  placeOrder: (fields: CheckoutFields, email: string) => Promise<void>;
  form: RefObject<HTMLFormElement | null>;
  retry: () => void;
  /** Sends a new order with a new key. */
  orderAgain: () => void;
  /** Accepts an earlier order and removes its books from the cart. */
  keepOrder: (order: Order) => void;
  /** True until the next page shows. */
  isSending: boolean;
  /** True while retrying because the shop is busy. */
  isTryingAgain: boolean;
  failure: OrderFailure | null;
  /** The server's last total, if it differs from this page's. */
  quoted: QuotedTotal | null;
}

/** Sends one call at a time. */
export function usePlaceOrder(uid: string): PlaceOrder {
  const orderKey = useOrderKey(uid);
  const { sendOrder, isTryingAgain } = useSendOrder(orderKey);
  const store = useStore<WithCart>();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const once = useOneAtATime();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<OrderFailure | null>(null);
  const [quoted, setQuoted] = useState<QuotedTotal | null>(null);
  const form = useRef<HTMLFormElement>(null);

  /** `isSending` stays true, because the cart is empty before the next page shows. */
  const leave = (order: Order, orderedIds: readonly string[]) => {
    setIsSending(true);
    dispatch(booksOrdered(orderedIds));
    clearDraft();
    void navigate(paths.orders, { state: { placed: order._id } });
  };

  const fail = (failed: OrderFailure) => {
    setFailure(failed);
    setIsSending(false);
    alertUser(messages.orderFailed);
  };

  const order = async (items: CartItem[], fields: CheckoutFields, email: string) => {
    const { totalCents } = shownTotals(items, fields, quoted);
    const result = await sendOrder(items, fields, email, totalCents);
    if ('placed' in result) {
      confirmOrder();
      leave(
        result.placed,
        items.map(({ _id }) => _id),
      );
      return;
    }
    const failed = result.failure;
    if (failed.kind === 'cart-changed') {
      setQuoted(toQuotedTotal(failed.totalPrice, selectCartItems(store.getState()), fields));
    }
    fail(failed);
  };

  const placeOrder = (fields: CheckoutFields, email: string) =>
    once(async () => {
      const items = selectCartItems(store.getState());
      setFailure(null);
      if (items.length === 0) {
        fail({ kind: 'empty-cart' });
        return;
      }
      setIsSending(true);
      await order(items, fields, email);
    });

  /** The form takes the focus, because the notice with the pressed button disappears. */
  const retry = () => {
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
    form.current?.requestSubmit();
  };

  return {
    placeOrder,
    form,
    retry,
    orderAgain: () => {
      orderKey.renew();
      retry();
    },
    keepOrder: (kept) => leave(kept, kept.productIds),
    isSending,
    isTryingAgain,
    failure,
    quoted,
  };
}

/** The dialog stays open over the orders page. */
function confirmOrder(): void {
  const dialog = loadDialogs().then(({ showSuccess }) =>
    showSuccess({
      title: messages.orderConfirmed,
      text: messages.orderPlaced,
      onClosed: focusPageHeading,
    }),
  );
  dialog.catch((error: unknown) => console.warn('The confirmation could not be shown', error));
}
