import { type BrowseState, orderOf, ordersOf } from '@bookstore/contract/search/browseState';
import * as messages from '@bookstore/messages/browse';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { isAnyBookCounted } from '../../api/cachedBooks.ts';
import { KEEP_PLACE } from '../../lib/navigationFocus.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { useChoose } from './choices.tsx';

/** Shown if the shop tracks stock, or if the address contains the filter. */
export function AvailableField({ state }: { state: BrowseState }) {
  const navigate = useNavigate();
  const choose = useChoose();
  const { key } = useLocation();
  // The address changes only after the next page has rendered.
  const [chosen, setChosen] = useState<{ value: boolean; at: string } | null>(null);
  const isChosen = chosen?.at === key ? chosen.value : state.isAvailable;
  const isOffered = useSelector(isAnyBookCounted) || state.isAvailable;
  if (!isOffered) return null;
  return (
    <Checkbox
      label={messages.inStockOnly}
      checked={isChosen}
      onChange={({ target }) => {
        setChosen({ value: target.checked, at: key });
        void navigate(choose({ isAvailable: target.checked }), KEEP_PLACE);
      }}
    />
  );
}

/** Keeps the focus when the order changes. */
export function OrderField({ state }: { state: BrowseState }) {
  const navigate = useNavigate();
  const choose = useChoose();
  const orders = ordersOf(state).map((value) => ({ value, label: messages.sortOrders[value] }));
  return (
    <SelectField
      label={messages.sortOrder}
      isLabelHidden
      options={orders}
      value={orderOf(state)}
      onChange={({ target }) => {
        const order = orders.find(({ value }) => value === target.value)?.value;
        if (!order) return;
        void navigate(choose({ order }), KEEP_PLACE);
      }}
    />
  );
}
