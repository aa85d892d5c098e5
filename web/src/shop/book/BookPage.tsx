import type { Book } from '@bookstore/contract/api/book';
import type { BookTitle } from '@bookstore/contract/api/booksQuery';
import { categoryName } from '@bookstore/contract/constants';
import { isSoldOut, namedAuthor } from '@bookstore/contract/format/bookFacts';
import * as messages from '@bookstore/messages/book';
import * as common from '@bookstore/messages/common';
import { isolate } from '@bookstore/messages/words';
import { lazy } from 'react';
import { Link, useNavigationType, useParams } from 'react-router-dom';
import { useGetBookQuery } from '../../api/booksApi.ts';
import { isWhole, useKnownBook } from '../../api/cachedBooks.ts';
import { isNotFound } from '../../api/problem.ts';
import { afterFirstView } from '../../lib/firstView.ts';
import { previewText } from '../../lib/format.ts';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { paths } from '../../paths.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { coverPicture } from '../../ui/covers/coverPicture.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LazyPart } from '../../ui/LazyPart.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { BookDetail } from './BookDetail.tsx';

const MoreLikeThis = lazy(() =>
  afterFirstView(() => import('./MoreLikeThis.tsx')).then(({ MoreLikeThis }) => ({ default: MoreLikeThis })),
);
const NewestBooks = lazy(() =>
  afterFirstView(() => import('../cart/NewestBooks.tsx')).then(({ NewestBooks }) => ({ default: NewestBooks })),
);

/** Characters that search engines and link previews show. */
const META_LENGTH = 155;

export function BookPage() {
  const { id = '' } = useParams();
  const { currentData, isError, error, refetch } = useGetBookQuery(id);
  const hasFailed = isError && (!currentData || isNotFound(error));
  const cached = useKnownBook(id);
  const book = currentData ?? cached;
  const isDrawnInTap = useNavigationType() === 'PUSH' && cached !== undefined;
  useBookMeta(book, hasFailed);
  const isShown = !hasFailed && book;
  const shelf = isShown && (
    <LazyPart key={book._id} placeholder={SHELF_PLACEHOLDER}>
      {isWhole(book) ? <MoreLikeThis book={book} /> : SHELF_PLACEHOLDER}
    </LazyPart>
  );
  // On phones, alternatives to an unavailable book come before its description.
  const isShelfFirst = isShown && isSoldOut(book);
  return (
    <div className="pb-20">
      <div className="mx-auto w-full max-w-page px-4 pt-3 pb-16 sm:px-6 sm:pt-5 sm:pb-24">
        <Breadcrumbs trail={isShown ? toCrumbs(book) : null} />
        <div className="pt-3 sm:pt-5">
          {hasFailed && <NoBook error={error} title={book?.title} onRetry={() => void refetch()} />}
          {!hasFailed && !book && <Spinner label={messages.loading} />}
          {isShown && (
            <BookDetail key={book._id} book={book} isDrawnInTap={isDrawnInTap} instead={isShelfFirst && shelf} />
          )}
        </div>
      </div>
      {!isShelfFirst && shelf}
      {isNotFound(error) && (
        <LazyPart>
          <NewestBooks />
        </LazyPart>
      )}
    </div>
  );
}

interface NoBookProps {
  error: unknown;
  /** Title from the list that led here. */
  title: string | undefined;
  onRetry: () => void;
}

/** Offers no retry for a book that does not exist. */
function NoBook({ error, title, onRetry }: NoBookProps) {
  const why = isNotFound(error) ? messages.noSuchBook : messages.notLoaded;
  const ways = (
    <>
      <p className="max-w-prose text-balance text-ink-soft">{why}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {title && (
          <Link to={paths.booksSearch(title)} className={buttonClass('secondary')}>
            {messages.searchForTitle}
          </Link>
        )}
        <Link to={paths.books} className={buttonClass('secondary')}>
          {messages.browseAllBooks}
        </Link>
        <Link to={paths.home} className={buttonClass('secondary')}>
          {common.goHome}
        </Link>
      </div>
      <p className="text-ink-soft text-sm">{messages.searchHint}</p>
    </>
  );
  return (
    <>
      <PageHeading className="sr-only">{messages.book}</PageHeading>
      <ErrorState {...(!isNotFound(error) && { onRetry })} more={ways}>
        {messages.bookNotLoaded}
      </ErrorState>
    </>
  );
}

const toCrumbs = ({ category, title }: BookTitle) => [
  { label: messages.home, to: paths.home },
  { label: messages.books, to: paths.books },
  { label: categoryName(category), to: paths.booksOf(category) },
  { label: title },
];

/** Keeps the footer in place. */
const SHELF_PLACEHOLDER = <div className="h-[33.75rem] sm:max-md:h-[21.75rem] md:h-[38.5rem]" />;

function getPageTitle(book: Book | BookTitle): string {
  const author = namedAuthor(book);
  return author ? messages.titleBy(book.title, author) : isolate(book.title);
}

function useBookMeta(book: Book | BookTitle | undefined, isError: boolean): void {
  usePageMeta({
    title: book ? getPageTitle(book) : messages.book,
    description: book && isWhole(book) ? previewText(book.description, META_LENGTH) : '',
    image: book && coverPicture(book)?.large,
    isIndexed: !isError,
  });
}
