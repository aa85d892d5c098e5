import { local, readText, writeText } from '../../lib/storage.ts';
import { ORDER_KEY_STORAGE_KEY } from '../cart/orderKey.ts';

const KEY = /^[A-Za-z0-9_-]{8,128}$/;

/** The key in what is stored: behind it stands which street the shop holds under it (storedStreet.ts). */
export const keyOf = (stored: string | null) => stored?.replace(/ .*/, '') ?? null;

/**
 * The idempotency key of the present intent to buy, made when there is none. It lives beside the cart until an order
 * is certain (or the cart is emptied), so that a retry, a reload or another tab asks for the same order again.
 */
export function currentOrderKey(createKey: () => string = () => crypto.randomUUID()): string {
  const stored = keyOf(readText(local, ORDER_KEY_STORAGE_KEY));
  if (stored !== null && KEY.test(stored)) return stored;
  const key = createKey();
  writeText(local, ORDER_KEY_STORAGE_KEY, key);
  return key;
}
