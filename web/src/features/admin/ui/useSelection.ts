import { useState } from 'react';

/** What is selected, by its ids; it outlasts the page that it stands on. */
export type Selected<Item> = ReadonlyMap<string, Item>;

export interface Selection<Item> {
  selected: Selected<Item>;
  select: (items: readonly Item[], isSelected: boolean) => void;
  clear: () => void;
}

export function useSelection<Item extends { _id: string }>(): Selection<Item> {
  const [selected, setSelected] = useState<Selected<Item>>(() => new Map());
  const select = (items: readonly Item[], isSelected: boolean) => {
    setSelected((before) => {
      const next = new Map(before);
      for (const item of items) {
        if (isSelected) next.set(item._id, item);
        else next.delete(item._id);
      }
      return next;
    });
  };
  return { selected, select, clear: () => setSelected(new Map()) };
}
