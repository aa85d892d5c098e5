import { isDocumentId } from '@bookstore/contract/ids';
import { LIMITS } from '@bookstore/contract/limits';
import { useMemo, useSyncExternalStore } from 'react';
import { local, parseList, readText, writeText } from '../../lib/storage.ts';

/** Local storage: ids of books as JSON, in the order in which they were put there. */
const KEY = 'wishes';
/** An unreadable list is kept under this key, for support. */
const BAD_KEY = 'wishes.bad';

/** As many as one call answers books. */
export const MOST_WISHES = LIMITS.booksById;

/** Those of some texts that can be ids of books, each once, and no more than a list holds. */
export const toWishes = (texts: readonly unknown[]): string[] =>
  [...new Set(texts.filter((text) => typeof text === 'string' && isDocumentId(text)) as string[])].slice(
    0,
    MOST_WISHES,
  );

/** The stored list; empty when there is none or when it cannot be read, which is then kept aside. */
function readWishes(): string[] {
  const text = readText(local, KEY);
  const list = parseList(text);
  if (list) return toWishes(list);
  writeText(local, BAD_KEY, text);
  return [];
}

const listeners = new Set<() => void>();

/** Reads, changes and writes at once, so that no tab overwrites what another has added. */
function change(decide: (present: string[]) => string[]): void {
  const wishes = toWishes(decide(readWishes()));
  writeText(local, KEY, wishes.length > 0 ? JSON.stringify(wishes) : null);
  for (const listener of listeners) listener();
}

/** Puts books at the end of the list. @returns whether all of them are on it: it holds `MOST_WISHES`. */
export function addWishes(ids: readonly string[]): boolean {
  change((present) => [...present, ...ids]);
  const present = readWishes();
  return ids.every((id) => present.includes(id));
}

export const removeWishes = (ids: readonly string[]): void =>
  change((present) => present.filter((id) => !ids.includes(id)));

/** Calls back when the list has changed, here or in another tab. */
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

/** The ids on the list, as they are now. */
export function useWishes(): string[] {
  const text = useSyncExternalStore(subscribe, () => readText(local, KEY));
  return useMemo(() => toWishes(parseList(text) ?? []), [text]);
}
