import type { Book } from '@bookstore/contract/book';
import { DESCRIPTION_PREVIEW_LENGTH } from '@bookstore/contract/constants';
import { Link } from 'react-router-dom';
import { Cover } from '../../covers/Cover.tsx';
import { previewText } from '../../lib/previewText.ts';
import { paths } from '../../paths.ts';
import { useTabIndex } from '../../ui/isInSight.ts';
import { Price } from '../../ui/Price.tsx';
import { AddToCartButton } from '../cart/AddToCartButton.tsx';
import { FewLeft } from '../cart/CartMark.tsx';

/** The cover on its table above the text; beside it where one card takes the whole width of a larger phone. */
export const BOOK_CARD =
  'group grid h-full grid-rows-[auto_1fr] overflow-hidden rounded-card border border-line bg-paper-raised shadow-card sm:max-md:grid-cols-[14rem_1fr] sm:max-md:grid-rows-1';

export const CARD_COVER_SIZES = '(min-width: 768px) 176px, 160px';

/** A book in a carousel. */
export function BookCard({ book, isEager = false }: { book: Book; isEager?: boolean }) {
  const tabIndex = useTabIndex();
  return (
    <article className={BOOK_CARD}>
      <div className="grid place-items-center bg-paper-sunk p-6 lg:p-8">
        {/* The title's twin, for a hand: the Tab key stops at the title alone. */}
        <Link to={paths.book(book._id)} tabIndex={-1} className="block w-40 rounded-cover shadow-cover md:w-44">
          <Cover
            book={book}
            alt={`Cover of ${book.title}`}
            sizes={CARD_COVER_SIZES}
            isEager={isEager}
            className="transition-transform duration-300 group-hover:scale-[1.03]"
          />
        </Link>
      </div>
      <div className="flex flex-col gap-2.5 p-4 sm:p-5">
        <h3 className="font-display text-lg leading-snug sm:text-xl">
          <Link to={paths.book(book._id)} tabIndex={tabIndex} className="line-clamp-3 hover:underline">
            {book.title}
          </Link>
        </h3>
        <p className="wrap-anywhere text-pretty text-ink-soft text-sm leading-relaxed">
          {previewText(book.description, DESCRIPTION_PREVIEW_LENGTH)}
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-3">
          <div>
            <Price price={book.newPrice} oldPrice={book.oldPrice} className="text-lg" />
            <FewLeft book={book} />
          </div>
          <AddToCartButton book={book} isNamed className="whitespace-nowrap px-3.5 max-wide:grow" />
        </div>
      </div>
    </article>
  );
}
