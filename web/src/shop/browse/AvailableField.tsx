import { type BrowseState, browsePath, withChoice } from '@bookstore/contract/search/browseState';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { KEEPS_PLACE } from '../../lib/navigationFocus.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import type { ShownBook } from './booksShown.ts';

interface Props {
  state: BrowseState;
  books: readonly ShownBook[];
}

/**
 * Leaves out what is sold out. Shown where it means something: where the shop counts the copies of one of these books, or where the
 * address has it, so that it can be taken off. Turning it keeps the focus here.
 */
export function AvailableField({ state, books }: Props) {
  const navigate = useNavigate();
  const { key } = useLocation();
  // What was chosen stands at once: the address comes with the page that it leads to.
  const [chosen, setChosen] = useState<{ value: boolean; at: string } | null>(null);
  const isChosen = chosen?.at === key ? chosen.value : state.isAvailable;
  if (!state.isAvailable && !books.some((book) => 'availability' in book)) return null;
  return (
    <Checkbox
      label="Only available"
      checked={isChosen}
      onChange={({ target }) => {
        setChosen({ value: target.checked, at: key });
        void navigate(browsePath(withChoice(state, { isAvailable: target.checked })), { state: KEEPS_PLACE });
      }}
    />
  );
}
