import { useSearchParams } from 'react-router-dom';
import { useGetBooksQuery } from '../../api/booksApi.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { BooksTable } from './BooksTable.tsx';
import { filterBooks } from './filterBooks.ts';

export function ManageBooksPage() {
  const { data: books, isError, refetch } = useGetBooksQuery(undefined, { refetchOnMountOrArgChange: true });
  const [params] = useSearchParams();
  const query = params.get('q') ?? '';
  return (
    <Card className="mb-20 p-0 sm:p-0 md:mb-0">
      <div className="flex items-center justify-between gap-4 border-line border-b px-5 py-4 sm:px-6">
        <h2 className="font-display text-xl">All Books</h2>
        {/* No behaviour is specified for it. */}
        <Button look="secondary">See all</Button>
      </div>
      {!books && isError && <ErrorState onRetry={() => void refetch()}>The books could not be loaded</ErrorState>}
      {!books && !isError && <Spinner label="Loading the books" />}
      {books && <BooksOrNone books={filterBooks(books, query)} query={query} />}
    </Card>
  );
}

function BooksOrNone({ books, query }: { books: ReturnType<typeof filterBooks>; query: string }) {
  if (books.length === 0)
    return <EmptyState>{query ? `No book matches “${query}”` : 'There are no books yet'}</EmptyState>;
  // Another search begins at its first page.
  return <BooksTable key={query} rows={books} />;
}
