import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { type BrowseState, browseQuery, ORDERS, withChoice } from './browseState.ts';

/** In what order, and which of them. A search has an order of its own: the best first. */
export function BrowseToolbar({ state }: { state: BrowseState }) {
  const navigate = useNavigate();
  const choose = (choice: Partial<BrowseState>) =>
    void navigate(paths.books + browseQuery(withChoice(state, choice)), { state: { keepsFocus: true } });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <Checkbox
        label="Only available"
        checked={state.isAvailableOnly}
        onChange={(event) => choose({ isAvailableOnly: event.target.checked })}
      />
      {!state.words && (
        <div className="w-full sm:w-56">
          <SelectField
            label="Order"
            isLabelHidden
            options={ORDERS}
            value={state.order}
            onChange={({ target }) => {
              const order = ORDERS.find(({ value }) => value === target.value)?.value;
              if (order) choose({ order });
            }}
          />
        </div>
      )}
    </div>
  );
}
