import { local, readText, writeText } from '../../lib/storage.ts';

/** Local storage, so that tabs share it and a reload keeps it. It holds no personal data. */
export const ORDER_KEY_STORAGE_KEY = 'orderKey';

const KEY = /^[A-Za-z0-9_-]{8,128}$/;

/**
 * The idempotency key of the present intent to buy, made when there is none. It lives beside the cart until an order
 * is certain (or the cart is emptied), so that a retry, a reload or another tab asks for the same order again.
 */
export function currentOrderKey(createKey: () => string = () => crypto.randomUUID()): string {
  const stored = readText(local, ORDER_KEY_STORAGE_KEY);
  if (stored !== null && KEY.test(stored)) return stored;
  const key = createKey();
  writeText(local, ORDER_KEY_STORAGE_KEY, key);
  return key;
}

/** Ends the intent: its order is placed, or it was given up. */
export function forgetOrderKey(): void {
  writeText(local, ORDER_KEY_STORAGE_KEY, null);
}
