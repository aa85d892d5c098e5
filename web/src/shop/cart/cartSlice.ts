import type { Book } from '@bookstore/contract/api/book';
import { canBeOrdered } from '@bookstore/contract/format/bookFacts';
import { totalsOfBooks } from '@bookstore/contract/pricing';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * A copy of the whole book, identified by `_id`, with what the catalogue said of it since it was put in. The quantity
 * is always 1, so there is none to keep.
 */
export interface CartItem extends Book {
  /** The price when it was put in, where the present one is another. */
  was?: number;
  isGone?: boolean;
}

export interface RemovedItem {
  item: CartItem;
  /** Its index in the cart before the removal. */
  place: number;
}

interface CartState {
  cartItems: CartItem[];
  /** Whether it is empty because all of it was ordered, in this page. */
  isOrdered: boolean;
}

/** The part of the store that the cart's selectors need. */
export interface WithCart {
  cart: CartState;
}

const initialState: CartState = { cartItems: [], isOrdered: false };

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** Appends a book. One that is present changes nothing: whoever adds asks `selectIsInCart` first, to warn. */
    bookAdded(state, { payload }: PayloadAction<Book>) {
      if (!state.cartItems.some((item) => item._id === payload._id)) state.cartItems.push(payload);
      state.isOrdered = false;
    },
    /** Restores removed items to their places. @param payload in ascending order of places */
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
    /** Removes ordered books; what was added meanwhile stays. */
    booksOrdered(state, { payload }: PayloadAction<readonly string[]>) {
      state.cartItems = state.cartItems.filter((item) => !payload.includes(item._id));
      state.isOrdered = state.cartItems.length === 0;
    },
    /** What storage holds, at the start or after another tab wrote. */
    cartLoaded(state, { payload }: PayloadAction<CartItem[]>) {
      state.cartItems = payload;
      state.isOrdered = false;
    },
    /**
     * Brings the items up to date with present copies of books and marks what changed: of all items, or of those that
     * `ids` names. A book without a copy is gone.
     */
    booksArrived(state, { payload }: PayloadAction<{ books: readonly Book[]; ids?: readonly string[] }>) {
      const present = new Map(payload.books.map((book) => [book._id, book]));
      state.cartItems = state.cartItems.map((item) =>
        payload.ids?.includes(item._id) === false ? item : bringUpToDate(item, present.get(item._id)),
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
/** One of its books that cannot be ordered, where there is any. */
export const selectUnavailableItem = (state: WithCart) => state.cart.cartItems.find((item) => !isOrderable(item));

/** How many of its books can be ordered: those that are gone or sold out do not count. */
export const selectOrderableCount = (state: WithCart) => orderableItems(state.cart.cartItems).length;
/** Integer cents: what the books cost that are still for sale. */
export const selectSubtotalCents = (state: WithCart) => totalsOfBooks(orderableItems(state.cart.cartItems)).booksCents;

/** Whether a book can be ordered. */
export const isOrderable = (item: CartItem): boolean => !item.isGone && canBeOrdered(item);

export const orderableItems = (items: readonly CartItem[]) => items.filter(isOrderable);
