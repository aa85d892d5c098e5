import { configureStore } from '@reduxjs/toolkit';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aBook } from '../../api/test/records.ts';
import { offerUndoDelete, UNDO_DELETE_MS, undoSlice } from './undoSlice.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

function begin() {
  const store = configureStore({ reducer: { [undoSlice.name]: undoSlice.reducer } });
  return { store, titles: () => store.getState().undo.deletedBooks.map(({ title }) => title) };
}

describe('deleted books', () => {
  it('can be restored for a minute', () => {
    const { store, titles } = begin();
    store.dispatch(offerUndoDelete(aBook({ _id: 'first', title: 'First' })));
    vi.advanceTimersByTime(UNDO_DELETE_MS / 2);
    store.dispatch(offerUndoDelete(aBook({ _id: 'second', title: 'Second' })));
    expect(titles()).toEqual(['First', 'Second']);
    vi.advanceTimersByTime(UNDO_DELETE_MS / 2);
    expect(titles()).toEqual(['Second']);
    vi.advanceTimersByTime(UNDO_DELETE_MS / 2);
    expect(titles()).toEqual([]);
  });

  it('are forgotten when the session ends', () => {
    const { store, titles } = begin();
    store.dispatch(offerUndoDelete(aBook()));
    store.dispatch(undoSlice.actions.cleared());
    expect(titles()).toEqual([]);
  });
});
