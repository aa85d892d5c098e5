import { configureStore } from '@reduxjs/toolkit';
import type { ApiExtra } from '../api/baseQuery.ts';
import { booksApi } from '../api/booksApi.ts';
import { ordersApi } from '../api/ordersApi.ts';
import { createCartListener } from '../shop/cart/cartListener.ts';
import { cartSlice } from '../shop/cart/cartSlice.ts';

/** What every visitor's store has; the dashboard adds its own (dashboardStore.ts). */
export const shopReducers = {
  [cartSlice.name]: cartSlice.reducer,
  [booksApi.reducerPath]: booksApi.reducer,
  [ordersApi.reducerPath]: ordersApi.reducer,
};

/** The whole client state: the cart, and two caches of server data. Built once per page, and once per test. */
export function createStore(tokens: ApiExtra) {
  const cartListener = createCartListener();
  const store = configureStore({
    reducer: shopReducers,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: tokens }, serializableCheck: false, immutableCheck: false })
        .prepend(cartListener.middleware)
        .concat(booksApi.middleware, ordersApi.middleware),
  });
  const stopCart = cartListener.start(store);
  return Object.assign(store, { stopCart });
}

export type Store = ReturnType<typeof createStore>;
