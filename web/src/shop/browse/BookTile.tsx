import { TILE_COVER_SIZES } from '@bookstore/contract/covers';
import { namedAuthor } from '@bookstore/contract/format/bookFacts';
import { Link } from 'react-router-dom';
import { isWhole } from '../../api/cachedBooks.ts';
import { paths } from '../../paths.ts';
import { Cover } from '../../ui/covers/Cover.tsx';
import { Price } from '../../ui/Price.tsx';
import { AddToCartButton } from '../cart/AddToCartButton.tsx';
import { FewLeft } from '../cart/CartMark.tsx';
import { AddTitleToCart } from './AddTitleToCart.tsx';
import type { ShownBook } from './booksShown.ts';

const BUTTON = 'w-full whitespace-nowrap px-2!';

/** A book among many: its cover on a shelf of its row, and what one needs to choose it. */
export function BookTile({ book, isEager }: { book: ShownBook; isEager: boolean }) {
  const author = namedAuthor(book);
  return (
    <article className="group grid h-full grid-rows-[auto_1fr]">
      {/* The title is the link that is read out and reached by keyboard; the picture is a larger mark for the pointer. */}
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
          <p dir="auto" className="wrap-anywhere line-clamp-1 text-ink-soft text-sm">
            {author}
          </p>
        )}
        <div className="mt-auto grid gap-3 pt-2">
          <div>
            <Price
              price={book.newPrice}
              {...(isWhole(book) && { oldPrice: book.oldPrice })}
              className="flex-wrap text-base"
            />
            <FewLeft book={book} />
          </div>
          {isWhole(book) ? (
            <AddToCartButton book={book} isNamed className={BUTTON} />
          ) : (
            <AddTitleToCart title={book} className={BUTTON} />
          )}
        </div>
      </div>
    </article>
  );
}
