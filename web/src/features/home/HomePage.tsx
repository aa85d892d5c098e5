import { use, useDeferredValue } from 'react';
import { useGetBooksQuery } from '../../api/booksApi.ts';
import { IsOpen } from '../../lib/isOpen.ts';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { useGrowing } from '../../ui/useGrowing.ts';
import { Banner } from './Banner.tsx';
import { NewsCarousel } from './NewsCarousel.tsx';
import { Recommended } from './Recommended.tsx';
import { ShelfSkeleton } from './ShelfSkeleton.tsx';
import { TopSellers } from './TopSellers.tsx';

export { preloadFirstCovers } from './TopSellers.tsx';

/** Seconds: coming back after a while shows the list that is there and asks for a fresh one. */
const REFRESH_AFTER = 60;

export function HomePage() {
  usePageMeta({
    title: 'Book Store · New releases, delivered to your door',
    description:
      'An independent book store: business, technology, fiction, horror and adventure. Pay cash on delivery.',
  });
  // The others are below every first view: behind the start screen they would only hold up its lifting. The first one
  // is drawn there a moment after the banner, so that a slow phone does not lay out both at once.
  const isOpen = use(IsOpen);
  const hasShelves = useDeferredValue(true, isOpen);
  const shelves = useGrowing(3, isOpen ? 3 : 1, isOpen);
  return (
    <div className="grid grid-cols-1 gap-16 pb-20 sm:gap-24 sm:pb-28">
      <Banner />
      {hasShelves && <BookShelves count={shelves} />}
      {shelves > 2 && <NewsCarousel />}
    </div>
  );
}

function BookShelves({ count }: { count: number }) {
  const { data: books, isError, refetch } = useGetBooksQuery(undefined, { refetchOnMountOrArgChange: REFRESH_AFTER });
  if (books) {
    return (
      <>
        <TopSellers books={books} />
        {count > 1 && <Recommended books={books} />}
      </>
    );
  }
  if (isError) {
    return (
      <div className="mx-auto w-full max-w-page px-4 sm:px-6">
        <ErrorState onRetry={() => void refetch()}>The books could not be loaded</ErrorState>
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
