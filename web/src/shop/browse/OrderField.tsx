import { type BrowseState, browsePath, withChoice } from '@bookstore/contract/search/browseState';
import { useNavigate } from 'react-router-dom';
import { KEEPS_PLACE } from '../../lib/navigationFocus.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { ORDERS } from './browseTexts.ts';

/** In what order the books are shown. Choosing one keeps the focus here. */
export function OrderField({ state }: { state: BrowseState }) {
  const navigate = useNavigate();
  return (
    <SelectField
      label="Order"
      isLabelHidden
      options={ORDERS}
      value={state.order}
      onChange={({ target }) => {
        const order = ORDERS.find(({ value }) => value === target.value)?.value;
        if (!order) return;
        void navigate(browsePath(withChoice(state, { order })), { state: KEEPS_PLACE });
      }}
    />
  );
}
