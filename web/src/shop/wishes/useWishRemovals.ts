import type { Book } from '@bookstore/contract/api/book';
import { type Timed, useTimedList } from '../../lib/useTimedList.ts';
import { UNDO_MS } from '../cart/useRemovals.ts';
import { readWishes, removeWishes, restoreWish } from './wishStorage.ts';

interface Removal {
  name: string;
  book: string;
  before: readonly string[];
}

/** Offers undo for a limited time. */
export function useWishRemovals() {
  const removals = useTimedList<Removal>(UNDO_MS);
  return {
    removals: removals.entries,
    remove: ({ _id, title }: Pick<Book, '_id' | 'title'>) => {
      const before = readWishes();
      removeWishes([_id]);
      removals.add({ name: title, book: _id, before });
    },
    undo: ({ id, book, before }: Timed<Removal>) => {
      restoreWish(book, before);
      removals.remove(id);
    },
  };
}
