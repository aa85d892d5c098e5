import type { Book } from '@bookstore/contract/book';
import type { BookTitle } from '@bookstore/contract/booksQuery';
import { categoryName } from '@bookstore/contract/categoryName';
import { useMemo } from 'react';
import { useStore } from 'react-redux';
import { useNavigationType, useParams } from 'react-router-dom';
import { useGetBookQuery } from '../../api/booksApi.ts';
import { isWhole, knownBook, type WithBooksCache } from '../../api/cachedBooks.ts';
import { coverPicture } from '../../covers/coverPicture.ts';
import { lazyNamed } from '../../lib/lazyNamed.tsx';
import { previewText } from '../../lib/previewText.ts';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { paths } from '../../paths.ts';
import { Crumbs } from '../../ui/Crumbs.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LaterPart } from '../../ui/LaterPart.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { BookDetail } from './BookDetail.tsx';

const MoreLikeThis = lazyNamed(() => import('./MoreLikeThis.tsx').then((module) => module.MoreLikeThis));

/** About as much as search engines and link previews show. */
const META_LENGTH = 155;

export function BookPage() {
  const { id = '' } = useParams();
  const { currentData, isError, refetch } = useGetBookQuery(id);
  const known = useKnownBook(id);
  const book = currentData ?? known;
  const isDrawnInTap = useNavigationType() === 'PUSH' && known !== undefined;
  useBookMeta(book, isError);
  const isShown = !isError && book;
  return (
    <div className="pb-20">
      <div className="mx-auto w-full max-w-page px-4 pt-3 pb-16 sm:px-6 sm:pt-5 sm:pb-24">
        {isShown && <Crumbs trail={crumbsOf(book)} />}
        <div className="pt-3 sm:pt-5">
          {isError && <ErrorState onRetry={() => void refetch()}>Error happending to load book info</ErrorState>}
          {!isError && !book && <Spinner label="Loading..." />}
          {isShown && <BookDetail key={book._id} book={book} isDrawnInTap={isDrawnInTap} />}
        </div>
      </div>
      {isShown && (
        <LaterPart key={book._id} room={SHELF_ROOM}>
          {isWhole(book) ? <MoreLikeThis book={book} /> : SHELF_ROOM}
        </LaterPart>
      )}
    </div>
  );
}

/** What the lists that led here know of the book: it is shown at once, while the book itself is asked for. */
function useKnownBook(id: string): Book | BookTitle | undefined {
  const store = useStore<WithBooksCache>();
  return useMemo(() => knownBook(store.getState(), id), [store, id]);
}

const crumbsOf = ({ category, title }: BookTitle) => [
  { label: 'Home', to: paths.home },
  { label: 'Books', to: paths.books },
  { label: categoryName(category), to: paths.booksOf(category) },
  { label: title },
];

/** Keeps the footer where it will be. */
const SHELF_ROOM = <div className="h-[36.25rem] sm:max-md:h-[21.75rem] md:h-[36.5rem]" />;

function useBookMeta(book: Book | BookTitle | undefined, isError: boolean): void {
  usePageMeta({
    title: [book?.title ?? 'Book', book?.author].filter(Boolean).join(' by '),
    description: book && isWhole(book) ? previewText(book.description, META_LENGTH) : '',
    image: book && coverPicture(book)?.large,
    isIndexed: !isError,
  });
}
