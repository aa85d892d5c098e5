import type { Book } from '@bookstore/contract/book';
import { GENRES } from '@bookstore/contract/constants';
import { useMemo, useState } from 'react';
import { Carousel } from '../../ui/Carousel.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { BookCard } from '../books/BookCard.tsx';
import { topSellers } from './topSellers.ts';

/** Covers of the first view are fetched at once, behind the start screen; the others when they come near. */
const EAGER_COVERS = 3;

const OPTIONS = [{ value: '', label: 'Choose a genre' }, ...GENRES.map((genre) => ({ value: genre, label: genre }))];

export function TopSellers({ books }: { books: readonly Book[] }) {
  const [genre, setGenre] = useState('');
  const items = useMemo(
    () =>
      topSellers(books, genre).map((book, index) => ({
        id: book._id,
        content: <BookCard book={book} isEager={index < EAGER_COVERS} />,
      })),
    [books, genre],
  );
  const filter = (
    <div className="genre-filter w-48">
      <SelectField
        label="Genre"
        isLabelHidden
        options={OPTIONS}
        value={genre}
        onChange={(event) => setGenre(event.target.value)}
      />
    </div>
  );
  if (items.length === 0) {
    return (
      <section aria-label="Top Sellers" className="mx-auto grid w-full max-w-page gap-8 px-4 sm:px-6">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h2 className="font-display text-2xl sm:text-3xl">Top Sellers</h2>
          {filter}
        </div>
        <EmptyState>No books on this shelf yet</EmptyState>
      </section>
    );
  }
  // A new key for each genre: a carousel that has been moved would otherwise stay where it was.
  return <Carousel key={genre} title="Top Sellers" items={items} aside={filter} />;
}
