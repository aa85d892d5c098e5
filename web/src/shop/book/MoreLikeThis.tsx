import type { Book } from '@bookstore/contract/api/book';
import type { BooksQuery } from '@bookstore/contract/api/booksQuery';
import { categoryName } from '@bookstore/contract/constants';
import { isSoldOut } from '@bookstore/contract/format/bookFacts';
import { LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/book';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useGetBooksPageQuery } from '../../api/booksApi.ts';
import { useHistoryEntryState } from '../../lib/historyEntryState.ts';
import { whenNear } from '../../lib/whenNear.ts';
import { paths } from '../../paths.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import { BookCard, CardsSkeleton } from './BookCard.tsx';
import { authorQuery, isBySameAuthor, moreLikeThis } from './moreLikeThis.ts';

/** Loads near the viewport, and disappears without similar books. */
export function MoreLikeThis({ book }: { book: Book }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => (ref.current ? whenNear(ref.current, () => setIsNear(true)) : undefined), []);
  const books = useMoreLikeThis(book, isNear);
  const [slide, keepSlide] = useHistoryEntryState('more like this', 0);
  const items = useMemo(
    () => (books ?? []).map((other) => ({ id: other._id, content: <BookCard book={other} /> })),
    [books],
  );
  if (books?.length === 0) return null;
  return (
    <div ref={ref}>
      <Carousel
        title={isSoldOut(book) ? messages.soldOutAlternatives : messages.moreLikeThis}
        items={items}
        start={slide}
        onMove={keepSlide}
        aside={<RelatedLinks book={book} others={books ?? []} />}
        instead={<CardsSkeleton />}
      />
    </div>
  );
}

const LINK = 'flex min-h-11 items-center text-accent underline underline-offset-4 hover:text-accent-strong';

function RelatedLinks({ book, others }: { book: Book; others: readonly Book[] }) {
  const { author, category } = book;
  return (
    <div className="flex flex-wrap gap-x-5">
      {others.some((other) => other.category === category) && (
        <Link to={paths.booksOf(category)} className={LINK}>
          {messages.moreOfCategory(categoryName(category))}
        </Link>
      )}
      {author && others.some(isBySameAuthor(book)) && (
        <Link to={paths.contributor(author)} className={LINK}>
          {messages.byTheSameAuthor}
        </Link>
      )}
    </div>
  );
}

const NONE: readonly Book[] = [];

/** `/books?category=` shares this cached answer. */
const newestInCategory = ({ category }: Book): BooksQuery => ({
  limit: LIMITS.booksPage.default,
  category,
  available: false,
  sort: 'newest',
});

/** Makes one call each for category and author. Ignores failed calls. @returns undefined while loading */
function useMoreLikeThis(book: Book, isWanted: boolean): readonly Book[] | undefined {
  const ofCategory = useGetBooksPageQuery(isWanted ? newestInCategory(book) : skipToken);
  const query = isWanted ? authorQuery(book) : skipToken;
  const ofAuthor = useGetBooksPageQuery(query);
  const inCategory = ofCategory.currentData?.books ?? NONE;
  const byAuthor = ofAuthor.currentData?.books ?? NONE;
  const books = useMemo(() => moreLikeThis(book, [...byAuthor, ...inCategory]), [book, byAuthor, inCategory]);
  return isWanted && isSettled(ofCategory) && (query === skipToken || isSettled(ofAuthor)) ? books : undefined;
}

const isSettled = ({ currentData, isError }: { currentData?: unknown; isError: boolean }) =>
  currentData !== undefined || isError;
