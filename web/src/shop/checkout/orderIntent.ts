import type { Delivery } from '@bookstore/contract/api/order';
import { useEffect, useRef } from 'react';
import { useStoreDeliveryMutation } from '../../api/customerOrdersApi.ts';
import { problemOf } from '../../api/problem.ts';
import { local, readText, writeText } from '../../lib/storage.ts';
import { forgetOrderKey, ORDER_KEY_STORAGE_KEY } from '../cart/cartStorage.ts';
import { alreadyOrdered, type OrderFailure, toDeliveryFailure } from './orderFailure.ts';

export interface OrderKey {
  get: () => string;
  /** Ends the intent: the next order has another key. */
  renew: () => void;
}

/**
 * The customer's idempotency key for the orders of this page (another customer gets another page). The key is read when the page
 * opens: a tab whose cart another tab ordered a moment ago still asks with the same key, and gets that order instead of a second one.
 */
export function useOrderKey(uid: string): OrderKey {
  const key = useRef<string | null>(null);
  useEffect(() => {
    key.current ??= currentOrderKey(uid);
    const follow = (event: StorageEvent) => {
      if (event.key === ORDER_KEY_STORAGE_KEY) key.current = keyOf(event.newValue, uid);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [uid]);
  const actions = useRef({
    get: () => (key.current ??= currentOrderKey(uid)),
    renew: () => {
      forgetOrderKey();
      key.current = null;
    },
  });
  return actions.current;
}

/** A stored intent: the random part of the key, without the customer. */
const INTENT = /^[A-Za-z0-9_-]{8,100}$/;

/**
 * A customer's idempotency key for the present intent to buy, which is created if there is none. The intent is stored beside the cart
 * until an order is certain (or the cart is emptied), so that a retry, a reload or another tab asks for the same order again.
 */
export function currentOrderKey(uid: string, createIntent: () => string = () => crypto.randomUUID()): string {
  const stored = keyOf(readText(local, ORDER_KEY_STORAGE_KEY), uid);
  if (stored !== null) return stored;
  const intent = createIntent();
  writeText(local, ORDER_KEY_STORAGE_KEY, intent);
  return `${intent}-${hash(uid)}`;
}

/** The customer's own key for a stored intent: customers may share a browser and its cart, but not an order. */
function keyOf(stored: string | null, uid: string): string | null {
  return stored !== null && INTENT.test(stored) ? `${stored}-${hash(uid)}` : null;
}

/** Distinguishes the customers of one browser without revealing anything of them. */
function hash(uid: string): string {
  let sum = 0;
  for (const character of uid) sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return (sum >>> 0).toString(36);
}

/**
 * Stores street, note and gift for the order of a key, before each try.
 * @returns null when the order may be sent, or the failure.
 */
export function useSaveDelivery(): (
  key: string,
  delivery: Delivery,
  bookIds: readonly string[],
) => Promise<OrderFailure | null> {
  const [store] = useStoreDeliveryMutation();
  const stored = useRef({ key: '', delivery: '' });
  return async (key, delivery, bookIds) => {
    const wanted = { key, delivery: JSON.stringify(delivery) };
    const { error } = await store({ key, delivery });
    if (!error) {
      stored.current = wanted;
      return null;
    }
    const problem = problemOf(error);
    if (problem?.code !== 'status-conflict') return toDeliveryFailure(error);
    // The order exists already: its answer was lost. Sending it again returns it, unless the details were changed here since.
    const isOther = stored.current.key === key && stored.current.delivery !== wanted.delivery;
    return isOther ? alreadyOrdered(problem.order ?? null, bookIds) : null;
  };
}
