import type { Book } from '@bookstore/contract/book';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeletedBook } from './tableRows.ts';

/** How long the place of a deleted book offers to bring it back. */
export const UNDO_MS = 10_000;

interface DeletedBooks {
  deleted: readonly DeletedBook[];
  /** Holds the place of a book that was just deleted, for ten seconds. */
  hold: (book: Book) => void;
  /** The book was brought back. */
  release: (id: string) => void;
}

/** The books that were deleted here within the last ten seconds. */
export function useDeletedBooks(): DeletedBooks {
  const [deleted, setDeleted] = useState<readonly DeletedBook[]>([]);
  const timers = useRef(new Map<string, number>());

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);

  const hold = useCallback((book: Book) => {
    const forget = () => setDeleted((entries) => entries.filter((entry) => entry.book._id !== book._id));
    clearTimeout(timers.current.get(book._id));
    timers.current.set(book._id, window.setTimeout(forget, UNDO_MS));
    setDeleted((entries) => [...entries.filter((entry) => entry.book._id !== book._id), { book, isRestored: false }]);
  }, []);

  const release = useCallback((id: string) => {
    setDeleted((entries) => entries.map((entry) => (entry.book._id === id ? { ...entry, isRestored: true } : entry)));
  }, []);

  return { deleted, hold, release };
}
