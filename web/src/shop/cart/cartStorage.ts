import { CART_STORAGE_KEY, CATEGORIES } from '@bookstore/contract/constants';
import { isDocumentId } from '@bookstore/contract/ids';
import { local, parseList, readText, writeText } from '../../lib/storage.ts';
import type { CartItem } from './cartSlice.ts';

/** Keeps an unreadable cart for support. */
export const BAD_CART_KEY = `${CART_STORAGE_KEY}.bad`;

/** @returns [] if the cart is missing, or unreadable and put aside */
export function readCart(): CartItem[] {
  const text = readText(local, CART_STORAGE_KEY);
  const items = parseCart(text);
  if (items) return items;
  writeText(local, BAD_CART_KEY, text);
  return [];
}

/** Null deletes the key. */
export function writeCart(items: readonly CartItem[] | null): void {
  writeText(local, CART_STORAGE_KEY, items && JSON.stringify(items));
}

/** Ignores invalid entries and duplicates. @returns null for unreadable text */
export function parseCart(text: string | null): CartItem[] | null {
  const items = parseList(text)?.filter(isCartItem);
  return items?.filter((item, index) => items.findIndex((other) => other._id === item._id) === index) ?? null;
}

function isCartItem(value: unknown): value is CartItem {
  if (typeof value !== 'object' || value === null) return false;
  const item = value as Partial<Record<keyof CartItem, unknown>>;
  const areTexts = [item.title, item.coverImage ?? '', item.author ?? '', item.published ?? ''].every(
    (text) => typeof text === 'string',
  );
  const areNumbers = [item.newPrice, item.was ?? 0, item.left ?? 0].every(
    (number) => typeof number === 'number' && number >= 0,
  );
  const hasId = typeof item._id === 'string' && isDocumentId(item._id);
  return hasId && areTexts && areNumbers && CATEGORIES.some((category) => category === item.category);
}

/** Local storage, so that tabs share the key and a reload keeps it. Contains no personal data. */
export const ORDER_KEY_STORAGE_KEY = 'orderKey';

/** Called when the order is placed or given up. */
export function forgetOrderKey(): void {
  writeText(local, ORDER_KEY_STORAGE_KEY, null);
}
