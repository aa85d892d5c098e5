import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** What is selected, by its ids; it outlasts the page that it stands on. */
export type Selected<Item> = ReadonlyMap<string, Item>;

export interface Selection<Item> {
  selected: Selected<Item>;
  select: (items: readonly Item[], isSelected: boolean) => void;
  clear: () => void;
}

/** What was selected in each list when it was left. */
const left = new Map<string, Selected<unknown>>();

/** The session is over. */
export function forgetSelections(): void {
  left.clear();
}

/** Whoever looks at one row of a list and comes back, by the link (`BackToList`) or by the browser's button, finds the selection as it was; whoever goes elsewhere begins anew. */
export function useSelection<Item extends { _id: string }>(list: string): Selection<Item> {
  const state: unknown = useLocation().state;
  const type = useNavigationType();
  const isBack = type === 'POP' || (typeof state === 'object' && state !== null && 'search' in state);
  const [selected, setSelected] = useState<Selected<Item>>(
    () => (isBack ? (left.get(list) as Selected<Item> | undefined) : undefined) ?? new Map<string, Item>(),
  );
  useEffect(() => {
    left.set(list, selected);
  }, [list, selected]);
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
