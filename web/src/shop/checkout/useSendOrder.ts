import type { Order } from '@bookstore/contract/api/order';
import { toCents } from '@bookstore/contract/format/money';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { booksApi } from '../../api/booksApi.ts';
import { usePlaceOrderMutation } from '../../api/customerOrdersApi.ts';
import { getProblem } from '../../api/problem.ts';
import { type Pause, retryCall } from '../../lib/retryCall.ts';
import { booksArrived, type CartItem } from '../cart/cartSlice.ts';
import { toDelivery, toNewOrder } from './checkoutForm.ts';
import type { CheckoutFields } from './draft.ts';
import { alreadyOrdered, type OrderFailure, toOrderFailure } from './orderFailure.ts';
import { type OrderKey, useSaveDelivery } from './orderIntent.ts';

interface SendOrder {
  /** @param totalCents total shown to the customer */
  sendOrder: (
    items: CartItem[],
    fields: CheckoutFields,
    email: string,
    totalCents: number,
  ) => Promise<{ placed: Order } | { failure: OrderFailure }>;
  /** True while retrying because the shop is busy. */
  isTryingAgain: boolean;
}

/** Stores the delivery details first, and updates cached books from the answer. */
export function useSendOrder(orderKey: OrderKey): SendOrder {
  const [place] = usePlaceOrderMutation();
  const saveDelivery = useSaveDelivery();
  const dispatch = useDispatch();
  const { isPausing: isTryingAgain, pause, endPauses } = usePauses();
  const sendOrder: SendOrder['sendOrder'] = async (items, fields, email, totalCents) => {
    const idempotencyKey = orderKey.get();
    const ids = items.map((item) => item._id);
    const obstacle = await saveDelivery(idempotencyKey, toDelivery(fields), ids);
    if (obstacle) return { failure: obstacle };
    const order = toNewOrder(fields, email, items, totalCents);
    const send = () => place({ order, idempotencyKey }).unwrap();
    const { placed, error } = await retryCall(send, secondsWhileBusy, pause).then(
      (answer) => ({ placed: answer, error: undefined }),
      (failure: unknown) => ({ placed: undefined, error: failure }),
    );
    endPauses();
    if (placed) {
      // An earlier attempt whose answer was lost may have cost more than the total shown now.
      if (isAbove(placed, totalCents)) return { failure: alreadyOrdered(placed, ids) };
      dispatch(forgetCopies(items));
      return { placed };
    }
    const failure = toOrderFailure(error, ids);
    if (failure.kind === 'cart-changed') dispatch(booksArrived({ books: getProblem(error)?.books ?? [], ids }));
    // Other books are another intent. The same books with another address may be a mistake, so the customer decides.
    if (failure.kind === 'already-ordered' && !failure.isSameBooks) orderKey.renew();
    return { failure };
  };
  return { sendOrder, isTryingAgain };
}

const isAbove = ({ totalPrice }: Order, shownCents: number) => (toCents(totalPrice) ?? 0) > shownCents;

/** Pauses end when the page unmounts. */
function usePauses() {
  const [isPausing, setIsPausing] = useState(false);
  const isLeft = useRef(false);
  const endPause = useRef(() => {});
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      endPause.current();
    };
  }, []);
  const pause: Pause = async (seconds) => {
    setIsPausing(true);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, seconds * 1000);
      endPause.current = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    return !isLeft.current;
  };
  return { isPausing, pause, endPauses: () => setIsPausing(false) };
}

/** The order has just changed tracked stock. */
const forgetCopies = (items: readonly CartItem[]) =>
  booksApi.util.invalidateTags(
    items.some(({ availability }) => availability)
      ? ['Books', ...items.map(({ _id }) => ({ type: 'Book' as const, id: _id }))]
      : [],
  );

const MAX_TRIES = 3;
/** Limits the delay that the shop asks for. */
const MAX_SECONDS = 10;
/** Jitter, so that waiting customers do not retry simultaneously. */
const SPREAD_SECONDS = 2;

/** @returns seconds before the next try; null to give up */
export function secondsWhileBusy(error: unknown, tries: number, random = Math.random): number | null {
  const problem = getProblem(error);
  if (problem?.code !== 'busy' || tries === MAX_TRIES) return null;
  return Math.min(problem.retryAfterSeconds ?? 1, MAX_SECONDS) + random() * SPREAD_SECONDS;
}
