import type { Book } from '@bookstore/contract/book';
import { sumPrices } from '@bookstore/contract/money';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A copy of the whole book, identified by `_id`. The quantity is always 1, so there is none to keep. */
export type CartItem = Book;

/** What the catalogue said of an item since it was put in: another price (`was`, dollars), or that it is gone. */
export type CartMark = { kind: 'price'; was: number } | { kind: 'gone' };

export interface CartState {
  cartItems: CartItem[];
  /** By book id. */
  marks: Record<string, CartMark>;
}

/** The part of the store that the cart's selectors need. */
export interface WithCart {
  cart: CartState;
}

const initialState: CartState = { cartItems: [], marks: {} };

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** Appends a book. One that is present changes nothing: whoever adds asks `selectIsInCart` first, to warn. */
    bookAdded(state, { payload }: PayloadAction<Book>) {
      if (!state.cartItems.some((item) => item._id === payload._id)) state.cartItems.push(payload);
    },
    bookRemoved(state, { payload }: PayloadAction<string>) {
      state.cartItems = state.cartItems.filter((item) => item._id !== payload);
      delete state.marks[payload];
    },
    cartCleared: () => initialState,
    /** An order took these books: they leave the cart, what was put in meanwhile stays. */
    booksOrdered(state, { payload }: PayloadAction<readonly string[]>) {
      state.cartItems = state.cartItems.filter((item) => !payload.includes(item._id));
      for (const id of payload) delete state.marks[id];
    },
    /** What storage holds, at the start or after another tab wrote. */
    cartLoaded(state, { payload }: PayloadAction<CartItem[]>) {
      const ids = new Set(payload.map((item) => item._id));
      state.cartItems = payload;
      state.marks = Object.fromEntries(Object.entries(state.marks).filter(([id]) => ids.has(id)));
    },
    /**
     * Brings the items up to date with present copies of books and marks what changed. `isComplete` says that a
     * book without a copy is gone: true for the whole catalogue and for the answer `cart-changed`.
     */
    booksArrived(state, { payload }: PayloadAction<{ books: readonly Book[]; ids?: readonly string[] }>) {
      const present = new Map(payload.books.map((book) => [book._id, book]));
      const asked = payload.ids && new Set(payload.ids);
      state.cartItems = state.cartItems.map((item) => {
        if (asked && !asked.has(item._id)) return item;
        const book = present.get(item._id);
        updateMark(state.marks, item, book);
        return book ?? item;
      });
    },
  },
});

function updateMark(marks: Record<string, CartMark>, item: CartItem, book: Book | undefined): void {
  const mark = marks[item._id];
  if (!book) {
    marks[item._id] = { kind: 'gone' };
    return;
  }
  const was = mark?.kind === 'price' ? mark.was : item.newPrice;
  if (was === book.newPrice) delete marks[item._id];
  else marks[item._id] = { kind: 'price', was };
}

export const { bookAdded, bookRemoved, cartCleared, booksOrdered, cartLoaded, booksArrived } = cartSlice.actions;

export const selectCartItems = (state: WithCart) => state.cart.cartItems;
export const selectCartMarks = (state: WithCart) => state.cart.marks;
export const selectCartCount = (state: WithCart) => state.cart.cartItems.length;
export const selectIsInCart = (id: string) => (state: WithCart) => state.cart.cartItems.some((item) => item._id === id);
export const selectHasGoneBooks = (state: WithCart) =>
  state.cart.cartItems.some((item) => state.cart.marks[item._id]?.kind === 'gone');

/** Integer cents. */
export const selectSubtotalCents = (state: WithCart) => sumPrices(state.cart.cartItems.map((item) => item.newPrice));
