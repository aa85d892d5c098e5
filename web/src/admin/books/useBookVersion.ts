import type { Book, BookUpdate } from '@bookstore/contract/api/book';
import { useState } from 'react';
import { useUpdateBookMutation, type VersionedBook } from '../../api/bookAdminApi.ts';
import { problemOf } from '../../api/problem.ts';
import { readBookDraft } from './bookDrafts.ts';
import { type BookFields, toFields } from './bookForm.ts';

/** Fetches a book again; null when that fails. */
export type LoadAgain = () => Promise<VersionedBook | null>;

interface Version extends VersionedBook {
  /** The fields of the version that was opened: what was typed since is compared with these. */
  base: BookFields;
}

const asLoaded = (loaded: VersionedBook): Version => ({ ...loaded, base: toFields(loaded.book) });

/** The version of a book that is changed. */
export function useBookVersion(loaded: VersionedBook, loadAgain: LoadAgain) {
  // What was typed for another version is saved for that one: if the book has changed since, the save says so.
  const [version, setVersion] = useState(() => {
    const typed = readBookDraft(loaded.book._id);
    return typed ? { ...loaded, etag: typed.etag, base: typed.base } : asLoaded(loaded);
  });
  const [updateBook] = useUpdateBookMutation();

  /**
   * Saves, and has the book's next version before anything more can be typed into the form: the answer is that version, or,
   * where somebody else was faster, theirs.
   */
  const update = async (changes: BookUpdate) => {
    const { data, error } = await updateBook({ id: version.book._id, changes, etag: version.etag });
    const isLate = problemOf(error)?.code === 'precondition-failed';
    const next = isLate ? await loadAgain() : data;
    if (next) setVersion(asLoaded(next));
    const theirs: Book | undefined = isLate ? next?.book : undefined;
    return { saved: data, error, theirs };
  };
  return { version, update, beginAnew: () => setVersion(asLoaded(loaded)) };
}
