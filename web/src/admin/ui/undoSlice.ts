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
  /** The orders that have taken the step together, where it was more than one: `_id` is then none of theirs. */
  orders?: string[];
}

/** An entry of its own for each time: a timer of the one before must not end it. */
type Entry<Item> = Item & { key: string };

interface UndoState {
  deletedBooks: Entry<DeletedBook>[];
  orderSteps: Entry<OrderStep>[];
  /** What has become of the step that was taken back last, in words. */
  outcome: string;
}

/** Adds an entry in the place of an older one of the same book or order. */
function replace<Item extends { _id: string }>(entries: Item[], entry: Item): Item[] {
  return [...entries.filter(({ _id }) => _id !== entry._id), entry];
}

/** What was done a moment ago and can be undone for a while, whichever page of the dashboard is shown meanwhile. */
export const undoSlice = createSlice({
  name: 'undo',
  initialState: (): UndoState => ({ deletedBooks: [], orderSteps: [], outcome: '' }),
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
    /** Some of the orders that have taken a step together are still to be taken back. */
    orderStepsLeft(state, { payload: { _id, orders } }: PayloadAction<{ _id: string; orders: string[] }>) {
      state.orderSteps = state.orderSteps.map((step) => (step._id === _id ? { ...step, orders } : step));
    },
    orderStepTold(state, { payload }: PayloadAction<string>) {
      state.outcome = payload;
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
    cleared: (): UndoState => ({ deletedBooks: [], orderSteps: [], outcome: '' }),
  },
});

const { bookDeleted, orderStepMade, expired } = undoSlice.actions;
export const { bookRestored, orderStepsLeft, orderStepTold, orderStepUndone } = undoSlice.actions;

/** Offers to restore a book that was just deleted. */
export const offerUndoDelete =
  ({ _id, title }: DeletedBook) =>
  (dispatch: Dispatch): void => {
    const key = nanoid();
    dispatch(bookDeleted({ _id, title, key }));
    setTimeout(() => dispatch(expired(key)), UNDO_DELETE_MS);
  };

/**
 * Offers to undo a step that orders have just made together.
 * @param since milliseconds since the first of them has made it.
 * @returns the name of the entry; there is none where nothing was made, or it is too late for the first.
 */
export const offerUndoSteps =
  (orders: readonly AdminOrder[], status: AdminOrder['status'], since: number) =>
  (dispatch: Dispatch): string => {
    const left = UNDO_SECONDS * 1000 - since;
    const [first, ...others] = orders;
    if (!first || left <= 0) return '';
    const key = nanoid();
    const _id = others.length > 0 ? key : first._id;
    const isMailed = orders.some(({ mails = [] }) =>
      mails.some((mail) => mail.event === status && mail.state === 'PENDING'),
    );
    const together = others.length > 0 && { orders: orders.map((order) => order._id) };
    dispatch(orderStepMade({ _id, status, isMailed, key, ...together }));
    setTimeout(() => dispatch(expired(key)), left);
    return _id;
  };

/** Offers to undo the step that an order has just made. */
export const offerUndoStep = (order: AdminOrder) => offerUndoSteps([order], order.status, 0);

interface WithUndo {
  undo: UndoState;
}

export const useDeletedBooks = (): readonly DeletedBook[] => useSelector(({ undo }: WithUndo) => undo.deletedBooks);

/** The latest step of each order that was moved here within the time in which it can be undone. */
export const useOrderSteps = (): readonly OrderStep[] => useSelector(({ undo }: WithUndo) => undo.orderSteps);

/** What has become of the step that was taken back last, in words; '' before the first. */
export const useUndoOutcome = (): string => useSelector(({ undo }: WithUndo) => undo.outcome);
