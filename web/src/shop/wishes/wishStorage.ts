import { isDocumentId } from '@bookstore/contract/ids';
import { LIMITS } from '@bookstore/contract/limits';
import { useMemo, useSyncExternalStore } from 'react';
import { local, parseList, readText, writeText } from '../../lib/storage.ts';

/** Local storage: book ids as JSON, in the order added. */
const KEY = 'wishes';
/** An unreadable list is kept under this key for support. */
const BAD_KEY = 'wishes.bad';

/** The number of books that one call returns. */
export const MAX_WISHES = LIMITS.booksById;

/** Filters valid ids, without duplicates, up to the limit. */
export const toWishes = (texts: readonly unknown[]): string[] =>
  [...new Set(texts.filter((text) => typeof text === 'string' && isDocumentId(text)) as string[])].slice(0, MAX_WISHES);

/** @returns [] if there is none, or if it is unreadable and was put aside */
function readWishes(): string[] {
  const text = readText(local, KEY);
  const list = parseList(text);
  if (list) return toWishes(list);
  writeText(local, BAD_KEY, text);
  return [];
}

const listeners = new Set<() => void>();

/** Reads, changes and writes synchronously, so that no tab overwrites another's addition. */
function change(decide: (present: string[]) => string[]): void {
  const wishes = toWishes(decide(readWishes()));
  writeText(local, KEY, wishes.length > 0 ? JSON.stringify(wishes) : null);
  for (const listener of listeners) listener();
}

/** Appends books. @returns whether all of them are on the list, which holds `MAX_WISHES` */
export function addWishes(ids: readonly string[]): boolean {
  change((present) => [...present, ...ids]);
  const present = readWishes();
  return ids.every((id) => present.includes(id));
}

export const removeWishes = (ids: readonly string[]): void =>
  change((present) => present.filter((id) => !ids.includes(id)));

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => (key === KEY || key === null) && listener();
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  // A page in the back/forward cache gets no storage events.
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', listener);
  };
}

export function useWishes(): string[] {
  const text = useSyncExternalStore(subscribe, () => readText(local, KEY));
  return useMemo(() => toWishes(parseList(text) ?? []), [text]);
}
