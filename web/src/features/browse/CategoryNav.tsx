import { CATEGORIES } from '@bookstore/contract/constants';
import { Link } from 'react-router-dom';
import { useGetBookCountsQuery } from '../../api/bookCountsApi.ts';
import { classNames } from '../../lib/classNames.ts';
import { paths } from '../../paths.ts';
import { type BrowseState, browseQuery, categoryName, withChoice } from './browseState.ts';

const LINK =
  'flex min-h-11 items-center justify-between gap-3 rounded-control px-3 text-ink hover:bg-paper-sunk max-lg:border max-lg:border-line max-lg:whitespace-nowrap';
const CURRENT = 'bg-accent-soft font-medium text-accent hover:bg-accent-soft';

/** The categories with the numbers of their books: a column beside the books, a row above them on a phone. */
export function CategoryNav({ state }: { state: BrowseState }) {
  const { data: counts } = useGetBookCountsQuery();
  const link = (label: string, category: BrowseState['category'], count: number | undefined) => (
    <li key={label} className="shrink-0">
      <Link
        to={paths.books + browseQuery(withChoice(state, { category }))}
        aria-current={state.category === category ? 'true' : undefined}
        className={classNames(LINK, state.category === category && CURRENT)}
      >
        {label}{' '}
        {count !== undefined && (
          <span className="text-ink-soft text-sm tabular-nums">
            {count.toLocaleString('en-US')}
            <span className="sr-only"> books</span>
          </span>
        )}
      </Link>
    </li>
  );
  return (
    <nav
      aria-label="Categories"
      className="max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 sm:max-lg:-mx-6 sm:max-lg:px-6"
    >
      <ul className="flex gap-2 max-lg:pb-1 lg:grid lg:gap-1">
        {link('All books', null, counts?.total)}
        {CATEGORIES.map((category) => link(categoryName(category), category, counts?.categories[category]))}
      </ul>
    </nav>
  );
}
