import type { Book } from '@bookstore/contract/api/book';
import { DESCRIPTION_PREVIEW_LENGTH } from '@bookstore/contract/constants';
import { namedAuthor } from '@bookstore/contract/format/bookFacts';
import { struckPriceOf } from '@bookstore/contract/struckPrice';
import * as messages from '@bookstore/messages/book';
import { Link } from 'react-router-dom';
import { classNames } from '../../lib/classNames.ts';
import { previewText } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { Cover } from '../../ui/covers/Cover.tsx';
import { hidden } from '../../ui/hidden.tsx';
import { useTabIndex } from '../../ui/isInSight.ts';
import { Price } from '../../ui/Price.tsx';
import { PublicationNote } from '../../ui/PublicationNote.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AddToCartButton } from '../cart/AddToCartButton.tsx';
import { LowStockWarning } from '../cart/ItemWarning.tsx';

/** The cover is beside the text on phones, and above it where large text needs the width. */
export const BOOK_CARD =
  'group flex h-full gap-5 max-sm:min-h-64 max-md:flex-wrap sm:max-md:gap-6 md:flex-col [&>:last-child]:flex-1 max-md:[&>:last-child]:basis-36';
/** From 768 px the cover is in the middle of a panel as wide as the slide. */
export const CARD_COVER =
  'shelf-board flex items-end justify-center max-sm:self-start md:rounded-t-card md:bg-paper-sunk md:pt-8';
/** Grows upwards on hover, so that the cover stays on its shelf. */
export const ON_SHELF = 'origin-bottom transition-transform duration-300 group-hover:scale-[1.03]';

export const CARD_COVER_SIZES = '(min-width: 768px) 208px, (min-width: 640px) 176px, 112px';

interface Props {
  book: Book;
  isEager?: boolean;
  /** One-based rank among best sellers. */
  rank?: number | undefined;
}

export function BookCard({ book, isEager = false, rank }: Props) {
  const tabIndex = useTabIndex();
  const author = namedAuthor(book);
  return (
    <article className={BOOK_CARD}>
      <div className={CARD_COVER}>
        {rank && (
          <span className="absolute top-2 -right-3 z-10 grid size-9 place-items-center rounded-full bg-accent font-display text-lg text-on-accent md:top-4 md:left-4">
            {messages.bestSellerRank(rank, hidden)}
          </span>
        )}
        {/* A second link for pointers; Tab stops at the title only. */}
        <Link
          to={paths.book(book._id)}
          tabIndex={-1}
          className="block w-28 max-w-full rounded-cover shadow-cover sm:w-44 md:w-52"
        >
          <Cover
            book={book}
            alt={messages.coverOf(book.title)}
            sizes={CARD_COVER_SIZES}
            isEager={isEager}
            className={ON_SHELF}
          />
        </Link>
      </div>
      <div className="flex flex-col gap-1">
        <h3 dir="auto" className="font-display text-lg leading-snug sm:text-xl">
          <Link
            to={paths.book(book._id)}
            tabIndex={tabIndex}
            className="line-clamp-3 hover:underline max-sm:line-clamp-2"
          >
            {book.title}
          </Link>
        </h3>
        {author && (
          <p dir="auto" className="wrap-anywhere line-clamp-1 text-ink-soft text-sm">
            {author}
          </p>
        )}
        <p
          dir="auto"
          className="wrap-anywhere text-pretty pt-2 text-ink-soft text-sm leading-relaxed max-sm:pt-1 max-sm:leading-normal"
        >
          {previewText(book.description, DESCRIPTION_PREVIEW_LENGTH)}
        </p>
        <div className="pt-3 sm:mt-auto">
          <PublicationNote book={book} />
          <LowStockWarning book={book} />
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Price
              price={book.newPrice}
              struck={struckPriceOf(book)}
              className="flex-1 basis-16 text-lg max-sm:basis-full"
            />
            <AddToCartButton
              book={book}
              isNamed
              className="ml-auto px-3.5 max-sm:w-full max-sm:px-3 max-sm:text-sm [&>svg]:max-sm:hidden"
            />
          </div>
        </div>
      </div>
    </article>
  );
}

/** As large as the carousel's cards, to prevent a layout shift. */
export function CardsSkeleton() {
  return (
    <div className="grid gap-10 md:grid-cols-2 lg:gap-[50px] wide:grid-cols-3">
      <CardSkeleton />
      <CardSkeleton className="max-md:hidden" />
      <CardSkeleton className="max-wide:hidden" />
    </div>
  );
}

function CardSkeleton({ className }: { className?: string }) {
  return (
    <div
      className={classNames(
        'grid h-64 gap-5 max-md:grid-cols-[auto_1fr] sm:h-[17rem] md:h-[33.75rem] md:grid-rows-[1fr_auto]',
        className,
      )}
    >
      <Skeleton className="aspect-2/3 w-28 sm:w-44 md:aspect-auto md:w-full" />
      <div className="grid content-start gap-3">
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-11" />
      </div>
    </div>
  );
}
