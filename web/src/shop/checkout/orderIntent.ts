import type { NewDelivery } from '@bookstore/contract/api/order';
import { useEffect, useRef } from 'react';
import { useStoreDeliveryMutation } from '../../api/customerOrdersApi.ts';
import { getProblem } from '../../api/problem.ts';
import { local, readText, writeText } from '../../lib/storage.ts';
import { forgetOrderKey, ORDER_KEY_STORAGE_KEY } from '../cart/cartStorage.ts';
import { alreadyOrdered, type OrderFailure, toDeliveryFailure } from './orderFailure.ts';

export interface OrderKey {
  get: () => string;
  renew: () => void;
}

/** Reads the key at opening: a tab whose cart another tab just ordered gets that order instead of a second one. */
export function useOrderKey(uid: string): OrderKey {
  const key = useRef<string | null>(null);
  useEffect(() => {
    key.current ??= currentOrderKey(uid);
    const follow = (event: StorageEvent) => {
      if (event.key === ORDER_KEY_STORAGE_KEY) key.current = parseKey(event.newValue, uid);
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

/** The random part of the key. */
const INTENT = /^[A-Za-z0-9_-]{8,100}$/;

/**
 * Stores the idempotency key beside the cart until the order is certain, so that retries, reloads and other tabs ask
 * for the same order.
 */
export function currentOrderKey(uid: string, createIntent: () => string = () => crypto.randomUUID()): string {
  const stored = parseKey(readText(local, ORDER_KEY_STORAGE_KEY), uid);
  if (stored !== null) return stored;
  const intent = createIntent();
  writeText(local, ORDER_KEY_STORAGE_KEY, intent);
  return `${intent}-${hash(uid)}`;
}

/** Customers may share a browser and its cart, but not an order. */
function parseKey(stored: string | null, uid: string): string | null {
  return stored !== null && INTENT.test(stored) ? `${stored}-${hash(uid)}` : null;
}

/** Distinguishes customers without revealing them. */
function hash(uid: string): string {
  let sum = 0;
  for (const character of uid) sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return (sum >>> 0).toString(36);
}

/** Stores street, note and gift before each attempt. @returns null if the order may be sent, or the failure */
export function useSaveDelivery(): (
  key: string,
  delivery: NewDelivery,
  bookIds: readonly string[],
) => Promise<OrderFailure | null> {
  const [store] = useStoreDeliveryMutation();
  const stored = useRef({ key: '', delivery: '' });
  return async (key, delivery, bookIds) => {
    const intent = { key, delivery: JSON.stringify(delivery) };
    const { error } = await store({ key, delivery });
    if (!error) {
      stored.current = intent;
      return null;
    }
    const problem = getProblem(error);
    if (problem?.code !== 'status-conflict') return toDeliveryFailure(error);
    // Sending an existing order again returns it, unless the details have changed.
    const isOther = stored.current.key === key && stored.current.delivery !== intent.delivery;
    return isOther ? alreadyOrdered(problem.order ?? null, bookIds) : null;
  };
}
