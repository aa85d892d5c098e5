import type { Book } from '@bookstore/contract/book';
import { useParams } from 'react-router-dom';
import { useGetBookQuery } from '../../api/booksApi.ts';
import { coverAddress } from '../../covers/coverAddress.ts';
import { previewText } from '../../lib/previewText.ts';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { BookDetail } from './BookDetail.tsx';

/** About as much as search engines and link previews show. */
const META_LENGTH = 155;

export function BookPage() {
  const { id = '' } = useParams();
  const { currentData: book, isError, refetch } = useGetBookQuery(id);
  useBookMeta(book, isError);
  return (
    <div className="mx-auto w-full max-w-page px-4 py-6 sm:px-6 sm:py-10">
      {isError && <ErrorState onRetry={() => void refetch()}>Error happending to load book info</ErrorState>}
      {!isError && !book && <Spinner label="Loading..." />}
      {!isError && book && <BookDetail book={book} />}
    </div>
  );
}

function useBookMeta(book: Book | undefined, isError: boolean): void {
  usePageMeta({
    title: [book?.title ?? 'Book', book?.author].filter(Boolean).join(' by '),
    description: book ? previewText(book.description, META_LENGTH) : '',
    image: coverAddress(book?.coverImage),
    isIndexed: !isError,
  });
}
