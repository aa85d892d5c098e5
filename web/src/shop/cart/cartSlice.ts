import type { Book } from '@bookstore/contract/api/book';
import { canBeOrdered } from '@bookstore/contract/format/bookFacts';
import { totalsOfBooks } from '@bookstore/contract/pricing';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A copy of the book with changes since it was added. The quantity is always 1. */
export interface CartItem extends Book {
  /** Original price, if it has changed. */
  was?: number;
  isGone?: boolean;
}

export interface RemovedItem {
  item: CartItem;
  /** Index in the cart before the removal. */
  place: number;
}

interface CartState {
  cartItems: CartItem[];
  /** The cart was ordered on this page. */
  isOrdered: boolean;
}

export interface WithCart {
  cart: CartState;
}

const initialState: CartState = { cartItems: [], isOrdered: false };

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** Ignores duplicates; callers check `selectIsInCart` to warn. */
    bookAdded(state, { payload }: PayloadAction<Book>) {
      if (!state.cartItems.some((item) => item._id === payload._id)) state.cartItems.push(payload);
      state.isOrdered = false;
    },
    /** @param payload in ascending order of places */
    booksPutBack(state, { payload }: PayloadAction<readonly RemovedItem[]>) {
      for (const { item, place } of payload) {
        if (!state.cartItems.some(({ _id }) => _id === item._id)) state.cartItems.splice(place, 0, item);
      }
      state.isOrdered = false;
    },
    bookRemoved(state, { payload }: PayloadAction<string>) {
      state.cartItems = state.cartItems.filter((item) => item._id !== payload);
    },
    cartCleared: () => initialState,
    /** Keeps books added after the order started. */
    booksOrdered(state, { payload }: PayloadAction<readonly string[]>) {
      state.cartItems = state.cartItems.filter((item) => !payload.includes(item._id));
      state.isOrdered = state.cartItems.length === 0;
    },
    /** Runs at the start and after another tab wrote. */
    cartLoaded(state, { payload }: PayloadAction<CartItem[]>) {
      state.cartItems = payload;
      state.isOrdered = false;
    },
    /**
     * Marks changed items. @param payload `ids`: the items that the books cover, all if absent; those without a book
     * are deleted
     */
    booksArrived(state, { payload }: PayloadAction<{ books: readonly Book[]; ids?: readonly string[] }>) {
      const current = new Map(payload.books.map((book) => [book._id, book]));
      state.cartItems = state.cartItems.map((item) =>
        payload.ids?.includes(item._id) === false ? item : bringUpToDate(item, current.get(item._id)),
      );
    },
  },
});

function bringUpToDate(item: CartItem, book: Book | undefined): CartItem {
  if (!book) return { ...item, isGone: true };
  const was = item.was ?? item.newPrice;
  return was === book.newPrice ? book : { ...book, was };
}

export const { bookAdded, booksPutBack, bookRemoved, cartCleared, booksOrdered, cartLoaded, booksArrived } =
  cartSlice.actions;

export const selectCartItems = (state: WithCart) => state.cart.cartItems;
export const selectIsOrdered = (state: WithCart) => state.cart.isOrdered;
export const selectCartCount = (state: WithCart) => state.cart.cartItems.length;
export const selectIsInCart = (id: string) => (state: WithCart) => state.cart.cartItems.some((item) => item._id === id);
export const selectUnavailableItem = (state: WithCart) => state.cart.cartItems.find((item) => !isOrderable(item));

/** Excludes deleted and sold-out books. */
export const selectOrderableCount = (state: WithCart) => orderableItems(state.cart.cartItems).length;
/** In cents, of orderable items. */
export const selectSubtotalCents = (state: WithCart) => totalsOfBooks(orderableItems(state.cart.cartItems)).booksCents;

export const isOrderable = (item: CartItem): boolean => !item.isGone && canBeOrdered(item);

export const orderableItems = (items: readonly CartItem[]) => items.filter(isOrderable);
