import type { Book } from '@bookstore/contract/book';
import { DEFAULT_AUTHOR } from '@bookstore/contract/constants';
import { formatDate } from '../../lib/formatDate.ts';
import { Cover } from '../../ui/Cover.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Price } from '../../ui/Price.tsx';
import { AddToCartButton } from '../cart/AddToCartButton.tsx';
import { BookJsonLd } from './BookJsonLd.tsx';

export function BookDetail({ book }: { book: Book }) {
  return (
    <article className="grid gap-8 md:grid-cols-[minmax(0,20rem)_1fr] md:gap-14">
      <BookJsonLd book={book} />
      <div className="mx-auto w-56 sm:w-64 md:w-full">
        <Cover
          coverImage={book.coverImage}
          title={book.title}
          author={book.author}
          alt={`Cover of ${book.title}`}
          sizes="(min-width: 768px) 320px, 256px"
          isEager
          className="shadow-cover"
        />
      </div>
      <div className="grid h-fit gap-6">
        <PageHeading>{book.title}</PageHeading>
        <Price price={book.newPrice} oldPrice={book.oldPrice} className="text-2xl" />
        <AddToCartButton book={book} className="w-full sm:w-fit sm:px-8" />
        <dl className="grid gap-2 border-line border-y py-5 text-ink">
          <Fact name="Author">{book.author || DEFAULT_AUTHOR}</Fact>
          <Fact name="Published">{formatDate(book.createdAt)}</Fact>
          <Fact name="Category">
            <span className="capitalize">{book.category}</span>
          </Fact>
        </dl>
        <div className="grid gap-2">
          <h2 className="font-medium text-sm">Description</h2>
          <p className="wrap-anywhere max-w-prose whitespace-pre-line text-ink-soft leading-relaxed">
            {book.description}
          </p>
        </div>
      </div>
    </article>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex gap-3">
      <dt className="w-24 shrink-0 text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
