import { useSyncExternalStore } from 'react';

/** What was done a moment ago and can be undone for a while, each in its own time, whichever page of the dashboard is shown meanwhile. */
export function createUndoList<Item extends { _id: string }>(ms: number) {
  let items: readonly Item[] = [];
  const timers = new Map<string, number>();
  const listeners = new Set<() => void>();

  function change(next: readonly Item[]): void {
    items = next;
    for (const listener of listeners) listener();
  }
  function watch(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** It was undone, or its time is over. */
  function release(id: string): void {
    clearTimeout(timers.get(id));
    timers.delete(id);
    if (items.some(({ _id }) => _id === id)) change(items.filter(({ _id }) => _id !== id));
  }
  /** Remembers what was just done; it takes the place of what was done to the same before. */
  function hold(item: Item): void {
    release(item._id);
    timers.set(
      item._id,
      window.setTimeout(() => release(item._id), ms),
    );
    change([...items, item]);
  }
  /** The session is over. */
  function forget(): void {
    for (const { _id } of items) release(_id);
  }
  return { hold, release, forget, watch, read: () => items };
}

export function useUndoList<Item>({
  watch,
  read,
}: {
  watch: (listener: () => void) => () => void;
  read: () => Item;
}): Item {
  return useSyncExternalStore(watch, read);
}
