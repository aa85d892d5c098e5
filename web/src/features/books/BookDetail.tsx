import type { Book } from '@bookstore/contract/book';
import { Cover } from '../../covers/Cover.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Price } from '../../ui/Price.tsx';
import { AddToCartButton } from '../cart/AddToCartButton.tsx';
import { FewLeft } from '../cart/CartMark.tsx';
import { isSoldOut } from '../cart/isSoldOut.ts';
import { BookFacts } from './BookFacts.tsx';
import { BookJsonLd } from './BookJsonLd.tsx';

export function BookDetail({ book }: { book: Book }) {
  return (
    <article className="grid items-start gap-8 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:gap-10 lg:gap-16">
      <BookJsonLd book={book} />
      <div className="grid place-items-center rounded-card bg-paper-sunk p-8 md:sticky md:top-28 lg:p-14">
        <Cover
          book={book}
          alt={`Cover of ${book.title}`}
          sizes="(min-width: 1024px) 336px, 272px"
          isEager
          className="max-w-56 shadow-cover md:max-w-68 lg:max-w-84"
        />
      </div>
      <div className="grid max-w-xl gap-6 lg:py-4">
        <PageHeading className="text-3xl sm:text-4xl lg:text-5xl">{book.title}</PageHeading>
        <Price price={book.newPrice} oldPrice={book.oldPrice} className="text-2xl" />
        <div className="grid gap-2">
          <FewLeft book={book} />
          <AddToCartButton book={book} className="w-full sm:w-fit sm:px-8" />
          {isSoldOut(book) && <p className="text-ink-soft text-sm">There is no copy left at the moment.</p>}
        </div>
        <BookFacts book={book} />
        <div className="grid gap-2">
          <h2 className="font-display text-xl">Description</h2>
          <p className="wrap-anywhere max-w-prose whitespace-pre-line text-ink-soft leading-relaxed">
            {book.description}
          </p>
        </div>
      </div>
    </article>
  );
}
