import type { Book } from '@bookstore/contract/api/book';
import type { BookTitle } from '@bookstore/contract/api/booksQuery';
import { isSoldOut } from '@bookstore/contract/format/bookFacts';
import { isWhole } from '../../api/cachedBooks.ts';
import { Price } from '../../ui/Price.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AddToCartButton } from '../cart/AddToCartButton.tsx';
import { FewLeft } from '../cart/CartMark.tsx';

/** What a book costs, and the way to have it. On a phone it is one row. */
export function BuyBox({ book }: { book: Book | BookTitle }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line max-md:sticky max-md:bottom-0 max-md:z-10 max-md:order-last max-md:-mx-4 max-md:border-t max-md:bg-paper max-md:px-4 max-md:py-3 md:grid md:gap-4">
      <div>
        <Price
          price={book.newPrice}
          {...(isWhole(book) && { oldPrice: book.oldPrice })}
          className="text-xl md:text-2xl"
        />
        <FewLeft book={book} />
      </div>
      {isWhole(book) ? <AddToCartButton book={book} className="max-md:px-3.5" /> : <Skeleton className="h-11 w-32" />}
      {isSoldOut(book) && <p className="text-ink-soft text-sm">There is no copy left at the moment.</p>}
    </div>
  );
}
