import type { Book } from '@bookstore/contract/api/book';
import { createUndoList, useUndoList } from '../ui/undoList.ts';

/** How long a deleted book can be brought back with one press. */
export const UNDO_MS = 60_000;

export type DeletedBook = Pick<Book, '_id' | 'title'>;

const deleted = createUndoList<DeletedBook>(UNDO_MS);

export const { hold: holdDeleted, release: releaseDeleted, forget: forgetDeleted } = deleted;

/** The books that were deleted here a moment ago. */
export const useDeletedBooks = () => useUndoList(deleted);
