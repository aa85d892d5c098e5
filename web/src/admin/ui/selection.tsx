import * as messages from '@bookstore/messages/dashboard';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { useLocation, useNavigationType } from 'react-router-dom';
import { classNames } from '../../lib/classNames.ts';
import { countText } from '../../lib/format.ts';
import { readStateField } from '../../lib/readStateField.ts';
import { Button } from '../../ui/Button.tsx';
import { selectionKept, type WithPageState } from './pageStateSlice.ts';

export type Selected<Item> = ReadonlyMap<string, Item>;

export interface Selection<Item> {
  selected: Selected<Item>;
  select: (items: readonly Item[], isSelected: boolean) => void;
  clear: () => void;
}

/** Restores a list's selection after a visit to one of its rows. */
export function useSelection<Item extends { _id: string }>(list: string): Selection<Item> {
  const state: unknown = useLocation().state;
  const type = useNavigationType();
  const isBack = type === 'POP' || readStateField(state, 'search') !== undefined;
  const store = useStore<WithPageState>();
  const [selected, setSelected] = useState<Selected<Item>>(() => {
    const initial = isBack ? store.getState().pageState.selections[list] : [];
    return new Map((initial as readonly Item[] | undefined)?.map((item) => [item._id, item]));
  });
  useEffect(() => {
    store.dispatch(selectionKept({ list, items: [...selected.values()] }));
  }, [store, list, selected]);
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

interface Props {
  label: string;
  selection: { selected: { size: number }; clear: () => void };
  children: ReactNode;
}

export function SelectionBar({ label, selection: { selected, clear }, children }: Props) {
  return (
    <>
      <section
        aria-label={label}
        className={classNames(
          'sticky top-0 z-10 flex-wrap items-center gap-x-4 gap-y-2 border-line border-b bg-accent-soft px-4 py-2 lg:px-6',
          selected.size === 0 ? 'hidden' : 'flex',
        )}
      >
        <p aria-hidden="true" className="font-medium tabular-nums">
          {messages.selected(countText(selected.size))}
        </p>
        <Button look="quiet" className="px-3!" onClick={clear}>
          {messages.clear}
        </Button>
        {/* On phones one row, which scrolls and fades out at its end. */}
        <div className="flex items-center gap-2 max-sm:-mx-3 max-sm:gap-1.5 max-sm:-my-2.5 max-sm:flex-1 max-sm:basis-full max-sm:overflow-x-auto max-sm:[mask-image:linear-gradient(to_right,black_calc(100%-1.5rem),transparent)] max-sm:py-2 max-sm:ps-3 max-sm:pe-6 sm:flex-wrap md:ml-auto">
          {children}
        </div>
      </section>
      {/* Always rendered, so that the first selection is announced. */}
      <p role="status" className="sr-only">
        {selected.size > 0 && messages.selected(selected.size)}
      </p>
    </>
  );
}
