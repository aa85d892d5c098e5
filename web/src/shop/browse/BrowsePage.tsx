import type { Book } from '@bookstore/contract/api/book';
import { categoryName } from '@bookstore/contract/constants';
import { correctionOf, otherMatch } from '@bookstore/contract/search/bookSearch';
import {
  activeFilters,
  type BrowseState,
  browseDescription,
  browseQuery,
  browseTitle,
  canonicalList,
  isIndexedList,
  NO_FILTERS,
  PAGE_SIZE,
  readBrowse,
} from '@bookstore/contract/search/browseState';
import * as messages from '@bookstore/messages/browse';
import * as common from '@bookstore/messages/common';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { isWhole } from '../../api/cachedBooks.ts';
import { classNames } from '../../lib/classNames.ts';
import { countOf, countText } from '../../lib/format.ts';
import { keepsFocus } from '../../lib/navigationFocus.ts';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { paths } from '../../paths.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { PriceNote } from '../legal/PriceNote.tsx';
import { CategoryNav } from './CategoryNav.tsx';
import { Choices, useChoices } from './choices.tsx';
import { FilterChips, Filters } from './Filters.tsx';
import { OrderField } from './ListControls.tsx';
import { MoreTitlesOfCategory } from './MoreOfCategory.tsx';
import { CategoryLinks, NothingFound } from './NothingFound.tsx';
import { OtherBooks } from './OtherBooks.tsx';
import { PageLinks } from './PageLinks.tsx';
import { TileGrid, TileGridSkeleton } from './TileGrid.tsx';
import { useEmbeddedBooks } from './useEmbeddedBooks.ts';
import { type CategoryCounts, type ResultPage, useResultPage } from './useResultPage.ts';

export function BrowsePage() {
  const [params] = useSearchParams();
  const state = readBrowse(params);
  const isReady = useEmbeddedBooks(state);
  const choose = useChoices(state);
  const category = params.get('category');
  if (category && !state.category) return <NoSuchCategory name={category} />;
  return (
    isReady && (
      <Choices value={choose}>
        <Browse state={state} />
      </Choices>
    )
  );
}

function NoSuchCategory({ name }: { name: string }) {
  usePageMeta({ title: messages.books, isIndexed: false });
  return (
    <div className="mx-auto grid w-full max-w-page gap-6 px-4 pt-3 pb-20 sm:px-6 sm:pt-5">
      <div>
        <Breadcrumbs trail={[{ label: messages.home, to: paths.home }, { label: messages.books }]} />
        <PageHeading className="wrap-anywhere text-3xl sm:text-4xl">{messages.noSuchCategory(name)}</PageHeading>
      </div>
      <EmptyState action={<CategoryLinks />}>{messages.shelves}</EmptyState>
    </div>
  );
}

const LOADING = <span className="sr-only">{messages.loadingBooks}</span>;

function Browse({ state }: { state: BrowseState }) {
  const { shown, isStale, isError, retry, counts } = useResultPage(state);
  const title = browseTitle(state, categoryName);
  const filters = activeFilters(state).length;
  // A list below the heading names several filters.
  const heading = filters > 1 ? browseTitle({ ...state, ...NO_FILTERS }, categoryName) : title;
  const correction = correctionOf(state.words, shown?.books[0]);
  usePageMeta({
    title,
    description: browseDescription(title, state),
    isIndexed: isIndexedList(state),
    query: browseQuery(canonicalList(state)),
  });
  const resultsRef = useFocusOfNewPage(browseQuery(state));
  const isEmpty = shown?.books.length === 0;
  const isNarrowed = state.category !== null || state.isAvailable || filters > 0;
  const isNothingFound = isEmpty && state.words !== '' && !isNarrowed && state.page === 1;
  return (
    <div className="mx-auto grid w-full max-w-page gap-6 px-4 pt-3 pb-20 sm:px-6 sm:pt-5">
      <div>
        <Breadcrumbs trail={toCrumbs(state)} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <PageHeading className="wrap-anywhere text-3xl sm:text-4xl">{heading}</PageHeading>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:w-full sm:justify-end">
            <p
              role="status"
              className={
                isEmpty
                  ? 'sr-only'
                  : 'mr-auto min-h-6 text-ink-soft tabular-nums max-sm:min-w-24 max-sm:flex-1 max-sm:text-sm'
              }
            >
              {!isError && (shown ? !isStale && describe(shown, correction) : LOADING)}
            </p>
            {!state.words && (
              <div className="w-50 sm:w-56">
                <OrderField state={state} />
              </div>
            )}
          </div>
        </div>
      </div>
      <div className={classNames('grid grid-cols-1 gap-6', !isNothingFound && 'lg:grid-cols-[13rem_1fr] lg:gap-10')}>
        {!isNothingFound && (
          <Narrowing state={state} counts={counts} found={shown && !isStale ? wholeResult(shown) : null} />
        )}
        <section
          ref={resultsRef}
          tabIndex={-1}
          aria-label={messages.books}
          className="grid content-start gap-6 outline-none"
        >
          <FilterChips state={state} />
          {isError && (
            <ErrorState
              onRetry={retry}
              more={
                <Link to={paths.home} className={buttonClass('secondary')}>
                  {common.goHome}
                </Link>
              }
            >
              {messages.booksNotLoaded}
            </ErrorState>
          )}
          {!isError && !shown && <TileGridSkeleton />}
          {!isError && shown && <Results shown={shown} state={state} isStale={isStale} />}
        </section>
      </div>
    </div>
  );
}

