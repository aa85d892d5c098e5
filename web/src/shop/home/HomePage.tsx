import type { Book } from '@bookstore/contract/api/book';
import { home } from '@bookstore/shop/home';
import { shop } from '@bookstore/shop/shop';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useGetBestSellersQuery, useGetBooksPageQuery } from '../../api/booksApi.ts';
import { useEntryState } from '../../lib/entryState.ts';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LaterPart } from '../../ui/LaterPart.tsx';
import { Shelf } from '../../ui/Shelf.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SHELF_BODY } from '../../ui/shelfPlaces.ts';
import { BookCard } from '../book/BookCard.tsx';
import { CardsSkeleton } from '../book/CardsSkeleton.tsx';
import { Banner } from './Banner.tsx';
import { editorsPick } from './editorsPick.ts';
import { HOME_BOOKS, REFRESH_AFTER } from './homeBooks.ts';
import { LazyLaterHome } from './LazyLaterHome.ts';
import { recommended } from './recommended.ts';
import { TopSellers } from './TopSellers.tsx';

/** @param books the newest of the shop */
function Recommended({ books }: { books: readonly Book[] }) {
  const [slide, keepSlide] = useEntryState('recommended', 0);
  const items = useMemo(
    () => recommended(books).map((book) => ({ id: book._id, content: <BookCard book={book} /> })),
    [books],
  );
  return (
    <Carousel
      title="Recommended for you"
      items={items}
      start={slide}
      onMove={keepSlide}
      instead={<EmptyState>Our booksellers are still choosing</EmptyState>}
    />
  );
}

/** The shape of a carousel of books whose books are on their way. */
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

export { preloadFirstCovers } from './TopSellers.tsx';

export function HomePage() {
  usePageMeta({
    title: `${shop.name} · ${home.title}`,
    description: home.description,
  });
  return (
    <div className="grid grid-cols-1 gap-16 pb-20 sm:gap-24 sm:pb-28">
      <Banner />
      <BookShelves />
      <LaterPart room={<div className="h-[30rem] lg:h-[38rem]" />}>
        <LazyLaterHome part="news" />
      </LaterPart>
    </div>
  );
}

function BookShelves() {
  // Asked for before the books, that it may be there when their shelf is drawn, which does not wait for it.
  useGetBestSellersQuery();
  const { data, isError, refetch } = useGetBooksPageQuery(HOME_BOOKS, { refetchOnMountOrArgChange: REFRESH_AFTER });
  if (data) {
    return (
      <>
        <TopSellers newest={data} />
        {editorsPick(data.books) && (
          <LaterPart room={<div className="h-[46rem] sm:h-[24rem] lg:h-[28rem]" />}>
            <LazyLaterHome part="pick" />
          </LaterPart>
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
              Browse all books
            </Link>
          }
        >
          The books could not be loaded
        </ErrorState>
      </div>
    );
  }
  return (
    <>
      <span role="status" className="sr-only">
        Loading the books
      </span>
      <ShelfSkeleton title="Top Sellers" hasFilter />
      <ShelfSkeleton title="Recommended for you" />
    </>
  );
}
