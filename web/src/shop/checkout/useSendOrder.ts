import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { booksApi } from '../../api/booksApi.ts';
import { usePlaceOrderMutation } from '../../api/customerOrdersApi.ts';
import { problemOf } from '../../api/problem.ts';
import { booksArrived, type CartItem } from '../cart/cartSlice.ts';
import { toDelivery, toNewOrder } from './checkoutForm.ts';
import type { CheckoutFields } from './draft.ts';
import { type OrderFailure, toOrderFailure } from './orderFailure.ts';
import { type OrderKey, useSaveDelivery } from './orderIntent.ts';

interface SendOrder {
  /** Answers null when the order stands, or why it does not. */
  sendOrder: (items: CartItem[], fields: CheckoutFields, email: string) => Promise<OrderFailure | null>;
  /** The shop was too busy, and is asked again. */
  isTryingAgain: boolean;
}

/**
 * Sends an order of these books under the present key, the street before it, and brings what is known of the books up to date with
 * the answer.
 */
export function useSendOrder(orderKey: OrderKey): SendOrder {
  const [send] = usePlaceOrderMutation();
  const saveDelivery = useSaveDelivery();
  const dispatch = useDispatch();
  const { isPausing: isTryingAgain, pause, endPauses } = usePauses();
  const sendOrder: SendOrder['sendOrder'] = async (items, fields, email) => {
    const idempotencyKey = orderKey.get();
    const ids = items.map((item) => item._id);
    const obstacle = await saveDelivery(idempotencyKey, toDelivery(fields), ids);
    if (obstacle) return obstacle;
    const order = toNewOrder(fields, email, items);
    const { error } = await retryWhileBusy(() => send({ order, idempotencyKey }), { pause, random: Math.random });
    endPauses();
    if (!error) {
      dispatch(forgetCopies(items));
      return null;
    }
    const failure = toOrderFailure(error, ids);
    if (failure.kind === 'cart-changed') dispatch(booksArrived({ books: problemOf(error)?.books ?? [], ids }));
    // Another cart is another intent. The same books with another address may be a slip: the customer says which it is.
    if (failure.kind === 'already-ordered' && !failure.isSameBooks) orderKey.renew();
    return failure;
  };
  return { sendOrder, isTryingAgain };
}

/** Pauses of what is sent again, until the page is left. */
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
  const pause = async (ms: number) => {
    setIsPausing(true);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      endPause.current = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    return !isLeft.current;
  };
  return { isPausing, pause, endPauses: () => setIsPausing(false) };
}

/** What the shop said of these books is old where their copies are counted: some have just been sold. */
const forgetCopies = (items: readonly CartItem[]) =>
  booksApi.util.invalidateTags(
    items.some(({ availability }) => availability)
      ? ['Books', ...items.map(({ _id }) => ({ type: 'Book' as const, id: _id }))]
      : [],
  );

const MOST_TRIES = 3;
/** Of those who are told to wait equally long not all shall come back at once. */
const SPREAD_MS = 2000;

interface Waiting {
  /** Answers false where the next try is not wanted any more. */
  pause: (ms: number) => Promise<boolean>;
  random: () => number;
}

/** Sends an order, and again where the shop was too busy to write anything, after the time that it asks for. Answers the last answer. */
export async function retryWhileBusy<Answer extends { error?: unknown }>(
  send: () => Promise<Answer>,
  { pause, random }: Waiting,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await send();
    const problem = problemOf(answer.error);
    if (problem?.code !== 'busy' || tries === MOST_TRIES) return answer;
    const isWanted = await pause((problem.retryAfterSeconds ?? 1) * 1000 + random() * SPREAD_MS);
    if (!isWanted) return answer;
  }
}
