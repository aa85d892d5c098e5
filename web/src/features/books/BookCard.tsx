import type { Book } from '@bookstore/contract/book';
import { DESCRIPTION_PREVIEW_LENGTH } from '@bookstore/contract/constants';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { previewText } from '../../lib/previewText.ts';
import { Cover } from '../../ui/Cover.tsx';
import { Price } from '../../ui/Price.tsx';
import { AddToCartButton } from '../cart/AddToCartButton.tsx';

/** A book in a carousel. The cover's link is for the pointer only: the title beside it is the same link. */
export function BookCard({ book, isEager = false }: { book: Book; isEager?: boolean }) {
  return (
    <article className="group grid h-full grid-cols-[8.5rem_minmax(0,1fr)] sm:grid-cols-[10rem_minmax(0,1fr)] gap-5 rounded-card border border-line bg-paper-raised p-4 shadow-card sm:gap-6 sm:p-5 lg:grid-cols-[9rem_minmax(0,1fr)] lg:gap-5">
      <Link to={paths.book(book._id)} className="block h-fit overflow-hidden rounded-cover shadow-cover">
        <Cover
          coverImage={book.coverImage}
          title={book.title}
          author={book.author}
          alt={`Cover of ${book.title}`}
          sizes="(min-width: 640px) 160px, 136px"
          isEager={isEager}
          className="transition-transform duration-300 group-hover:scale-[1.03]"
        />
      </Link>
      <div className="flex min-w-0 flex-col gap-2.5">
        <h3 className="font-display text-lg leading-snug sm:text-xl">
          <Link to={paths.book(book._id)} className="line-clamp-3 hover:underline">
            {book.title}
          </Link>
        </h3>
        <p className="wrap-anywhere text-ink-soft text-sm leading-relaxed">
          {previewText(book.description, DESCRIPTION_PREVIEW_LENGTH)}
        </p>
        <div className="mt-auto grid gap-3 pt-1">
          <Price price={book.newPrice} oldPrice={book.oldPrice} className="text-lg" />
          <AddToCartButton book={book} isNamed className="w-full whitespace-nowrap px-3" />
        </div>
      </div>
    </article>
  );
}
