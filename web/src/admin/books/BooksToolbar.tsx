import { LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/dashboardBooks';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ListToolbar } from '../ui/ListToolbar.tsx';
import { useAddressInput } from '../ui/useAddressInput.ts';
import {
  type BooksView,
  CATEGORY_OPTIONS,
  keepBelow,
  SHOW_OPTIONS,
  SORT_OPTIONS,
  toBelow,
  toBooksSearch,
} from './booksView.ts';

const ANY_CATEGORY = [{ value: '', label: messages.all }, ...CATEGORY_OPTIONS];
const BEST_FIRST = [{ value: '', label: messages.bestMatchFirst }];

interface Props {
  view: BooksView;
  onChange: (choice: Partial<BooksView>) => void;
  hasSelection: boolean;
}

export function BooksToolbar({ view, onChange, hasSelection }: Props) {
  const isSearch = view.q !== '';
  return (
    <ListToolbar
      label={messages.findBook}
      placeholder={messages.titleAuthorOrIsbn}
      maxLength={LIMITS.bookSearch}
      className="lg:flex-1 lg:basis-56"
      view={view}
      place={toBooksSearch({ ...view, q: '' })}
      onChange={onChange}
      hasSelection={hasSelection}
      chosen={[view.category, view.show, view.sort !== 'newest'].filter(Boolean).length}
    >
      {(choose) => (
        <>
          <div className="min-w-0 flex-1 basis-32 lg:max-w-44">
            <SelectField
              label={messages.category}
              options={ANY_CATEGORY}
              value={view.category}
              onChange={({ target }) =>
                choose({ category: CATEGORY_OPTIONS.find(({ value }) => value === target.value)?.value ?? '' })
              }
            />
          </div>
          <div className="min-w-0 flex-1 basis-28 lg:max-w-36">
            <SelectField
              label={messages.show}
              options={SHOW_OPTIONS}
              value={view.show}
              onChange={({ target }) =>
                choose({ show: SHOW_OPTIONS.find(({ value }) => value === target.value)?.value ?? '' })
              }
            />
          </div>
          {view.show === 'reorder' && <BelowField below={view.below} onChange={(below) => choose({ below })} />}
          <div className="min-w-0 flex-1 basis-44 lg:max-w-60">
            <SelectField
              label={messages.order}
              options={isSearch ? BEST_FIRST : SORT_OPTIONS}
              disabled={isSearch || view.show === 'low' || view.show === 'reorder'}
              value={isSearch ? '' : view.sort}
              onChange={({ target }) =>
                choose({ sort: SORT_OPTIONS.find(({ value }) => value === target.value)?.value ?? 'newest' })
              }
            />
          </div>
        </>
      )}
    </ListToolbar>
  );
}

interface BelowFieldProps {
  below: number;
  onChange: (below: number) => void;
}

/** The device remembers the stock level. */
function BelowField({ below, onChange }: BelowFieldProps) {
  const input = useAddressInput(String(below));
  const read = (text: string) => {
    const typed = toBelow(text);
    if (typed === null || typed === below) return;
    keepBelow(typed);
    onChange(typed);
  };
  return (
    <div className="w-28">
      <TextField
        ref={input}
        type="number"
        inputMode="numeric"
        label={messages.reorderBelow}
        min={1}
        max={LIMITS.copies}
        defaultValue={below}
        onBlur={({ target }) => read(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && read(event.currentTarget.value)}
        onWheel={(event) => event.currentTarget.blur()}
      />
    </div>
  );
}
