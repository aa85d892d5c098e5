import { type BrowseState, ordersOf } from '@bookstore/contract/search/browseState';
import * as messages from '@bookstore/messages/browse';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { isAnyBookCounted } from '../../api/cachedBooks.ts';
import { PREVENT_SCROLL_RESET } from '../../lib/navigationFocus.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { useChoose } from './choices.tsx';

/**
 * Hides sold-out books. Shown only if the shop counts the copies of a book, on whichever page it stands, or if the address contains the
 * filter, so that it can be removed. Changing it keeps the focus.
 */
export function AvailableField({ state }: { state: BrowseState }) {
  const navigate = useNavigate();
  const choose = useChoose();
  const { key } = useLocation();
  // The choice is shown at once: the address changes only with the page that is rendered for it.
  const [chosen, setChosen] = useState<{ value: boolean; at: string } | null>(null);
  const isChosen = chosen?.at === key ? chosen.value : state.isAvailable;
  const isOffered = useSelector(isAnyBookCounted) || state.isAvailable;
  if (!isOffered) return null;
  return (
    <Checkbox
      label={messages.onlyAvailable}
      checked={isChosen}
      onChange={({ target }) => {
        setChosen({ value: target.checked, at: key });
        void navigate(choose({ isAvailable: target.checked }), { state: PREVENT_SCROLL_RESET });
      }}
    />
  );
}

/** In what order the books are shown. Choosing one keeps the focus here. */
export function OrderField({ state }: { state: BrowseState }) {
  const navigate = useNavigate();
  const choose = useChoose();
  const orders = ordersOf(state.filter).map((value) => ({ value, label: messages.sortOrders[value] }));
  return (
    <SelectField
      label={messages.sortOrder}
      isLabelHidden
      options={orders}
      value={state.order}
      onChange={({ target }) => {
        const order = orders.find(({ value }) => value === target.value)?.value;
        if (!order) return;
        void navigate(choose({ order }), { state: PREVENT_SCROLL_RESET });
      }}
    />
  );
}
