import { LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/dashboardBooks';
import { SelectField } from '../../ui/SelectField.tsx';
import { ListToolbar } from '../ui/ListToolbar.tsx';
import { type BooksView, CATEGORY_OPTIONS, SHOW_OPTIONS, SORT_OPTIONS, toBooksSearch } from './booksView.ts';

const ANY_CATEGORY = [{ value: '', label: messages.all }, ...CATEGORY_OPTIONS];
const BEST_FIRST = [{ value: '', label: messages.bestMatchFirst }];

interface Props {
  view: BooksView;
  onChange: (choice: Partial<BooksView>) => void;
}

/** Which books the table shows, and in what order. */
export function BooksToolbar({ view, onChange }: Props) {
  const isSearch = view.q !== '';
  return (
    <ListToolbar
      label={messages.findABook}
      placeholder={messages.titleAuthorOrCategory}
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
              label={messages.category}
              options={ANY_CATEGORY}
              value={view.category}
              onChange={({ target }) =>
                choose({ category: CATEGORY_OPTIONS.find(({ value }) => value === target.value)?.value ?? '' })
              }
            />
          </div>
          <div className="min-w-28 flex-1 lg:max-w-36">
            <SelectField
              label={messages.show}
              options={SHOW_OPTIONS}
              value={view.show}
              onChange={({ target }) =>
                choose({ show: SHOW_OPTIONS.find(({ value }) => value === target.value)?.value ?? '' })
              }
            />
          </div>
          <div className="min-w-44 flex-1 lg:max-w-52">
            <SelectField
              label={messages.order}
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
