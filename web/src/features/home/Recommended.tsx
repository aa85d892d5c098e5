import type { Book } from '@bookstore/contract/book';
import { useMemo } from 'react';
import { Carousel } from '../../ui/Carousel.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { BookCard } from '../books/BookCard.tsx';
import { recommended } from './recommended.ts';

export function Recommended({ books }: { books: readonly Book[] }) {
  const items = useMemo(
    () => recommended(books).map((book) => ({ id: book._id, content: <BookCard book={book} /> })),
    [books],
  );
  if (items.length > 0) return <Carousel title="Recommended for you" items={items} />;
  return (
    <section aria-label="Recommended for you" className="mx-auto grid w-full max-w-page gap-8 px-4 sm:px-6">
      <h2 className="font-display text-2xl sm:text-3xl">Recommended for you</h2>
      <EmptyState>Our booksellers are still choosing</EmptyState>
    </section>
  );
}
