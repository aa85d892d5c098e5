import { configureStore } from '@reduxjs/toolkit';
import { booksApi } from '../../../../api/booksApi.ts';

/** A store with the cache of books alone, as the admin, for tests. */
export function aStore() {
  return configureStore({
    reducer: { [booksApi.reducerPath]: booksApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { getAdminToken: () => 'admin-token' } } }).concat(booksApi.middleware),
  });
}
