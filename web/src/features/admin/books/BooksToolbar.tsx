import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useSearchBox } from '../ui/useSearchBox.ts';
import { type BooksView, SHOW_OPTIONS, SORT_OPTIONS, toBooksSearch } from './booksView.ts';
import { CATEGORY_OPTIONS } from './categoryOptions.ts';

const ANY_CATEGORY = [{ value: '', label: 'All' }, ...CATEGORY_OPTIONS];
const BEST_FIRST = [{ value: '', label: 'Best match first' }];

interface Props {
  view: BooksView;
  onChange: (choice: Partial<BooksView>) => void;
}

/** Which books the table shows, and in what order. */
export function BooksToolbar({ view, onChange }: Props) {
  const place = toBooksSearch({ ...view, q: '' });
  const { input, typed, searchSoon, searchNow } = useSearchBox(view.q, place, (q) => onChange({ q }));
  const isSearch = view.q !== '';
  const choose = (choice: Partial<BooksView>) => onChange({ q: typed(), ...choice });
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-4 border-line border-b px-4 py-4 sm:gap-x-4 lg:px-6">
      <search className="min-w-0 basis-full lg:flex-1 lg:basis-56">
        <form onSubmit={searchNow}>
          <TextField
            ref={input}
            label="Find a book"
            placeholder="Title, author or category"
            type="search"
            autoComplete="off"
            maxLength={100}
            defaultValue={view.q}
            onChange={searchSoon}
          />
        </form>
      </search>
      <div className="min-w-32 flex-1 lg:max-w-44">
        <SelectField
          label="Category"
          options={ANY_CATEGORY}
          value={view.category}
          onChange={({ target }) =>
            choose({ category: CATEGORY_OPTIONS.find(({ value }) => value === target.value)?.value ?? '' })
          }
        />
      </div>
      <div className="min-w-28 flex-1 lg:max-w-36">
        <SelectField
          label="Show"
          options={SHOW_OPTIONS}
          value={view.show}
          onChange={({ target }) =>
            choose({ show: SHOW_OPTIONS.find(({ value }) => value === target.value)?.value ?? '' })
          }
        />
      </div>
      <div className="min-w-44 flex-1 lg:max-w-52">
        <SelectField
          label="Order"
          options={isSearch ? BEST_FIRST : SORT_OPTIONS}
          disabled={isSearch}
          value={isSearch ? '' : view.sort}
          onChange={({ target }) =>
            choose({ sort: SORT_OPTIONS.find(({ value }) => value === target.value)?.value ?? 'newest' })
          }
        />
      </div>
    </div>
  );
}
