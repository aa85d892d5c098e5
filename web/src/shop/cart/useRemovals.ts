import { useDispatch, useStore } from 'react-redux';
import { countOf } from '../../lib/format.ts';
import { local, readText, writeText } from '../../lib/storage.ts';
import { type Timed, useTimedList } from '../../lib/useTimedList.ts';
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

interface Removal {
  name: string;
  items: readonly RemovedItem[];
  /** Restoring the books restores their order key. */
  orderKey: string | null;
}

export function useRemovals() {
  const store = useStore<WithCart>();
  const dispatch = useDispatch();
  const removals = useTimedList<Removal>(UNDO_MS);

  const take = (name: string, items: readonly CartItem[], ...actions: Parameters<typeof dispatch>[0][]) => {
    const orderKey = readText(local, ORDER_KEY_STORAGE_KEY);
    const placed = selectCartItems(store.getState())
      .map((item, place) => ({ item, place }))
      .filter(({ item: { _id } }) => items.some((removed) => removed._id === _id));
    for (const action of actions) dispatch(action);
    removals.add({ name, items: placed, orderKey });
  };
  return {
    removals: removals.entries,
    remove: (item: CartItem) => take(item.title, [item], bookRemoved(item._id)),
    removeAll: (items: readonly CartItem[]) => {
      const [only] = items.length === 1 ? items : [];
      take(only?.title ?? countOf(items.length, 'book'), items, ...items.map(({ _id }) => bookRemoved(_id)));
    },
    clear: () => {
      const items = selectCartItems(store.getState());
      take(countOf(items.length, 'book'), items, cartCleared());
    },
    undo: ({ id, items, orderKey }: Timed<Removal>) => {
      dispatch(booksPutBack(items));
      if (readText(local, ORDER_KEY_STORAGE_KEY) === null) writeText(local, ORDER_KEY_STORAGE_KEY, orderKey);
      removals.remove(id);
    },
  };
}
