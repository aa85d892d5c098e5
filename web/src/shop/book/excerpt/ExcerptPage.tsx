import type { Book } from '@bookstore/contract/api/book';
import type { BookTitle } from '@bookstore/contract/api/booksQuery';
import { namedAuthor } from '@bookstore/contract/format/bookFacts';
import { struckPriceOf } from '@bookstore/contract/struckPrice';
import * as messages from '@bookstore/messages/excerpt';
import { Link, useParams } from 'react-router-dom';
import { useGetBookExcerptQuery } from '../../../api/bookExcerptApi.ts';
import { useGetBookQuery } from '../../../api/booksApi.ts';
import { isWhole, useKnownBook } from '../../../api/cachedBooks.ts';
import { isNotFound } from '../../../api/problem.ts';
import { usePageMeta } from '../../../lib/usePageMeta.ts';
import { paths } from '../../../paths.ts';
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { Cover } from '../../../ui/covers/Cover.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Price } from '../../../ui/Price.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AddToCartButton } from '../../cart/AddToCartButton.tsx';
import { PriceNote } from '../../legal/PriceNote.tsx';
import { ExcerptText } from './ExcerptText.tsx';

/** Seconds until a cached excerpt is loaded again. */
const FRESH_SECONDS = 60;

export function ExcerptPage() {
  const { id = '' } = useParams();
  const { currentData } = useGetBookQuery(id);
  const cached = useKnownBook(id);
  const book = currentData ?? cached;
  const query = useGetBookExcerptQuery(id, { refetchOnMountOrArgChange: FRESH_SECONDS });
  const { currentData: excerpt, isError, error, refetch } = query;
  usePageMeta({
    title: book ? messages.excerptOf(book.title) : messages.excerpt,
    // Every shop has the same excerpt, so only the book's page is indexed.
    isIndexed: false,
  });
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-3 pb-20 sm:px-6 sm:pt-5">
      <Breadcrumbs trail={book ? toCrumbs(book) : null} />
      {!excerpt && isError && <NoExcerpt id={id} error={error} onRetry={() => void refetch()} />}
      {!excerpt && !isError && <Spinner label={messages.loading} />}
      {excerpt && (
        <>
          <Title book={book} />
          <ExcerptText key={id} bookId={id} text={excerpt.text} language={book && isWhole(book) ? book.language : ''} />
          {book && <BookAtEnd book={book} />}
        </>
      )}
    </div>
  );
}

const toCrumbs = ({ _id, title }: BookTitle) => [
  { label: messages.books, to: paths.books },
  { label: title.length > 30 ? messages.book : title, to: paths.book(_id) },
  { label: messages.excerpt },
];

function NoExcerpt({ id, error, onRetry }: { id: string; error: unknown; onRetry: () => void }) {
  const isGone = isNotFound(error);
  const ways = (
    <div className="flex flex-wrap justify-center gap-3">
      <Link to={paths.book(id)} className={buttonClass('secondary')}>
        {messages.goToBook}
      </Link>
      <Link to={paths.books} className={buttonClass('secondary')}>
        {messages.browseAllBooks}
      </Link>
    </div>
  );
  return (
    <div className="pt-3 sm:pt-5">
      <PageHeading className="sr-only">{messages.excerpt}</PageHeading>
      <ErrorState {...(!isGone && { onRetry })} more={ways}>
        {isGone ? messages.noExcerpt : messages.notLoaded}
      </ErrorState>
    </div>
  );
}

function Title({ book }: { book: Book | BookTitle | undefined }) {
  const author = book && namedAuthor(book);
  return (
    <header className="mx-auto grid max-w-prose justify-items-center gap-3 pt-10 pb-8 text-center sm:pt-16 sm:pb-12">
      {author && (
        <p dir="auto" className="wrap-anywhere text-ink-soft">
          {author}
        </p>
      )}
      <PageHeading dir="auto">{book?.title ?? messages.excerpt}</PageHeading>
      {book && <p className="text-ink-soft">{messages.excerpt}</p>}
      <span aria-hidden="true" className="mt-2 h-px w-16 bg-line-strong" />
    </header>
  );
}

function BookAtEnd({ book }: { book: Book | BookTitle }) {
  const author = namedAuthor(book);
  return (
    <section aria-labelledby="read-on" className="mx-auto grid max-w-prose gap-5 pt-12">
      <p className="text-center text-ink-soft">{messages.endOfExcerpt}</p>
      <div className="flex flex-wrap items-center gap-5 rounded-card border border-line bg-paper-raised p-5 shadow-card">
        <div className="w-20 shrink-0 rounded-cover shadow-cover sm:w-28">
          <Cover book={book} alt="" sizes="112px" />
        </div>
        <div className="grid min-w-0 flex-1 basis-40 gap-2">
          <h2 id="read-on" className="text-ink-soft text-sm">
            {messages.wantToReadOn}
          </h2>
          <p dir="auto" className="wrap-anywhere font-display text-lg">
            <Link to={paths.book(book._id)} className="underline-offset-4 hover:underline">
              {book.title}
            </Link>
          </p>
          {author && (
            <p dir="auto" className="wrap-anywhere text-ink-soft">
              {author}
            </p>
          )}
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3 pt-1">
            <Price price={book.newPrice} struck={struckPriceOf(book)} />
            {isWhole(book) && <AddToCartButton book={book} />}
          </div>
          <PriceNote />
        </div>
      </div>
    </section>
  );
}
