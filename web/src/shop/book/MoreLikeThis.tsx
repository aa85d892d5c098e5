import type { Book } from '@bookstore/contract/api/book';
import { categoryName } from '@bookstore/contract/constants';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useEntryState } from '../../lib/entryState.ts';
import { whenNear } from '../../lib/whenNear.ts';
import { paths } from '../../paths.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import { BookCard } from './BookCard.tsx';
import { CardsSkeleton } from './CardsSkeleton.tsx';
import { isBySameAuthor } from './moreLikeThis.ts';
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
      <Carousel
        title="More like this"
        items={items}
        start={slide}
        onMove={keepSlide}
        aside={<WaysOn book={book} others={books ?? []} />}
        instead={<CardsSkeleton />}
      />
    </div>
  );
}

const WAY = 'flex min-h-11 items-center text-accent underline underline-offset-4 hover:text-accent-strong';

/** To all that the shelf is a part of, where that is more than this book. */
function WaysOn({ book, others }: { book: Book; others: readonly Book[] }) {
  const { author, category } = book;
  return (
    <div className="flex flex-wrap gap-x-5">
      {others.some((other) => other.category === category) && (
        <Link to={paths.booksOf(category)} className={WAY}>
          More {categoryName(category).toLowerCase()}
        </Link>
      )}
      {author && others.some(isBySameAuthor(book)) && (
        <Link to={paths.booksSearch(author)} className={WAY}>
          By the same author
        </Link>
      )}
    </div>
  );
}
