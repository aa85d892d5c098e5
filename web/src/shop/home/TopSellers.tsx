import type { Book } from '@bookstore/contract/api/book';
import type { BestSeller } from '@bookstore/contract/api/sales';
import { GENRES } from '@bookstore/contract/constants';
import { use, useCallback, useMemo, useState } from 'react';
import { type BooksPage, useGetBestSellersQuery } from '../../api/booksApi.ts';
import { countOf } from '../../lib/countText.ts';
import { useEntryState } from '../../lib/entryState.ts';
import { IsStartScreenLifted } from '../../lib/isStartScreenLifted.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import { preloadCover } from '../../ui/covers/Cover.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { BookCard, CARD_COVER_SIZES } from '../book/BookCard.tsx';
import { CardsSkeleton } from '../book/CardsSkeleton.tsx';
import { SeeAllCard } from './SeeAllCard.tsx';
import { ranked } from './topSellers.ts';
import { type GenreShelf, useTopSellers } from './useTopSellers.ts';

/** Covers of the first view are fetched at once, behind the start screen; the others when they come near. */
const EAGER_COVERS = 3;

const OPTIONS = [{ value: '', label: 'Choose a genre' }, ...GENRES.map((genre) => ({ value: genre, label: genre }))];

/** Fetches the covers of the first view, before React has drawn their cards. */
export function preloadFirstCovers(books: readonly Book[], bestSellers?: readonly BestSeller[]): Promise<unknown> {
  const first = ranked(books, bestSellers).slice(0, EAGER_COVERS);
  return Promise.all(first.map(({ book }) => preloadCover(book, CARD_COVER_SIZES)));
}

/** The genre is empty for all. */
const AT_THE_BEGINNING = { genre: '', slide: 0 };

export function TopSellers({ newest }: { newest: BooksPage }) {
  const [{ genre, slide }, setPlace] = useEntryState('top sellers', AT_THE_BEGINNING);
  const [hasChosen, setHasChosen] = useState(false);
  const { shelf, isError, retry } = useTopSellers(newest, genre);
  const bestSellers = useBestSellers();
  const items = useMemo(() => (shelf ? slidesOf(shelf, bestSellers) : []), [shelf, bestSellers]);
  const keepSlide = useCallback((moved: number) => setPlace((place) => ({ ...place, slide: moved })), [setPlace]);
  const choose = (chosen: string) => {
    setPlace({ genre: chosen, slide: 0 });
    setHasChosen(true);
  };
  return (
    <>
      <Carousel
        title="Top Sellers"
        list={genre}
        items={items}
        start={slide}
        onMove={keepSlide}
        aside={<GenreField genre={genre} onChoose={choose} />}
        instead={<NoSlides isError={isError} isEmpty={shelf !== undefined} onRetry={retry} />}
      />
      <p role="status" className="sr-only">
        {hasChosen && (shelf ? describeChoice(genre, shelf.total) : !isError && 'Loading the books')}
      </p>
    </>
  );
}

const NOTHING_SOLD: readonly BestSeller[] = [];

/** What is known of sales when the shelf is first seen. What comes later is left for the next visit: nothing moves under a finger. */
function useBestSellers(): readonly BestSeller[] {
  const { data = NOTHING_SOLD } = useGetBestSellersQuery();
  const isLifted = use(IsStartScreenLifted);
  const [seen, see] = useEntryState('best sellers', data);
  if (!isLifted && seen !== data) see(data);
  return seen;
}

function slidesOf(shelf: GenreShelf, bestSellers: readonly BestSeller[]) {
  const slides = ranked(shelf.books, bestSellers).map(({ book, rank }, index) => ({
    id: book._id,
    content: <BookCard book={book} isEager={index < EAGER_COVERS} rank={rank} />,
  }));
  if (shelf.total <= shelf.books.length) return slides;
  return [...slides, { id: 'all', content: <SeeAllCard shelf={shelf} /> }];
}

function describeChoice(genre: string, count: number): string {
  return `${genre || 'All genres'}: ${countOf(count, 'book')}`;
}

function GenreField({ genre, onChoose }: { genre: string; onChoose: (genre: string) => void }) {
  return (
    <div className="sm:w-48">
      <SelectField
        label="Genre"
        isLabelHidden
        options={OPTIONS}
        value={genre}
        onChange={(event) => onChoose(event.target.value)}
      />
    </div>
  );
}

function NoSlides({ isError, isEmpty, onRetry }: { isError: boolean; isEmpty: boolean; onRetry: () => void }) {
  if (isError) return <ErrorState onRetry={onRetry}>The books could not be loaded</ErrorState>;
  return isEmpty ? <EmptyState>No books on this shelf yet</EmptyState> : <CardsSkeleton />;
}