interface NarrowingProps {
  state: BrowseState;
  counts: CategoryCounts | undefined;
  /** The whole result; null if only a part is known. */
  found: readonly Book[] | null;
}

/** On phones the filters are behind a button. */
function Narrowing({ state, counts, found }: NarrowingProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const filters = activeFilters(state).length + Number(state.isAvailable);
  return (
    <div className="grid min-w-0 content-start gap-6">
      <div className="flex items-start gap-2 lg:block">
        <Button
          look="secondary"
          aria-expanded={isOpen}
          aria-controls={id}
          className="shrink-0 lg:hidden"
          onClick={() => setIsOpen(!isOpen)}
        >
          {filters > 0 ? messages.filtersActive(filters) : messages.filter}
        </Button>
        <CategoryNav state={state} counts={counts} />
      </div>
      <div id={id} className={isOpen ? undefined : 'max-lg:hidden'}>
        <Filters state={state} found={found} onChoose={() => setIsOpen(false)} />
      </div>
    </div>
  );
}

/** Returns null unless the whole result fits on one page. */
function wholeResult({ books, next, page }: ResultPage): readonly Book[] | null {
  return next === null && page === 1 && books.every(isWhole) ? books : null;
}

interface ResultsProps {
  shown: ResultPage;
  state: BrowseState;
  isStale: boolean;
}

const FEW_HITS = 4;

function Results({ shown, state, isStale }: ResultsProps) {
  const [first] = shown.books;
  if (shown.books.length === 0) {
    return (
      <>
        <NothingFound state={state} />
        {shown.page === 1 && <OtherBooks />}
      </>
    );
  }
  return (
    <>
      <PriceNote />
      <TileGrid books={shown.books} isStale={isStale} noteOf={(book) => otherMatch(book, state.words) ?? ''} />
      {shown.next === null && shown.page > 1 && <p className="text-center text-ink-soft">{messages.endOfList}</p>}
      <PageLinks state={state} shown={shown} />
      {first && state.words && shown.page === 1 && shown.books.length < FEW_HITS && !isStale && (
        <MoreTitlesOfCategory category={first.category} except={shown.books} />
      )}
    </>
  );
}

function toCrumbs({ words, category }: BrowseState) {
  const home = { label: messages.home, to: paths.home };
  if (!words && !category) return [home, { label: messages.books }];
  const last = words || !category ? messages.search : categoryName(category);
  return [home, { label: messages.books, to: paths.books }, { label: last }];
}

function describe(shown: ResultPage, correction: string | null): string {
  const found = describeRange(shown);
  return correction ? messages.correctedSearchFound(correction, found) : found;
}

function describeRange({ books, total, page }: ResultPage): string {
  if (books.length === 0) return messages.noBooksFound;
  if (total !== null && total <= books.length) return countOf(books.length, 'book');
  const before = (page - 1) * PAGE_SIZE;
  const [first, last] = [countText(before + 1), countText(before + books.length)];
  return total === null ? messages.booksFromTo(first, last) : messages.booksFromToOf(first, last, countText(total));
}

/** Changing a filter keeps the focus. @param query identifies the page of books */
function useFocusOfNewPage(query: string) {
  const ref = useRef<HTMLElement>(null);
  const shown = useRef(query);
  const { state } = useLocation();
  const isFocusKept = keepsFocus(state);
  useEffect(() => {
    if (shown.current === query) return;
    shown.current = query;
    if (!isFocusKept) ref.current?.focus({ preventScroll: true });
  }, [query, isFocusKept]);
  return ref;
}
