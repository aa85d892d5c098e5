import { useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { countOf } from '../../lib/format.ts';
import { local, readText, writeText } from '../../lib/storage.ts';
import {
  bookRemoved,
  booksPutBack,
  type CartItem,
  cartCleared,
  type RemovedItem,
  selectCartItems,
  type WithCart,
} from './cartSlice.ts';
import { ORDER_KEY_STORAGE_KEY } from './cartStorage.ts';

/** Milliseconds. */
export const UNDO_MS = 60_000;

export interface Removal {
  /** Identifies the timer that ends the undo. */
  id: number;
  name: string;
  items: readonly RemovedItem[];
  /** Restoring the books restores their order key. */
  orderKey: string | null;
}

export function useRemovals() {
  const store = useStore<WithCart>();
  const dispatch = useDispatch();
  const [removals, setRemovals] = useState<readonly Removal[]>([]);

  const forget = (id: number) => setRemovals((held) => held.filter((removal) => removal.id !== id));
  const take = (name: string, items: readonly CartItem[], ...actions: Parameters<typeof dispatch>[0][]) => {
    const orderKey = readText(local, ORDER_KEY_STORAGE_KEY);
    const placed = selectCartItems(store.getState())
      .map((item, place) => ({ item, place }))
      .filter(({ item: { _id } }) => items.some((removed) => removed._id === _id));
    for (const action of actions) dispatch(action);
    const id = window.setTimeout(() => forget(id), UNDO_MS);
    setRemovals((held) => [...held, { id, name, items: placed, orderKey }]);
  };
  return {
    removals,
    remove: (item: CartItem) => take(item.title, [item], bookRemoved(item._id)),
    removeAll: (items: readonly CartItem[]) => {
      const [only] = items.length === 1 ? items : [];
      take(only?.title ?? countOf(items.length, 'book'), items, ...items.map(({ _id }) => bookRemoved(_id)));
    },
    clear: () => {
      const items = selectCartItems(store.getState());
      take(countOf(items.length, 'book'), items, cartCleared());
    },
    undo: (removal: Removal) => {
      dispatch(booksPutBack(removal.items));
      if (readText(local, ORDER_KEY_STORAGE_KEY) === null) writeText(local, ORDER_KEY_STORAGE_KEY, removal.orderKey);
      clearTimeout(removal.id);
      forget(removal.id);
    },
  };
}
