import { useEffect, useRef } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { type BooksPage, useGetBooksPageQuery } from '../../api/booksApi.ts';
import { keepsPlace } from '../../lib/navigationFocus.ts';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Crumbs } from '../../ui/Crumbs.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { type BrowseState, browseQuery, browseTitle, categoryName, readBrowse } from './browseState.ts';
import { CategoryNav } from './CategoryNav.tsx';
import { OrderField } from './OrderField.tsx';
import { PageLinks } from './PageLinks.tsx';
import { TileGrid, TileGridSkeleton } from './TileGrid.tsx';

export const PAGE_SIZE = 24;

export function BrowsePage() {
  const [params] = useSearchParams();
  const state = readBrowse(params);
  const { data, currentData, isError, refetch } = useGetBooksPageQuery({
    limit: PAGE_SIZE,
    sort: state.order,
    category: state.category ?? undefined,
    after: state.after || undefined,
  });
  usePageMeta({
    title: browseTitle(state),
    description: `${browseTitle(state)} at Book Store: pay in cash when the parcel is at your door.`,
    isIndexed: state.page === 1,
  });
  const resultsRef = useFocusOfNewPage(browseQuery(state));
  return (
    <div className="mx-auto grid w-full max-w-page gap-6 px-4 pt-3 pb-20 sm:px-6 sm:pt-5">
      <div>
        <Crumbs trail={crumbsOf(state)} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <PageHeading>{browseTitle(state)}</PageHeading>
          <div className="flex flex-wrap items-center justify-end gap-x-6 gap-y-2 max-sm:w-full">
            <p role="status" className="mr-auto text-ink-soft tabular-nums">
              {currentData && describe(currentData, state)}
            </p>
            <div className="w-56">
              <OrderField state={state} />
            </div>
          </div>
        </div>
      </div>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[13rem_1fr] lg:gap-10">
        <CategoryNav state={state} />
        <section ref={resultsRef} tabIndex={-1} aria-label="Books" className="grid content-start gap-6 outline-none">
          {isError && <ErrorState onRetry={() => void refetch()}>The books could not be loaded</ErrorState>}
          {!isError && !data && <TileGridSkeleton />}
          {!isError && data && <Results page={data} state={state} isStale={!currentData} />}
        </section>
      </div>
    </div>
  );
}

function Results({ page, state, isStale }: { page: BooksPage; state: BrowseState; isStale: boolean }) {
  if (page.books.length === 0) {
    const action = (
      <Link to={paths.books} className={buttonClass('secondary')}>
        See all books
      </Link>
    );
    return <EmptyState action={action}>No books on this shelf yet</EmptyState>;
  }
  return (
    <>
      <TileGrid books={page.books} isStale={isStale} />
      {page.next === null && state.page > 1 && <p className="text-center text-ink-soft">That is all of them.</p>}
      <PageLinks
        state={state}
        next={page.next}
        pageCount={page.total === null ? null : Math.ceil(page.total / PAGE_SIZE)}
      />
    </>
  );
}

function crumbsOf({ category }: BrowseState) {
  const home = { label: 'Home', to: paths.home };
  if (!category) return [home, { label: 'Books' }];
  return [home, { label: 'Books', to: paths.books }, { label: categoryName(category) }];
}

/** How many there are, and which of them these are. */
function describe({ books, total }: BooksPage, { page }: BrowseState): string {
  if (total === null || total <= books.length) return books.length === 1 ? '1 book' : `${books.length} books`;
  const first = (page - 1) * PAGE_SIZE + 1;
  const range = `${first.toLocaleString('en-US')} to ${(first + books.length - 1).toLocaleString('en-US')}`;
  return `${range} of ${total.toLocaleString('en-US')} books`;
}

/**
 * Another page of books takes the focus, as another page of the shop does; who turned a knob above them stays there.
 * @param query changes with what is shown
 */
function useFocusOfNewPage(query: string) {
  const ref = useRef<HTMLElement>(null);
  const shown = useRef(query);
  const { state } = useLocation();
  const keepsFocus = keepsPlace(state);
  useEffect(() => {
    if (shown.current === query) return;
    shown.current = query;
    if (!keepsFocus) ref.current?.focus({ preventScroll: true });
  }, [query, keepsFocus]);
  return ref;
}
