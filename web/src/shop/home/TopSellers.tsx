import type { Book } from '@bookstore/contract/api/book';
import type { BestSeller } from '@bookstore/contract/api/sales';
import { type Category, categoryName, GENRES } from '@bookstore/contract/constants';
import * as messages from '@bookstore/messages/home';
import { categories } from '@bookstore/shop/categories';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { type BooksPage, useGetBestSellersQuery, useGetBooksPageQuery } from '../../api/booksApi.ts';
import { useIsStartScreenLifted } from '../../lib/firstView.ts';
import { countOf, countText } from '../../lib/format.ts';
import { useHistoryEntryState } from '../../lib/historyEntryState.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import { Cover, preloadCover } from '../../ui/covers/Cover.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { useTabIndex } from '../../ui/isInSight.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { BOOK_CARD, BookCard, CARD_COVER, CARD_COVER_SIZES, CardsSkeleton, ON_SHELF } from '../book/BookCard.tsx';
import { HOME_BOOKS, REFRESH_AFTER } from './firstView.ts';
import { sortByRank, topSellers } from './shelves.ts';

/** Other covers load near the viewport. */
const EAGER_COVERS = 3;

const OPTIONS = [
  { value: '', label: messages.chooseGenre },
  ...GENRES.map((genre) => ({ value: genre, label: genre })),
];

/** '' means all genres. */
const FIRST_SLIDE_OF_ALL = { genre: '', slide: 0 };

export function TopSellers({ newest }: { newest: BooksPage }) {
  const [{ genre, slide }, setPlace] = useHistoryEntryState('top sellers', FIRST_SLIDE_OF_ALL);
  const [hasChosen, setHasChosen] = useState(false);
  const { shelf, isError, retry } = useTopSellers(newest, genre);
  const bestSellers = useBestSellers();
  const items = useMemo(() => (shelf ? toSlides(shelf, bestSellers) : []), [shelf, bestSellers]);
  const keepSlide = useCallback((moved: number) => setPlace((place) => ({ ...place, slide: moved })), [setPlace]);
  const choose = (chosen: string) => {
    setPlace({ genre: chosen, slide: 0 });
    setHasChosen(true);
  };
  return (
    <>
      <Carousel
        title={messages.topSellers}
        list={genre}
        items={items}
        start={slide}
        onMove={keepSlide}
        aside={<GenreField genre={genre} onChoose={choose} />}
        instead={<NoSlides isError={isError} isEmpty={shelf !== undefined} onRetry={retry} />}
      />
      <p role="status" className="sr-only">
        {hasChosen && (shelf ? describeChoice(genre, shelf.total) : !isError && messages.loadingBooks)}
      </p>
    </>
  );
}

interface GenreShelf {
  books: readonly Book[];
  /** Number in the catalogue. */
  total: number;
  /** Null for all genres. */
  category: Category | null;
}

interface Answer {
  /** Undefined while loading and on failure. */
  shelf: GenreShelf | undefined;
  isError: boolean;
  retry: () => void;
}

/** Filters the newest books if they are the whole catalogue, and loads the genre's newest otherwise. */
function useTopSellers(newest: BooksPage, genre: string): Answer {
  const category = categories.find(({ name }) => name === genre)?.id ?? null;
  const isAsked = category !== null && newest.next !== null;
  const answer = useGetBooksPageQuery(
    { ...HOME_BOOKS, category: category ?? undefined },
    { skip: !isAsked, refetchOnMountOrArgChange: REFRESH_AFTER },
  );
  const page = isAsked ? answer.currentData : newest;
  const shelf = useMemo(() => {
    if (!page) return undefined;
    const books = topSellers(page.books, category ?? '');
    return { books, category, total: page.next === null ? books.length : (page.total ?? books.length) };
  }, [page, category]);
  return { shelf, isError: isAsked && answer.isError, retry: () => void answer.refetch() };
}

