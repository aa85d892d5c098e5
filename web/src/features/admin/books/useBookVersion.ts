import type { Book, BookUpdate } from '@bookstore/contract/book';
import { useState } from 'react';
import { useUpdateBookMutation, type VersionedBook } from '../../../api/bookAdminApi.ts';
import { problemOf } from '../../../api/problem.ts';
import { readBookDraft } from './bookDrafts.ts';

/** Fetches a book again; null when that fails. */
export type LoadAgain = () => Promise<VersionedBook | null>;

/** The version of a book that is changed, and what somebody else has made of the book meanwhile. */
export function useBookVersion(loaded: VersionedBook, loadAgain: LoadAgain) {
  // What was typed for another version is saved for that one: if the book has changed since, the save says so.
  const [version, setVersion] = useState(() => {
    const typed = readBookDraft(loaded.book._id);
    return typed ? { ...loaded, etag: typed.etag } : loaded;
  });
  const [theirs, setTheirs] = useState<Book | null>(null);
  const [updateBook] = useUpdateBookMutation();

  /** Saves, and has the book's next version before anything more can be typed into the form: the answer is that version. */
  const update = async (changes: BookUpdate) => {
    const { data, error } = await updateBook({ id: version.book._id, changes, etag: version.etag });
    const isLate = problemOf(error)?.code === 'precondition-failed';
    const next = isLate ? await loadAgain() : data;
    if (next) {
      setVersion(next);
      setTheirs(isLate ? next.book : null);
    }
    return { saved: data, error };
  };
  return { version, theirs, update, beginAnew: () => setVersion(loaded) };
}
