import type { Book } from '@bookstore/contract/api/book';
import * as messages from '@bookstore/messages/home';
import { home } from '@bookstore/shop/home';
import small from '@bookstore/shop/pictures/banner-480.webp';
import middle from '@bookstore/shop/pictures/banner-720.webp';
import large from '@bookstore/shop/pictures/banner-960.webp';
import { shop } from '@bookstore/shop/shop';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useGetBestSellersQuery, useGetBooksPageQuery } from '../../api/booksApi.ts';
import { useHistoryEntryState } from '../../lib/historyEntryState.ts';
import { IN_SHOP_LANGUAGE } from '../../lib/inShopLanguage.ts';
import { lazyNamed } from '../../lib/lazyNamed.tsx';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import { DeferredSection } from '../../ui/DeferredSection.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { SHELF_BODY, Shelf } from '../../ui/Shelf.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { BookCard, CardsSkeleton } from '../book/BookCard.tsx';
import { BANNER_SIZES, HOME_BOOKS, REFRESH_AFTER } from './firstView.ts';
import { editorsPick, recommendedBooks } from './shelves.ts';
import { TopSellers } from './TopSellers.tsx';

/** In a file of its own, which is fetched when the browser is idle. */
const HomeBelowFold = lazyNamed(() => import('./HomeBelowFold.tsx').then((module) => module.HomeBelowFold));

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
      <DeferredSection placeholder={<div className="h-[30rem] lg:h-[38rem]" />}>
        <HomeBelowFold part="news" />
      </DeferredSection>
    </div>
  );
}

/** 480, 720 and 960 pixels wide. */
const bannerPicture = { src: small, srcSet: `${small} 480w, ${middle} 720w, ${large} 960w` };

function Banner() {
  return (
    <section aria-label={messages.newReleases} className="border-line border-b bg-paper-sunk">
      <div className="mx-auto grid max-w-page items-center gap-8 px-4 py-10 sm:px-6 lg:grid-cols-2 lg:gap-16 lg:py-16">
        <div className="grid gap-5 lg:gap-7">
          <PageHeading {...IN_SHOP_LANGUAGE} className="text-4xl leading-[1.08] sm:text-5xl lg:text-6xl">
            {home.banner.heading}
          </PageHeading>
          <p {...IN_SHOP_LANGUAGE} className="max-w-prose text-ink-soft text-lg leading-relaxed">
            {home.banner.text}
          </p>
          <div className="flex flex-wrap items-center gap-2">
            <Link {...IN_SHOP_LANGUAGE} to={paths.books} className={buttonClass('primary', 'max-sm:px-3.5')}>
              {home.banner.button}
            </Link>
            <Button look="secondary" className="max-sm:px-3.5">
              {messages.subscribe}
            </Button>
            {/* Wired to no call, as specified. */}
            <span className="text-ink-soft text-sm">{messages.newsletterNotRunning}</span>
          </div>
        </div>
        <BannerPicture />
      </div>
    </section>
  );
}

/** The start screen shows the same picture. Links to books are placed on its drawn covers later. */
function BannerPicture() {
  return (
    <div className="relative mx-auto w-full max-w-xl lg:max-w-none">
      <img
        {...bannerPicture}
        sizes={BANNER_SIZES}
        width={960}
        height={640}
        alt=""
        fetchPriority="high"
        className="aspect-3/2 w-full rounded-card object-cover"
      />
      {home.banner.hasBooks && (
        <DeferredSection placeholder={null}>
          <HomeBelowFold part="banner" />
        </DeferredSection>
      )}
    </div>
  );
}

function BookShelves() {
  // Requested before the books, so that it is likely there when their shelf is rendered, which does not wait for it.
  useGetBestSellersQuery();
  const { data, isError, refetch } = useGetBooksPageQuery(HOME_BOOKS, { refetchOnMountOrArgChange: REFRESH_AFTER });
  if (data) {
    return (
      <>
        <TopSellers newest={data} />
        {editorsPick(data.books) && (
          <DeferredSection placeholder={<div className="h-[46rem] sm:h-[24rem] lg:h-[28rem]" />}>
            <HomeBelowFold part="pick" />
          </DeferredSection>
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
      <ShelfSkeleton title={messages.recommendedForYou} />
    </>
  );
}

/** @param books the newest of the shop */
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

/** The placeholder of a carousel whose books are loading. */
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
