import type { Book } from '@bookstore/contract/book';
import { useMemo } from 'react';
import { Carousel } from '../../ui/Carousel.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Shelf } from '../../ui/Shelf.tsx';
import { BookCard } from '../books/BookCard.tsx';
import { recommended } from './recommended.ts';

const TITLE = 'Recommended for you';

export function Recommended({ books }: { books: readonly Book[] }) {
  const items = useMemo(
    () => recommended(books).map((book) => ({ id: book._id, content: <BookCard book={book} /> })),
    [books],
  );
  if (items.length > 0) return <Carousel title={TITLE} items={items} />;
  return (
    <Shelf title={TITLE}>
      <EmptyState>Our booksellers are still choosing</EmptyState>
    </Shelf>
  );
}
