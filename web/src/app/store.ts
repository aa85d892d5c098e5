import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import type { ApiExtra } from '../api/baseQuery.ts';
import { booksApi } from '../api/booksApi.ts';
import { ordersApi } from '../api/ordersApi.ts';
import { createCartListener } from '../shop/cart/cartListener.ts';
import { cartSlice } from '../shop/cart/cartSlice.ts';

export function createStore(tokens: ApiExtra) {
  const cartListener = createCartListener();
  const reducers = {
    [cartSlice.name]: cartSlice.reducer,
    [booksApi.reducerPath]: booksApi.reducer,
    [ordersApi.reducerPath]: ordersApi.reducer,
  };
  const store = configureStore({
    reducer: reducers,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: tokens }, serializableCheck: false, immutableCheck: false })
        .prepend(cartListener.middleware)
        .concat(booksApi.middleware, ordersApi.middleware),
  });
  const stopCart = cartListener.start(store);
  return Object.assign(store, {
    stopCart,
    /** Adds slices of lazy pages (dashboardStore.ts). */
    addReducers(more: Record<string, Reducer>) {
      store.replaceReducer(combineReducers({ ...reducers, ...more }) as Reducer);
    },
  });
}

export type Store = ReturnType<typeof createStore>;
