import type { BookCounts } from '@bookstore/contract/api/booksQuery';
import { CATEGORIES, categoryName } from '@bookstore/contract/constants';
import * as messages from '@bookstore/messages/home';
import { Link } from 'react-router-dom';
import { countOf, countText } from '../../lib/format.ts';
import { IN_SHOP_LANGUAGE } from '../../lib/inShopLanguage.ts';
import { paths } from '../../paths.ts';
import { hidden } from '../../ui/hidden.tsx';

const GENRE =
  'flex min-h-11 items-center justify-between gap-2 whitespace-nowrap rounded-control border border-line bg-paper-raised px-3 font-medium sm:px-3.5 text-ink transition-colors hover:border-ink';

export function GenreLinks({ counts }: { counts?: BookCounts | undefined }) {
  const link = (to: string, name: string, count: number | undefined) => (
    <li key={to}>
      <Link {...IN_SHOP_LANGUAGE} to={to} className={GENRE}>
        {name}
        {count !== undefined && (
          <span className="font-normal text-ink-soft text-sm tabular-nums">
            <span aria-hidden="true">{countText(count)}</span>
            {hidden(countOf(count, 'book'))}
          </span>
        )}
      </Link>
    </li>
  );
  return (
    <nav
      aria-label={messages.browseByGenre}
      // Positioned, because its screen-reader texts would widen the page otherwise.
      className="relative mx-auto w-full max-w-page px-4 max-sm:overflow-x-auto max-sm:py-1 sm:px-6"
    >
      <ul className="flex gap-1.5 sm:grid sm:grid-cols-3 sm:gap-3 lg:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]">
        {CATEGORIES.filter((category) => counts?.categories[category] !== 0).map((category) =>
          link(paths.booksOf(category), categoryName(category), counts?.categories[category]),
        )}
        {link(paths.books, messages.allBooks, counts?.total)}
      </ul>
    </nav>
  );
}
