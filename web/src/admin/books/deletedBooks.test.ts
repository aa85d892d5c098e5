import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aBook } from '../../api/test/records.ts';
import { forgetDeleted, holdDeleted, releaseDeleted, UNDO_MS, useDeletedBooks } from './deletedBooks.ts';

beforeEach(() => {
  vi.useFakeTimers();
  forgetDeleted();
});

const titlesOf = (books: readonly { title: string }[]) => books.map(({ title }) => title);
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

it('are named for a minute each, on whatever page they are asked for', () => {
  act(() => holdDeleted(aBook({ _id: 'first', title: 'First' })));
  pass(UNDO_MS / 2);
  act(() => holdDeleted(aBook({ _id: 'second', title: 'Second' })));
  const { result } = renderHook(() => useDeletedBooks());
  expect(titlesOf(result.current)).toEqual(['First', 'Second']);
  pass(UNDO_MS / 2);
  expect(titlesOf(result.current)).toEqual(['Second']);
  pass(UNDO_MS / 2);
  expect(titlesOf(result.current)).toEqual([]);
});

it('are no longer among the deleted once they are back, and again for a whole minute when they are deleted again', () => {
  const { result } = renderHook(() => useDeletedBooks());
  act(() => holdDeleted(aBook()));
  pass(UNDO_MS - 1);
  act(() => releaseDeleted('b1'));
  expect(result.current).toEqual([]);
  act(() => holdDeleted(aBook()));
  pass(UNDO_MS - 1);
  expect(result.current).toHaveLength(1);
});
