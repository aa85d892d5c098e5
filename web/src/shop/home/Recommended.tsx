import type { Book } from '@bookstore/contract/api/book';
import { useMemo } from 'react';
import { useEntryState } from '../../lib/entryState.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { BookCard } from '../book/BookCard.tsx';
import { recommended } from './recommended.ts';

/** @param books the newest of the shop */
export function Recommended({ books }: { books: readonly Book[] }) {
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
