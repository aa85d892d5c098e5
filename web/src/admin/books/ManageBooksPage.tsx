import type { Book } from '@bookstore/contract/api/book';
import * as messages from '@bookstore/messages/dashboardBooks';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { lazy, useEffect, useRef, useState } from 'react';
import { type BooksPage, useGetBooksPageQuery } from '../../api/booksApi.ts';
import { useGetStockedBooksQuery } from '../../api/stockApi.ts';
import { useCursorTrail } from '../../lib/cursorTrail.ts';
import { countText } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LazyPart } from '../../ui/LazyPart.tsx';
import { QueryResult } from '../../ui/QueryResult.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { AdminHeading } from '../ui/AdminHeading.tsx';
import { LastAnswer } from '../ui/LastAnswer.tsx';
import { LIST_BUTTON, LIST_BUTTONS } from '../ui/listButton.ts';
import { PageLink } from '../ui/PageLink.tsx';
import { type Selection, useSelection } from '../ui/selection.tsx';
import { useDeletedBooks } from '../ui/undoSlice.ts';
import { useListView } from '../ui/useListView.ts';
import { BooksTable } from './BooksTable.tsx';
import { BooksToolbar } from './BooksToolbar.tsx';
import {
  BOOKS_PER_PAGE,
  type BooksView,
  isFiltered,
  isStockList,
  readBooksView,
  toBooksQuery,
  toBooksSearch,
  toStockedBooksQuery,
  withChoice,
} from './booksView.ts';
import { BulkBar } from './bulk/BulkBar.tsx';
import { BookFileButtons } from './file/BookFileButtons.tsx';

const AddCopies = lazy(() => import('./stock/AddCopies.tsx').then(({ AddCopies }) => ({ default: AddCopies })));

export function ManageBooksPage() {
  const { view, choose } = useListView({ read: readBooksView, toSearch: toBooksSearch, withChoice });
  const selection = useSelection<Book>('books');
  const opener = useRef<HTMLButtonElement>(null);
  const [isAddingCopies, setIsAddingCopies] = useState(false);
  const closeCopies = () => {
    setIsAddingCopies(false);
    opener.current?.focus();
  };
  return (
    <Card className="mb-20 p-0! md:mb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 pt-4 sm:gap-y-3 lg:px-6">
        <AdminHeading>{messages.allBooksLabel}</AdminHeading>
        <div className={LIST_BUTTONS}>
          <BookFileButtons />
          <Button
            ref={opener}
            look="secondary"
            className={LIST_BUTTON}
            aria-expanded={isAddingCopies}
            onClick={() => setIsAddingCopies(!isAddingCopies)}
          >
            {messages.addCopies}
          </Button>
          {/* The specification names no behaviour. */}
          <Button look="secondary" className={LIST_BUTTON}>
            {messages.seeAll}
          </Button>
        </div>
      </div>
      {isAddingCopies && (
        <LazyPart>
          <AddCopies onClose={closeCopies} />
        </LazyPart>
      )}
      <BooksToolbar view={view} onChange={choose} hasSelection={selection.selected.size > 0} />
      <BulkBar selection={selection} />
      <BooksOfView view={view} selection={selection} />
    </Card>
  );
}

interface ViewProps {
  view: BooksView;
  selection: Selection<Book>;
}

function BooksOfView({ view, selection }: ViewProps) {
  const query = useTableBooks(view);
  const failure = (
    <div className="p-4 lg:p-6">
      <ErrorState onRetry={() => void query.refetch()}>{messages.booksNotLoaded}</ErrorState>
    </div>
  );
  return (
    <QueryResult query={query} loading={<Spinner label={messages.loadingBooks} />} failure={failure}>
      {(page) => (
        <LastAnswer isFetching={query.isFetching}>
          <BooksOrNone view={view} selection={selection} page={page} />
        </LastAnswer>
      )}
    </QueryResult>
  );
}

function useTableBooks(view: BooksView) {
  const isStocked = isStockList(view);
  const options = { refetchOnMountOrArgChange: true };
  const listed = useGetBooksPageQuery(isStocked ? skipToken : toBooksQuery(view), options);
  const stocked = useGetStockedBooksQuery(isStocked ? toStockedBooksQuery(view) : skipToken, options);
  return isStocked ? stocked : listed;
}

function BooksOrNone({ view, selection, page }: ViewProps & { page: BooksPage }) {
  const box = useRef<HTMLElement>(null);
  useFocusOfNewPage(box, view.page);
  const deletedIds = new Set(useDeletedBooks().map(({ _id }) => _id));
  // The page may still contain deleted books.
  const books = page.books.filter(({ _id }) => !deletedIds.has(_id));
  return (
    <>
      {books.length > 0 ? (
        <BooksTable ref={box} books={books} firstNumber={(view.page - 1) * BOOKS_PER_PAGE + 1} selection={selection} />
      ) : (
        <div className="p-4 lg:p-6">
          <EmptyState>{getEmptyText(view)}</EmptyState>
        </div>
      )}
      <BookPages view={view} page={{ ...page, books }} />
    </>
  );
}

function getEmptyText(view: BooksView): string {
  if (view.q) return messages.noBookMatches(view.q);
  if (view.page > 1) return messages.pageEmpty;
  if (isStockList(view) && !isFiltered(view)) return messages.noTrackedBooks;
  return isFiltered(view) ? messages.noMatches : messages.noBooksYet;
}

function useFocusOfNewPage(box: React.RefObject<HTMLElement | null>, page: number): void {
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    box.current?.focus({ preventScroll: true });
  }, [box, page]);
}

interface Props {
  view: BooksView;
  page: BooksPage;
}

function BookPages({ view, page }: Props) {
  const trail = useCursorTrail();
  if (page.next === null && view.page === 1) return null;
  const turn = (label: string, to: BooksView, next: readonly string[]) => (
    <PageLink to={{ pathname: paths.manageBooks, search: toBooksSearch(to) }} trail={next}>
      {label}
    </PageLink>
  );
  // Visitors with a copied address have no trail, so they can only go back to the first page.
  const knowsBefore = view.page === 2 || trail.length > 0;
  const before = { ...view, page: view.page - 1, after: trail.at(-1) ?? '' };
  return (
    <nav
      aria-label={messages.pages}
      className="flex flex-wrap items-center justify-between gap-3 border-line border-t px-4 py-4 lg:px-6"
    >
      <p role="status" className="basis-full text-ink-soft text-sm tabular-nums sm:order-2 sm:basis-auto">
        {describe(page, view)}
      </p>
      <div className="flex gap-2 sm:order-1 sm:min-w-24">
        {view.page > 1 && (!knowsBefore || view.page > 2) && turn(messages.first, { ...view, page: 1, after: '' }, [])}
        {view.page > 1 && knowsBefore && turn(messages.previous, before, trail.slice(0, -1))}
      </div>
      <div className="order-3 flex min-w-24 justify-end gap-2">
        {page.next !== null &&
          turn(messages.next, { ...view, page: view.page + 1, after: page.next }, [...trail, view.after])}
      </div>
    </nav>
  );
}

function describe({ books, total }: BooksPage, { page }: BooksView): string {
  const first = (page - 1) * BOOKS_PER_PAGE + 1;
  const last = first + books.length - 1;
  if (total !== null) return messages.rowsOfTotal(countText(first), countText(last), countText(total));
  return messages.rows(countText(first), countText(last));
}
