import type { Book } from '@bookstore/contract/book';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetBooksQuery } from '../../../api/booksApi.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AdminHeading } from '../ui/AdminHeading.tsx';
import { BooksTable } from './BooksTable.tsx';
import { useDeletedBooks } from './deletedBooks.ts';
import { tableRows } from './tableRows.ts';

export function ManageBooksPage() {
  const { data: books, isError, refetch } = useGetBooksQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Card className="mb-20 p-0! md:mb-0">
      <div className="flex items-center justify-between gap-4 border-line border-b px-4 py-4 lg:px-6">
        <AdminHeading>All Books</AdminHeading>
        {/* No behaviour is specified for it. */}
        <Button look="secondary">See all</Button>
      </div>
      {!books && isError && (
        <div className="p-4 lg:p-6">
          <ErrorState onRetry={() => void refetch()}>The books could not be loaded</ErrorState>
        </div>
      )}
      {!books && !isError && <Spinner label="Loading the books" />}
      {books && <BooksOrNone books={books} />}
    </Card>
  );
}

/** The books that the dashboard's search box leaves, at the page that the address names. */
function BooksOrNone({ books }: { books: readonly Book[] }) {
  const [params, setParams] = useSearchParams();
  const deleted = useDeletedBooks();
  const query = params.get('q') ?? '';
  const rows = useMemo(() => tableRows(books, query, deleted), [books, query, deleted]);
  if (rows.length === 0) {
    return (
      <div className="p-4 lg:p-6">
        <EmptyState>{query ? `No book matches “${query}”` : 'There are no books yet'}</EmptyState>
      </div>
    );
  }
  const turnTo = (page: number) => {
    setParams({ ...(query && { q: query }), ...(page > 1 && { page: String(page) }) }, { replace: true });
  };
  return (
    <BooksTable rows={rows} page={Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1)} onPage={turnTo} />
  );
}
