import { bulkJobSlice } from '../admin/books/bulk/bulkJobSlice.ts';
import { pageStateSlice, selectionsCleared } from '../admin/ui/pageStateSlice.ts';
import { undoSlice } from '../admin/ui/undoSlice.ts';
import { ordersApi } from '../api/ordersApi.ts';
import type { Store } from './store.ts';

/** Adds to the store what only the dashboard keeps there. It loads with the dashboard. */
export const addDashboardSlices = (store: Store): void =>
  store.addReducers({
    [undoSlice.name]: undoSlice.reducer,
    [bulkJobSlice.name]: bulkJobSlice.reducer,
    [pageStateSlice.name]: pageStateSlice.reducer,
  });

/** Forgets what an admin has seen and done: the shop's orders never stay in memory when the session is over. */
export function clearDashboard(dispatch: Store['dispatch']): void {
  dispatch(ordersApi.util.resetApiState());
  dispatch(undoSlice.actions.cleared());
  dispatch(bulkJobSlice.actions.cleared());
  dispatch(selectionsCleared());
}
