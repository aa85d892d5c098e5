import type { Book } from '@bookstore/contract/book';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useEntryState } from '../../lib/entryState.ts';
import { whenNear } from '../../lib/whenNear.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import { BookCard } from './BookCard.tsx';
import { CardsSkeleton } from './CardsSkeleton.tsx';
import { useMoreLikeThis } from './useMoreLikeThis.ts';

/** The shelf below a book. It asks for its books when it comes near, and goes where there are none. */
export function MoreLikeThis({ book }: { book: Book }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => (ref.current ? whenNear(ref.current, () => setIsNear(true)) : undefined), []);
  const books = useMoreLikeThis(book, isNear);
  const [slide, keepSlide] = useEntryState('more like this', 0);
  const items = useMemo(
    () => (books ?? []).map((other) => ({ id: other._id, content: <BookCard book={other} /> })),
    [books],
  );
  if (books?.length === 0) return null;
  return (
    <div ref={ref}>
      <Carousel title="More like this" items={items} start={slide} onMove={keepSlide} instead={<CardsSkeleton />} />
    </div>
  );
}
