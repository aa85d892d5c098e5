import { Link, useLocation } from 'react-router-dom';
import type { BooksPage } from '../../api/booksApi.ts';
import { countText } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { readTrail } from '../ui/trail.ts';
import { BOOKS_PER_PAGE, type BooksView, toBooksSearch } from './booksView.ts';

interface Props {
  view: BooksView;
  page: BooksPage;
}

function describe({ books, total }: BooksPage, { page }: BooksView): string {
  const first = (page - 1) * BOOKS_PER_PAGE + 1;
  const last = first + books.length - 1;
  if (total !== null) return `${countText(first)} to ${countText(last)} of ${countText(total)}`;
  return `${countText(first)} to ${countText(last)}`;
}

/** Turns the pages of the table, and says where one is. A cursor only leads onward, so the way back is kept with the address. */
export function BookPages({ view, page }: Props) {
  const trail = readTrail(useLocation().state);
  if (page.next === null && view.page === 1) return null;
  const turn = (label: string, to: BooksView, next: readonly string[]) => (
    <Link
      to={{ pathname: paths.manageBooks, search: toBooksSearch(to) }}
      state={{ trail: next }}
      className={buttonClass('secondary', 'px-4!')}
    >
      {label}
    </Link>
  );
  // Somebody who was given the address knows no way back but to the beginning.
  const knowsBefore = view.page === 2 || trail.length > 0;
  const before = { ...view, page: view.page - 1, after: trail.at(-1) ?? '' };
  return (
    <nav
      aria-label="Pages"
      className="flex flex-wrap items-center justify-between gap-3 border-line border-t px-4 py-4 lg:px-6"
    >
      <p role="status" className="basis-full text-ink-soft text-sm tabular-nums sm:order-2 sm:basis-auto">
        {describe(page, view)}
      </p>
      <div className="flex gap-2 sm:order-1 sm:min-w-24">
        {view.page > 1 && (!knowsBefore || view.page > 2) && turn('First', { ...view, page: 1, after: '' }, [])}
        {view.page > 1 && knowsBefore && turn('Previous', before, trail.slice(0, -1))}
      </div>
      <div className="order-3 flex min-w-24 justify-end gap-2">
        {page.next !== null && turn('Next', { ...view, page: view.page + 1, after: page.next }, [...trail, view.after])}
      </div>
    </nav>
  );
}
