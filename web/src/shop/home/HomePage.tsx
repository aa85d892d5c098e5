import type { Book } from '@bookstore/contract/api/book';
import * as messages from '@bookstore/messages/home';
import { home } from '@bookstore/shop/home';
import { shop } from '@bookstore/shop/shop';
import { lazy, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useGetBestSellersQuery, useGetBooksPageQuery } from '../../api/booksApi.ts';
import { afterFirstView } from '../../lib/firstView.ts';
import { useHistoryEntryState } from '../../lib/historyEntryState.ts';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LazyPart } from '../../ui/LazyPart.tsx';
import { SHELF_BODY, Shelf } from '../../ui/Shelf.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { BookCard, CardsSkeleton } from '../book/BookCard.tsx';
import { PriceNote } from '../legal/PriceNote.tsx';
import { Banner, DeliveryPromise } from './Banner.tsx';
import { HOME_BOOKS, REFRESH_AFTER } from './firstView.ts';
import { GenreLinks } from './GenreLinks.tsx';
import { editorsPick, recommendedBooks } from './shelves.ts';
import { TopSellers } from './TopSellers.tsx';

const HomeBelowFold = lazy(() =>
  afterFirstView(() => import('./HomeBelowFold.tsx')).then(({ HomeBelowFold }) => ({ default: HomeBelowFold })),
);

export { preloadFirstCovers } from './TopSellers.tsx';

export function HomePage() {
  usePageMeta({
    title: `${shop.name} · ${home.title}`,
    description: home.description,
  });
  return (
    <div className="grid grid-cols-1 gap-10 pb-12 sm:gap-24 sm:pb-28">
      <div className="grid grid-cols-1 gap-4 max-sm:-mb-5 sm:-mb-10 sm:gap-10">
        <Banner
          books={
            <LazyPart failure={null}>
              <HomeBelowFold part="banner" />
            </LazyPart>
          }
        />
        <CountedGenreLinks />
      </div>
      <BookShelves />
      <DeliveryPromise className="sm:hidden" />
      <LazyPart placeholder={<div className="h-[30rem] lg:h-[38rem]" />}>
        <HomeBelowFold part="news" />
      </LazyPart>
    </div>
  );
}

/** Empty categories disappear when the counts arrive with the books. */
function CountedGenreLinks() {
  return <GenreLinks counts={useGetBooksPageQuery(HOME_BOOKS).currentData?.counts} />;
}

const PRICE_NOTE = (
  <PriceNote className="-mt-6 mx-auto w-full max-w-page px-4 text-ink-soft text-sm sm:-mt-16 sm:px-6" />
);

function BookShelves() {
  // Requested before the books, because the shelf does not wait for best sellers.
  useGetBestSellersQuery();
  const { data, isError, refetch } = useGetBooksPageQuery(HOME_BOOKS, { refetchOnMountOrArgChange: REFRESH_AFTER });
  if (data) {
    return (
      <>
        <TopSellers newest={data} />
        {PRICE_NOTE}
        {editorsPick(data.books) && (
          <LazyPart placeholder={<div className="h-[24rem] lg:h-[28rem]" />}>
            <HomeBelowFold part="pick" />
          </LazyPart>
        )}
        <Recommended books={data.books} />
      </>
    );
  }
  if (isError) {
    return (
      <div className="mx-auto w-full max-w-page px-4 sm:px-6">
        <ErrorState
          onRetry={() => void refetch()}
          more={
            <Link to={paths.books} className={buttonClass('secondary')}>
              {messages.browseAllBooks}
            </Link>
          }
        >
          {messages.booksNotLoaded}
        </ErrorState>
      </div>
    );
  }
  return (
    <>
      <span role="status" className="sr-only">
        {messages.loadingBooks}
      </span>
      <ShelfSkeleton title={messages.topSellers} hasFilter />
      {PRICE_NOTE}
      <ShelfSkeleton title={messages.recommendedForYou} />
    </>
  );
}

function Recommended({ books }: { books: readonly Book[] }) {
  const [slide, keepSlide] = useHistoryEntryState('recommended', 0);
  const items = useMemo(
    () => recommendedBooks(books).map((book) => ({ id: book._id, content: <BookCard book={book} /> })),
    [books],
  );
  return (
    <Carousel
      title={messages.recommendedForYou}
      items={items}
      start={slide}
      onMove={keepSlide}
      instead={<EmptyState>{messages.nothingRecommended}</EmptyState>}
    />
  );
}

function ShelfSkeleton({ title, hasFilter }: { title: string; hasFilter?: boolean }) {
  const filter = hasFilter && <Skeleton className="h-11 sm:w-48" />;
  return (
    <Shelf title={title} aside={filter}>
      <div className={SHELF_BODY}>
        <CardsSkeleton />
      </div>
    </Shelf>
  );
}
