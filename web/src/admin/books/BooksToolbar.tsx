import { LIMITS } from '@bookstore/contract/limits';
import { SelectField } from '../../ui/SelectField.tsx';
import { ListToolbar } from '../ui/ListToolbar.tsx';
import { type BooksView, CATEGORY_OPTIONS, SHOW_OPTIONS, SORT_OPTIONS, toBooksSearch } from './booksView.ts';

const ANY_CATEGORY = [{ value: '', label: 'All' }, ...CATEGORY_OPTIONS];
const BEST_FIRST = [{ value: '', label: 'Best match first' }];

interface Props {
  view: BooksView;
  onChange: (choice: Partial<BooksView>) => void;
}

/** Which books the table shows, and in what order. */
export function BooksToolbar({ view, onChange }: Props) {
  const isSearch = view.q !== '';
  return (
    <ListToolbar
      label="Find a book"
      placeholder="Title, author or category"
      maxLength={LIMITS.bookSearch}
      className="lg:flex-1 lg:basis-56"
      view={view}
      place={toBooksSearch({ ...view, q: '' })}
      onChange={onChange}
    >
      {(choose) => (
        <>
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
        </>
      )}
    </ListToolbar>
  );
}
