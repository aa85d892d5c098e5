import type { Book } from '@bookstore/contract/api/book';
import type { AdminOrder } from '@bookstore/contract/api/order';
import { UNDO_SECONDS } from '@bookstore/contract/orderSteps';
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import type { Dispatch } from './thunks.ts';

/** How long a deleted book can be restored with one press. */
export const UNDO_DELETE_MS = 60_000;

export type DeletedBook = Pick<Book, '_id' | 'title'>;

export interface OrderStep extends Pick<AdminOrder, '_id' | 'status'> {
  /** The customer will be told by a mail. */
  isMailed: boolean;
}

/** An entry of its own for each time: a timer of the one before must not end it. */
type Entry<Item> = Item & { key: string };

interface UndoState {
  deletedBooks: Entry<DeletedBook>[];
  orderSteps: Entry<OrderStep>[];
}

/** Adds an entry in the place of an older one of the same book or order. */
function replace<Item extends { _id: string }>(entries: Item[], entry: Item): Item[] {
  return [...entries.filter(({ _id }) => _id !== entry._id), entry];
}

/** What was done a moment ago and can be undone for a while, whichever page of the dashboard is shown meanwhile. */
export const undoSlice = createSlice({
  name: 'undo',
  initialState: (): UndoState => ({ deletedBooks: [], orderSteps: [] }),
  reducers: {
    bookDeleted(state, { payload }: PayloadAction<Entry<DeletedBook>>) {
      state.deletedBooks = replace(state.deletedBooks, payload);
    },
    orderStepMade(state, { payload }: PayloadAction<Entry<OrderStep>>) {
      state.orderSteps = replace(state.orderSteps, payload);
    },
    bookRestored(state, { payload: id }: PayloadAction<string>) {
      state.deletedBooks = state.deletedBooks.filter(({ _id }) => _id !== id);
    },
    orderStepUndone(state, { payload: id }: PayloadAction<string>) {
      state.orderSteps = state.orderSteps.filter(({ _id }) => _id !== id);
    },
    /** The time in which an entry could be undone is over. */
    expired(state, { payload }: PayloadAction<string>) {
      state.deletedBooks = state.deletedBooks.filter(({ key }) => key !== payload);
      state.orderSteps = state.orderSteps.filter(({ key }) => key !== payload);
    },
    /** The session is over. */
    cleared: (): UndoState => ({ deletedBooks: [], orderSteps: [] }),
  },
});

const { bookDeleted, orderStepMade, expired } = undoSlice.actions;
export const { bookRestored, orderStepUndone } = undoSlice.actions;

/** Offers to restore a book that was just deleted. */
export const offerUndoDelete =
  ({ _id, title }: DeletedBook) =>
  (dispatch: Dispatch): void => {
    const key = nanoid();
    dispatch(bookDeleted({ _id, title, key }));
    setTimeout(() => dispatch(expired(key)), UNDO_DELETE_MS);
  };

/** Offers to undo the step that an order has just made. */
export const offerUndoStep =
  ({ _id, status, mails = [] }: AdminOrder) =>
  (dispatch: Dispatch): void => {
    const key = nanoid();
    const isMailed = mails.some((mail) => mail.event === status && mail.state === 'PENDING');
    dispatch(orderStepMade({ _id, status, isMailed, key }));
    setTimeout(() => dispatch(expired(key)), UNDO_SECONDS * 1000);
  };

interface WithUndo {
  undo: UndoState;
}

export const useDeletedBooks = (): readonly DeletedBook[] => useSelector(({ undo }: WithUndo) => undo.deletedBooks);

/** The latest step of each order that was moved here within the time in which it can be undone. */
export const useOrderSteps = (): readonly OrderStep[] => useSelector(({ undo }: WithUndo) => undo.orderSteps);
