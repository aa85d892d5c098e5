import { combineReducers, type Reducer } from '@reduxjs/toolkit';
import { bulkJobSlice } from '../admin/books/bulk/bulkJobSlice.ts';
import { undoSlice } from '../admin/ui/undoSlice.ts';
import { type Store, shopReducers } from './store.ts';

/** Adds to the store what only the dashboard keeps there. It loads with the dashboard. */
export function addDashboardSlices(store: Store): void {
  const reducer: Reducer = combineReducers({
    ...shopReducers,
    [undoSlice.name]: undoSlice.reducer,
    [bulkJobSlice.name]: bulkJobSlice.reducer,
  });
  store.replaceReducer(reducer);
}
