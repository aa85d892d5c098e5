import { CART_STORAGE_KEY } from '@bookstore/contract/constants';
import type { Middleware } from '@reduxjs/toolkit';
import { booksApi } from '../../api/booksApi.ts';
import { mergeLists } from '../../lib/mergeLists.ts';
import {
  bookAdded,
  bookRemoved,
  booksArrived,
  booksOrdered,
  booksPutBack,
  type CartItem,
  cartCleared,
  cartLoaded,
  selectCartCount,
  type WithCart,
} from './cartSlice.ts';
import { forgetOrderKey, parseCart, readCart, writeCart } from './cartStorage.ts';

const CHANGES = [bookAdded, booksPutBack, bookRemoved, booksArrived];

const getId = (item: CartItem) => item._id;
const isSame = (a: readonly CartItem[], b: readonly CartItem[]) => JSON.stringify(a) === JSON.stringify(b);

interface CartStore {
  dispatch: (action: ReturnType<typeof cartLoaded>) => unknown;
  getState: () => WithCart;
}

/** Syncs the cart with local storage. Writes of other tabs are merged, so that no addition is lost. */
export function createCartListener() {
  let lastSeen: CartItem[] = [];

  const save = (mine: CartItem[], { dispatch }: Pick<CartStore, 'dispatch'>, isClearing: boolean) => {
    const merged = mergeLists(lastSeen, mine, readCart(), getId);
    const items = withOwnCopies(merged, mine);
    writeCart(isClearing && items.length === 0 ? null : items);
    lastSeen = items;
    if (!isSame(items, mine)) dispatch(cartLoaded(items));
  };

  const middleware: Middleware<object, WithCart> = (api) => (next) => (action) => {
    const before = api.getState().cart.cartItems;
    const result = next(action);
    const mine = api.getState().cart.cartItems;
    const isClearing = cartCleared.match(action) || booksOrdered.match(action);
    const isChange = CHANGES.some((change) => change.match(action));
    if (isClearing || (isChange && !isSame(mine, before))) save(mine, api, isClearing);
    // The key is removed after the cart, so that another tab never sees a filled cart without its key and orders twice.
    if (isClearing || (bookRemoved.match(action) && selectCartCount(api.getState()) === 0)) forgetOrderKey();
    if (booksApi.endpoints.getBooksPage.matchFulfilled(action)) {
      const query = action.meta.arg.originalArgs;
      // Only books requested by id can be recognised as deleted.
      if ('ids' in query) api.dispatch(booksArrived({ books: action.payload.books, ids: query.ids }));
    }
    return result;
  };

  /** @param base the cart that the other tab knew when it wrote */
  const catchUp = (host: CartStore, base: readonly CartItem[]) => {
    const theirs = readCart();
    const mine = host.getState().cart.cartItems;
    const merged = mergeLists(base, mine, theirs, getId);
    if (!isSame(merged, theirs)) writeCart(merged);
    lastSeen = merged;
    if (!isSame(merged, mine)) host.dispatch(cartLoaded(merged));
  };

  const follow = (host: CartStore, { key, oldValue }: StorageEvent) => {
    // `key` is null when the other tab cleared all of storage.
    if (key === CART_STORAGE_KEY) catchUp(host, parseCart(oldValue) ?? lastSeen);
    else if (key === null) catchUp(host, lastSeen);
  };

  return {
    middleware,
    /** @returns unsubscribe */
    start(host: CartStore): () => void {
      lastSeen = readCart();
      host.dispatch(cartLoaded(lastSeen));
      const onStorage = (event: StorageEvent) => follow(host, event);
      // A page in the back/forward cache gets no storage events.
      const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && catchUp(host, lastSeen);
      window.addEventListener('storage', onStorage);
      window.addEventListener('pageshow', onPageShow);
      return () => {
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', onPageShow);
      };
    },
  };
}

/** Prefers this tab's copies of books, which are fresher when saving. */
function withOwnCopies(merged: CartItem[], mine: CartItem[]): CartItem[] {
  const copies = new Map(mine.map((item) => [item._id, item]));
  return merged.map((item) => copies.get(item._id) ?? item);
}
