import type { Book } from '@bookstore/contract/book';
import { useSyncExternalStore } from 'react';

/** How long a deleted book can be brought back with one press. */
export const UNDO_MS = 60_000;

export type DeletedBook = Pick<Book, '_id' | 'title'>;

/** The books that were deleted here a moment ago, whichever page of the dashboard is shown meanwhile. */
let deleted: readonly DeletedBook[] = [];
const timers = new Map<string, number>();
const listeners = new Set<() => void>();

function change(next: readonly DeletedBook[]): void {
  deleted = next;
  for (const listener of listeners) listener();
}

/** Remembers a book that was just deleted. */
export function holdDeleted({ _id, title }: DeletedBook): void {
  releaseDeleted(_id);
  timers.set(
    _id,
    window.setTimeout(() => releaseDeleted(_id), UNDO_MS),
  );
  change([...deleted, { _id, title }]);
}

/** The book was brought back, or its time is over. */
export function releaseDeleted(id: string): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  if (deleted.some(({ _id }) => _id === id)) change(deleted.filter(({ _id }) => _id !== id));
}

/** The session is over. */
export function forgetDeleted(): void {
  for (const { _id } of deleted) releaseDeleted(_id);
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useDeletedBooks(): readonly DeletedBook[] {
  return useSyncExternalStore(watch, () => deleted);
}
