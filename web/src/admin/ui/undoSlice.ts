import type { Book } from '@bookstore/contract/api/book';
import type { AdminOrder } from '@bookstore/contract/api/order';
import { UNDO_SECONDS } from '@bookstore/contract/orderSteps';
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import type { Dispatch } from './thunks.ts';

/** Milliseconds. */
export const UNDO_DELETE_MS = 60_000;

export type DeletedBook = Pick<Book, '_id' | 'title'>;

/** `status` is what the step led to; a split leads to `placed`. */
export interface OrderStep extends Pick<AdminOrder, '_id' | 'status' | 'pickup'> {
  isMailed: boolean;
  /** Second order of a split. */
  part?: string | undefined;
  /** All orders of a bulk step, whose `_id` is then its own. */
  orders?: string[];
}

/** A new key per entry, so that an older timer does not end the entry. */
type Entry<Item> = Item & { key: string };

interface UndoState {
  deletedBooks: Entry<DeletedBook>[];
  orderSteps: Entry<OrderStep>[];
  outcome: string;
}

function replace<Item extends { _id: string }>(entries: Item[], entry: Item): Item[] {
  return [...entries.filter(({ _id }) => _id !== entry._id), entry];
}

const initialState = (): UndoState => ({ deletedBooks: [], orderSteps: [], outcome: '' });

export const undoSlice = createSlice({
  name: 'undo',
  initialState,
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
    undoRemaining(state, { payload: { _id, orders } }: PayloadAction<{ _id: string; orders: string[] }>) {
      state.orderSteps = state.orderSteps.map((step) => (step._id === _id ? { ...step, orders } : step));
    },
    undoReported(state, { payload }: PayloadAction<string>) {
      state.outcome = payload;
    },
    orderStepUndone(state, { payload: id }: PayloadAction<string>) {
      state.orderSteps = state.orderSteps.filter(({ _id }) => _id !== id);
    },
    expired(state, { payload }: PayloadAction<string>) {
      state.deletedBooks = state.deletedBooks.filter(({ key }) => key !== payload);
      state.orderSteps = state.orderSteps.filter(({ key }) => key !== payload);
    },
    cleared: initialState,
  },
});

const { bookDeleted, orderStepMade, expired } = undoSlice.actions;
export const { bookRestored, undoRemaining, undoReported, orderStepUndone } = undoSlice.actions;

export const offerUndoDelete =
  ({ _id, title }: DeletedBook) =>
  (dispatch: Dispatch): void => {
    const key = nanoid();
    dispatch(bookDeleted({ _id, title, key }));
    setTimeout(() => dispatch(expired(key)), UNDO_DELETE_MS);
  };

/**
 * @param since milliseconds since the first order took the step @returns the step's id; '' if nothing was moved or the
 * time is over
 */
export const offerUndoSteps =
  (orders: readonly AdminOrder[], status: AdminOrder['status'], since: number) =>
  (dispatch: Dispatch): string => {
    const left = UNDO_SECONDS * 1000 - since;
    const [first, ...others] = orders;
    if (!first || left <= 0) return '';
    const key = nanoid();
    const _id = others.length > 0 ? key : first._id;
    const event = status === 'placed' ? 'changed' : status;
    const isMailed = orders.some(({ mails = [] }) =>
      mails.some((mail) => mail.event === event && mail.state === 'PENDING'),
    );
    const together = others.length > 0 && { orders: orders.map((order) => order._id) };
    const collected = orders.every(({ pickup }) => pickup) && { pickup: true as const };
    const part = status === 'placed' ? first.splitInto?.at(-1) : undefined;
    dispatch(orderStepMade({ _id, status, isMailed, part, key, ...collected, ...together }));
    setTimeout(() => dispatch(expired(key)), left);
    return _id;
  };

export const offerUndoStep = (order: AdminOrder) => offerUndoSteps([order], order.status, 0);

interface WithUndo {
  undo: UndoState;
}

export const useDeletedBooks = (): readonly DeletedBook[] => useSelector(({ undo }: WithUndo) => undo.deletedBooks);

export const useOrderSteps = (): readonly OrderStep[] => useSelector(({ undo }: WithUndo) => undo.orderSteps);

export const useUndoOutcome = (): string => useSelector(({ undo }: WithUndo) => undo.outcome);
