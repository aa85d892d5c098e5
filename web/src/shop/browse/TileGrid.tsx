import type { BookTitle } from '@bookstore/contract/api/booksQuery';
import { TILE_COVER_SIZES } from '@bookstore/contract/covers';
import { canBeOrdered, namedAuthor, unavailableReason } from '@bookstore/contract/format/bookFacts';
import { struckPriceOf } from '@bookstore/contract/struckPrice';
import * as messages from '@bookstore/messages/browse';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { booksApi } from '../../api/booksApi.ts';
import { isWhole } from '../../api/cachedBooks.ts';
import { isNotFound } from '../../api/problem.ts';
import { classNames } from '../../lib/classNames.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Cover } from '../../ui/covers/Cover.tsx';
import { Price } from '../../ui/Price.tsx';
import { PublicationNote } from '../../ui/PublicationNote.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AddLabel, AddToCartButton, UnavailableButton, useAddToCart } from '../cart/AddToCartButton.tsx';
import { LowStockWarning } from '../cart/ItemWarning.tsx';
import { WishHeart } from '../wishes/WishHeart.tsx';
import type { ListedBook } from './useResultPage.ts';

/** Two columns on a phone, or one if large text needs the width. */
const GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(max(8rem,40%),1fr))] [--gap:1rem] sm:[--gap:1.5rem] gap-x-4 gap-y-9 sm:gap-x-6 md:grid-cols-3 xl:grid-cols-4';

const EAGER_COVERS = 4;
/** About as many as the first screen shows. */
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

interface Props {
  books: readonly ListedBook[];
  /** Whether the previous page's books are shown while the next page loads. */
  isStale?: boolean;
  /** Text after the author. */
  noteOf?: (book: ListedBook) => string;
  actionOf?: ((book: ListedBook) => ReactNode) | undefined;
}

export function TileGrid({ books, isStale = false, noteOf, actionOf }: Props) {
  return (
    <ul aria-busy={isStale} className={classNames(GRID, 'transition-opacity', isStale && 'opacity-50')}>
      {books.map((book, index) => (
        <li key={book._id}>
          <BookTile book={book} isEager={index < EAGER_COVERS} note={noteOf?.(book)} action={actionOf?.(book)} />
        </li>
      ))}
    </ul>
  );
}

/** As large as the tiles, to prevent a layout shift. */
export function TileGridSkeleton() {
  return (
    <div className={GRID}>
      {PLACES.map((place) => (
        <div key={place} className="grid gap-3">
          <Skeleton className="aspect-2/3 max-w-44" />
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-11 rounded-control" />
        </div>
      ))}
    </div>
  );
}

const BUTTON = 'w-full px-2! leading-tight max-sm:text-sm [&>svg]:max-sm:hidden';

interface TileProps {
  book: ListedBook;
  isEager: boolean;
  note: string | undefined;
  action: ReactNode;
}

function BookTile({ book, isEager, note, action }: TileProps) {
  const author = namedAuthor(book);
  return (
    <article className="group grid h-full grid-rows-[auto_1fr]">
      {/* The title is the link for keyboard and assistive technology; the picture is a larger target for the pointer. */}
      <Link to={paths.book(book._id)} tabIndex={-1} aria-hidden="true" className="shelf-board">
        <span className="block w-full max-w-44 rounded-cover shadow-cover">
          <Cover
            book={book}
            alt=""
            sizes={TILE_COVER_SIZES}
            isEager={isEager}
            className="origin-bottom transition-transform duration-300 group-hover:scale-[1.03]"
          />
        </span>
      </Link>
      <div className="flex flex-col gap-1 pt-3">
        <h2 dir="auto" className="font-display text-base leading-snug sm:text-lg">
          <Link to={paths.book(book._id)} className="wrap-anywhere line-clamp-3 hover:underline">
            {book.title}
          </Link>
        </h2>
        {author && (
          <p dir="auto" className="wrap-anywhere line-clamp-2 text-ink-soft text-sm">
            {author}
          </p>
        )}
        {note && (
          <p dir="auto" className="wrap-anywhere line-clamp-2 text-ink-soft text-sm">
            {note}
          </p>
        )}
        <div className="mt-auto grid gap-3 pt-2">
          <div>
            <PublicationNote book={book} />
            <LowStockWarning book={book} />
            <div className="flex items-center justify-between gap-1">
              <Price price={book.newPrice} struck={struckPriceOf(book)} className="text-base" />
              {!action && <WishHeart book={book} />}
            </div>
          </div>
          {isWhole(book) ? (
            <AddToCartButton book={book} isNamed className={BUTTON} />
          ) : (
            <AddTitleToCart title={book} className={BUTTON} />
          )}
          {action}
        </div>
      </div>
    </article>
  );
}

/** Loads the book first, because the cart stores whole books. */
function AddTitleToCart({ title, className }: { title: BookTitle; className: string }) {
  const addToCart = useAddToCart();
  const [getBook, { isFetching }] = booksApi.endpoints.getBook.useLazyQuery();
  const [problem, setProblem] = useState('');
  const add = async () => {
    if (isFetching) return;
    setProblem('');
    const { data, error } = await getBook(title._id, true);
    if (!data) setProblem(isNotFound(error) ? messages.noLongerAvailable : messages.notAdded);
    else if (canBeOrdered(data)) addToCart(data);
    else setProblem(unavailableReason(data));
  };
  if (!canBeOrdered(title)) return <UnavailableButton book={title} isNamed className={className} />;
  return (
    <div className="grid gap-1.5">
      <Button
        look="eager"
        className={className}
        aria-label={messages.addToCart(title.title)}
        aria-disabled={isFetching}
        onClick={() => void add()}
      >
        <AddLabel isOneOfMany />
      </Button>
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
    </div>
  );
}
