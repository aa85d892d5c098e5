import { bulkJobSlice } from '../admin/books/bulk/bulkJobSlice.ts';
import { undoSlice } from '../admin/ui/undoSlice.ts';
import type { Store } from './store.ts';

/** Adds to the store what only the dashboard keeps there. It loads with the dashboard. */
export const addDashboardSlices = (store: Store): void =>
  store.addReducers({ [undoSlice.name]: undoSlice.reducer, [bulkJobSlice.name]: bulkJobSlice.reducer });
