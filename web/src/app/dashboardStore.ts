import { bulkJobSlice } from '../admin/books/bulk/bulkJobSlice.ts';
import { pageStateSlice, selectionsCleared } from '../admin/ui/pageStateSlice.ts';
import { undoSlice } from '../admin/ui/undoSlice.ts';
import { ordersApi } from '../api/ordersApi.ts';
import type { Store } from './store.ts';

export const addDashboardSlices = (store: Store): void =>
  store.addReducers({
    [undoSlice.name]: undoSlice.reducer,
    [bulkJobSlice.name]: bulkJobSlice.reducer,
    [pageStateSlice.name]: pageStateSlice.reducer,
  });

/** Orders must not stay in memory after a session. */
export function clearDashboard(dispatch: Store['dispatch']): void {
  dispatch(ordersApi.util.resetApiState());
  dispatch(undoSlice.actions.cleared());
  dispatch(bulkJobSlice.actions.cleared());
  dispatch(selectionsCleared());
}
