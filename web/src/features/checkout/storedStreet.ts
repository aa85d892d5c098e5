import type { Delivery } from '@bookstore/contract/delivery';
import { local, readText, writeText } from '../../lib/storage.ts';
import { ORDER_KEY_STORAGE_KEY } from '../cart/orderKey.ts';
import { keyOf } from './currentOrderKey.ts';

/** The shop forgets a street without an order after a day: what is older is stored anew. */
const KNOWN_FOR_MS = 12 * 60 * 60 * 1000;

/** A street as this browser remembers it: by a hash with the order's key, since local storage holds no personal data. */
async function markOf(key: string, { street, note = '' }: Delivery): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([key, street.trim(), note.trim()]));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * What this browser knows of the street that the shop holds under an order's key: that it is this one, that it is another,
 * or nothing.
 */
export async function compareStoredStreet(key: string, delivery: Delivery): Promise<'same' | 'other' | 'unknown'> {
  const [storedKey, mark, storedAt] = (readText(local, ORDER_KEY_STORAGE_KEY) ?? '').split(' ');
  if (storedKey !== key || !mark) return 'unknown';
  if (mark !== (await markOf(key, delivery))) return 'other';
  return Date.now() - Number(storedAt) < KNOWN_FOR_MS ? 'same' : 'unknown';
}

/** To be called when the shop has stored it: a repetition need not store it again. */
export async function noteStoredStreet(key: string, delivery: Delivery): Promise<void> {
  const mark = await markOf(key, delivery);
  // Another tab may have begun another order meanwhile.
  if (keyOf(readText(local, ORDER_KEY_STORAGE_KEY)) !== key) return;
  writeText(local, ORDER_KEY_STORAGE_KEY, `${key} ${mark} ${Date.now()}`);
}
