import { isDocumentId } from '@bookstore/contract/ids';
import { LIMITS } from '@bookstore/contract/limits';
import { useMemo, useSyncExternalStore } from 'react';
import { local, parseJson, parseList, readText, writeText } from '../../lib/storage.ts';

/** Local storage: book ids as JSON, in the order added. */
const KEY = 'wishes';
/** Keeps an unreadable list for support. */
const BAD_KEY = 'wishes.bad';
/** Local storage: the customer's list as last seen in the account; absent if the list belongs to this browser. */
const ACCOUNT_KEY = 'accountWishes';

export const MAX_WISHES = LIMITS.wishes;

export interface AccountWishes {
  uid: string;
  ids: string[];
  etag: string;
}

/** Filters valid ids, without duplicates, up to the limit. */
export const toWishes = (texts: readonly unknown[]): string[] =>
  [...new Set(texts.filter((text) => typeof text === 'string' && isDocumentId(text)) as string[])].slice(0, MAX_WISHES);

/** @returns [] if the list is missing, or unreadable and put aside */
export function readWishes(): string[] {
  const text = readText(local, KEY);
  const list = parseList(text);
  if (list) return toWishes(list);
  writeText(local, BAD_KEY, text);
  return [];
}

const listeners = new Set<() => void>();

function writeWishes(ids: readonly string[]): void {
  const wishes = toWishes(ids);
  const text = wishes.length > 0 ? JSON.stringify(wishes) : null;
  // Each call of a listener leads to a sync, which writes the list again.
  if (text === readText(local, KEY)) return;
  writeText(local, KEY, text);
  for (const listener of listeners) listener();
}

/** Reads, changes and writes synchronously, so that no tab overwrites another's addition. */
const change = (decide: (current: string[]) => string[]): void => writeWishes(decide(readWishes()));

/** @returns whether all books are on the list, which holds `MAX_WISHES` */
export function addWishes(ids: readonly string[]): boolean {
  change((current) => [...current, ...ids]);
  const current = readWishes();
  return ids.every((id) => current.includes(id));
}

export const removeWishes = (ids: readonly string[]): void =>
  change((current) => current.filter((id) => !ids.includes(id)));

/** @param before the list before the removal */
export const restoreWish = (id: string, before: readonly string[]): void =>
  change((current) => {
    const next = before.slice(before.indexOf(id) + 1).find((other) => current.includes(other));
    return current.toSpliced(next === undefined ? current.length : current.indexOf(next), 0, id);
  });

/** The signed-in customer; null if unknown. */
let owner: string | null = null;

/** Also forgets a list of another account, and at logout one that was never saved. */
export function setWishesOwner(uid: string | null): void {
  const isLogout = owner !== null && uid === null;
  owner = uid;
  if (isLogout) writeWishes([]);
  const account = parseJson(readText(local, ACCOUNT_KEY)) as AccountWishes | null;
  if (account === null || account.uid === uid) return;
  writeText(local, ACCOUNT_KEY, null);
  writeWishes([]);
}

/** Null before the first sync. */
export function readAccountWishes(): AccountWishes | null {
  const account = parseJson(readText(local, ACCOUNT_KEY)) as AccountWishes | null;
  return account?.uid === owner ? account : null;
}

/** Stores nothing after its owner has left. @param current the list with this browser's latest changes */
export function writeAccountWishes(account: AccountWishes, current: readonly string[]): void {
  if (account.uid !== owner) return;
  const isEmpty = account.ids.length === 0 && current.length === 0;
  writeText(local, ACCOUNT_KEY, isEmpty ? null : JSON.stringify(account));
  writeWishes(current);
}

/** Calls the listener only for changes in this tab. @returns unsubscribe */
export function onWishesChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => (key === KEY || key === null) && listener();
  const stop = onWishesChanged(listener);
  window.addEventListener('storage', onStorage);
  // A page in the back/forward cache gets no storage events.
  window.addEventListener('pageshow', listener);
  return () => {
    stop();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', listener);
  };
}

export function useWishes(): string[] {
  const text = useSyncExternalStore(subscribe, () => readText(local, KEY));
  return useMemo(() => toWishes(parseList(text) ?? []), [text]);
}
