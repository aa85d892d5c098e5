import type { Book } from '@bookstore/contract/api/book';
import { useState } from 'react';
import { UNDO_MS } from '../cart/useRemovals.ts';
import { readWishes, removeWishes, restoreWish } from './wishStorage.ts';

interface Removal {
  /** Identifies the timer that ends the undo. */
  id: number;
  name: string;
  book: string;
  before: readonly string[];
}

/** Offers undo for a limited time. */
export function useWishRemovals() {
  const [removals, setRemovals] = useState<readonly Removal[]>([]);
  const forget = (id: number) => setRemovals((held) => held.filter((removal) => removal.id !== id));
  return {
    removals,
    remove: ({ _id, title }: Pick<Book, '_id' | 'title'>) => {
      const before = readWishes();
      removeWishes([_id]);
      const id = window.setTimeout(() => forget(id), UNDO_MS);
      setRemovals((held) => [...held, { id, name: title, book: _id, before }]);
    },
    undo: ({ id, book, before }: Removal) => {
      restoreWish(book, before);
      clearTimeout(id);
      forget(id);
    },
  };
}
