import { useParams } from 'react-router-dom';
import { useGetBookQuery } from '../../api/booksApi.ts';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { BookDetail } from './BookDetail.tsx';

export function BookPage() {
  const { id = '' } = useParams();
  const { currentData: book, isError, refetch } = useGetBookQuery(id);
  usePageMeta({ title: book?.title ?? 'Book', description: book?.description.slice(0, 200) ?? '' });
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-10 sm:px-6 sm:py-14">
      {isError && <ErrorState onRetry={() => void refetch()}>Error happending to load book info</ErrorState>}
      {!isError && !book && <Spinner label="Loading..." />}
      {!isError && book && <BookDetail book={book} />}
    </div>
  );
}
