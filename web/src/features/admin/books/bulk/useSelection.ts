import type { Book } from '@bookstore/contract/book';
import { useState } from 'react';

/** The books that are selected, by their ids, with the titles by which they are named; it outlasts the page they stand on. */
export type Selected = ReadonlyMap<string, string>;

export interface Selection {
  selected: Selected;
  select: (books: readonly Book[], isSelected: boolean) => void;
  clear: () => void;
}

const NONE: Selected = new Map();

export function useSelection(): Selection {
  const [selected, setSelected] = useState(NONE);
  const select = (books: readonly Book[], isSelected: boolean) => {
    setSelected((before) => {
      const next = new Map(before);
      for (const { _id, title } of books) {
        if (isSelected) next.set(_id, title);
        else next.delete(_id);
      }
      return next;
    });
  };
  return { selected, select, clear: () => setSelected(NONE) };
}
