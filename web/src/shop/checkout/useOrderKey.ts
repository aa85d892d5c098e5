import { useEffect, useRef } from 'react';
import { forgetOrderKey, ORDER_KEY_STORAGE_KEY } from '../cart/orderKey.ts';
import { currentOrderKey, keyOf } from './currentOrderKey.ts';

export interface OrderKey {
  get: () => string;
  /** Ends the intent: the next order has another key. */
  renew: () => void;
}

/**
 * The customer's idempotency key for the orders of this page, which is opened anew for another customer. It is held from the moment the page opens, so that a tab whose
 * cart was ordered elsewhere a moment ago still asks with the same key, and gets that order again instead of a second.
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
