import { useNavigate } from 'react-router-dom';
import { KEEPS_PLACE } from '../../lib/navigationFocus.ts';
import { paths } from '../../paths.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { type BrowseState, browseQuery, ORDERS, withChoice } from './browseState.ts';

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
        void navigate(paths.books + browseQuery(withChoice(state, { order })), { state: KEEPS_PLACE });
      }}
    />
  );
}
