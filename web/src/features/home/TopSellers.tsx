import type { Book } from '@bookstore/contract/book';
import { GENRES } from '@bookstore/contract/constants';
import { useMemo, useState } from 'react';
import { preloadCover } from '../../covers/Cover.tsx';
import { Carousel } from '../../ui/Carousel.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { Shelf } from '../../ui/Shelf.tsx';
import { BookCard, CARD_COVER_SIZES } from '../books/BookCard.tsx';
import { topSellers } from './topSellers.ts';

/** Covers of the first view are fetched at once, behind the start screen; the others when they come near. */
const EAGER_COVERS = 3;

const OPTIONS = [{ value: '', label: 'Choose a genre' }, ...GENRES.map((genre) => ({ value: genre, label: genre }))];

/** Fetches the covers of the first view, before React has drawn their cards. */
export function preloadFirstCovers(books: readonly Book[]): Promise<unknown> {
  const first = topSellers(books, '').slice(0, EAGER_COVERS);
  return Promise.all(first.map(({ coverImage }) => preloadCover(coverImage, CARD_COVER_SIZES)));
}

export function TopSellers({ books }: { books: readonly Book[] }) {
  const [genre, setGenre] = useState<string | null>(null);
  return (
    <>
      <TopSellersOf books={books} genre={genre ?? ''} onGenre={setGenre} />
      {/* Beside the shelf, which is another for each genre: what is told has to stand still. */}
      <p role="status" className="sr-only">
        {genre !== null && describeChoice(genre, topSellers(books, genre).length)}
      </p>
    </>
  );
}

function describeChoice(genre: string, count: number): string {
  return `${genre || 'All genres'}: ${count === 1 ? '1 book' : `${count} books`}`;
}

interface ShelfProps {
  books: readonly Book[];
  /** Empty for all. */
  genre: string;
  onGenre: (genre: string) => void;
}

function TopSellersOf({ books, genre, onGenre }: ShelfProps) {
  const items = useMemo(
    () =>
      topSellers(books, genre).map((book, index) => ({
        id: book._id,
        content: <BookCard book={book} isEager={index < EAGER_COVERS} />,
      })),
    [books, genre],
  );
  const filter = (
    <div className="max-sm:order-last max-sm:w-full sm:w-48">
      <SelectField
        label="Genre"
        isLabelHidden
        options={OPTIONS}
        value={genre}
        onChange={(event) => onGenre(event.target.value)}
      />
    </div>
  );
  if (items.length === 0) {
    return (
      <Shelf title="Top Sellers" aside={filter}>
        <EmptyState>No books on this shelf yet</EmptyState>
      </Shelf>
    );
  }
  // A new key for each genre: a carousel that has been moved would otherwise stay where it was.
  return <Carousel key={genre} title="Top Sellers" items={items} aside={filter} />;
}