const NOTHING_SOLD: readonly BestSeller[] = [];

/** Later answers wait for the next visit, so that no card moves. */
function useBestSellers(): readonly BestSeller[] {
  const { data = NOTHING_SOLD } = useGetBestSellersQuery();
  const isLifted = useIsStartScreenLifted();
  const [shownBestSellers, setShownBestSellers] = useHistoryEntryState('best sellers', data);
  if (!isLifted && shownBestSellers !== data) setShownBestSellers(data);
  return shownBestSellers;
}

function toSlides(shelf: GenreShelf, bestSellers: readonly BestSeller[]) {
  const slides = sortByRank(shelf.books, bestSellers).map(({ book, rank }, index) => ({
    id: book._id,
    content: <BookCard book={book} isEager={index < EAGER_COVERS} rank={rank} />,
  }));
  if (shelf.total <= shelf.books.length) return slides;
  return [...slides, { id: 'all', content: <SeeAllCard shelf={shelf} /> }];
}

function describeChoice(genre: string, count: number): string {
  return messages.booksOfGenre(genre || messages.allGenres, countOf(count, 'book'));
}

function GenreField({ genre, onChoose }: { genre: string; onChoose: (genre: string) => void }) {
  return (
    <div className="sm:w-52">
      <SelectField
        label={messages.genre}
        isLabelHidden
        options={OPTIONS}
        value={genre}
        onChange={(event) => onChoose(event.target.value)}
      />
    </div>
  );
}

function NoSlides({ isError, isEmpty, onRetry }: { isError: boolean; isEmpty: boolean; onRetry: () => void }) {
  if (isError) return <ErrorState onRetry={onRetry}>{messages.booksNotLoaded}</ErrorState>;
  return isEmpty ? <EmptyState>{messages.genreEmpty}</EmptyState> : <CardsSkeleton />;
}

const FAN = ['-translate-x-5 sm:-translate-x-9 -rotate-12', 'translate-x-5 sm:translate-x-9 rotate-12', 'z-10'];

function SeeAllCard({ shelf: { books, total, category } }: { shelf: GenreShelf }) {
  const tabIndex = useTabIndex();
  return (
    <Link
      to={category ? paths.booksOf(category) : paths.books}
      tabIndex={tabIndex}
      className={`${BOOK_CARD} rounded-card focus-visible:-outline-offset-3`}
    >
      <span className={CARD_COVER}>
        <Fan books={books.slice(-FAN.length)} />
      </span>
      <span className="flex flex-col gap-1">
        <span className="font-display text-lg leading-snug group-hover:underline sm:text-xl">
          {messages.seeAll(countText(total))}
        </span>
        <span className="text-pretty pt-2 text-ink-soft text-sm leading-relaxed">
          {category ? messages.everyBookIn(categoryName(category)) : messages.everyBook}
        </span>
        <span className="mt-auto pt-3">
          <span className={buttonClass('secondary')}>{messages.browse}</span>
        </span>
      </span>
    </Link>
  );
}

function Fan({ books }: { books: readonly Book[] }) {
  return (
    <span aria-hidden="true" className="grid aspect-2/3 w-28 max-w-full place-items-center sm:w-44 md:w-52">
      {books.map((book, index) => (
        <span
          key={book._id}
          className={`col-start-1 row-start-1 w-16 rounded-cover sm:w-26 shadow-cover md:w-28 ${ON_SHELF} ${FAN[index] ?? ''}`}
        >
          <Cover book={book} alt="" sizes="112px" />
        </span>
      ))}
    </span>
  );
}

/** Loads covers before React has rendered their cards. */
export function preloadFirstCovers(books: readonly Book[], bestSellers?: readonly BestSeller[]): Promise<unknown> {
  const first = sortByRank(books, bestSellers).slice(0, EAGER_COVERS);
  return Promise.all(first.map(({ book }) => preloadCover(book, CARD_COVER_SIZES)));
}
