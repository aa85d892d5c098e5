import { local, readText, writeText } from '../../lib/storage.ts';
import { ORDER_KEY_STORAGE_KEY } from '../cart/orderKey.ts';

const INTENT = /^[A-Za-z0-9_-]{8,100}$/;

/**
 * A customer's idempotency key for the present intent to buy, which is made when there is none. The intent lives beside the cart
 * until an order is certain (or the cart is emptied), so that a retry, a reload or another tab asks for the same order again.
 */
export function currentOrderKey(uid: string, createIntent: () => string = () => crypto.randomUUID()): string {
  const stored = keyOf(readText(local, ORDER_KEY_STORAGE_KEY), uid);
  if (stored !== null) return stored;
  const intent = createIntent();
  writeText(local, ORDER_KEY_STORAGE_KEY, intent);
  return `${intent}-${hash(uid)}`;
}

/** The customer's own key for a stored intent: the browser and its cart may be shared, an order is not. */
export function keyOf(stored: string | null, uid: string): string | null {
  // Earlier releases wrote more behind a space.
  const intent = stored?.split(' ')[0] ?? '';
  return INTENT.test(intent) ? `${intent}-${hash(uid)}` : null;
}

/** Tells the customers of one browser apart, and says nothing of them. */
function hash(uid: string): string {
  let sum = 0;
  for (const character of uid) sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return (sum >>> 0).toString(36);
}
