// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBook } from './aBook.ts';
import { useDeletedBooks } from './useDeletedBooks.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const idsOf = (books: { deleted: readonly { book: { _id: string } }[] }) => books.deleted.map(({ book }) => book._id);

describe('the place of a deleted book', () => {
  it('is held for ten seconds, each for its own', () => {
    const { result } = renderHook(() => useDeletedBooks());
    act(() => {
      result.current.hold(aBook({ _id: 'first' }));
      vi.advanceTimersByTime(6000);
      result.current.hold(aBook({ _id: 'second' }));
    });
    act(() => {
      vi.advanceTimersByTime(3999);
    });
    expect(idsOf(result.current)).toEqual(['first', 'second']);
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(idsOf(result.current)).toEqual(['second']);
    act(() => {
      vi.advanceTimersByTime(6000);
    });
    expect(idsOf(result.current)).toEqual([]);
  });

  it('knows that the book was brought back, and holds it anew when it is deleted again', () => {
    const { result } = renderHook(() => useDeletedBooks());
    act(() => {
      result.current.hold(aBook());
      vi.advanceTimersByTime(9000);
      result.current.release('b1');
    });
    expect(result.current.deleted).toEqual([{ book: aBook(), isRestored: true }]);
    act(() => {
      result.current.hold(aBook());
      vi.advanceTimersByTime(9000);
    });
    expect(result.current.deleted).toEqual([{ book: aBook(), isRestored: false }]);
  });
});
