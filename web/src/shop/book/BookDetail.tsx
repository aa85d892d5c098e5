import type { Book } from '@bookstore/contract/api/book';
import type { BookTitle } from '@bookstore/contract/api/booksQuery';
import { BOOK_COVER_SIZES } from '@bookstore/contract/covers';
import { deliveryTimeText } from '@bookstore/contract/deliveryTexts';
import { isSoldOut, namedAuthor } from '@bookstore/contract/format/bookFacts';
import { describeBook, toDataBlock } from '@bookstore/contract/format/bookJsonLd';
import { struckPriceOf } from '@bookstore/contract/struckPrice';
import * as messages from '@bookstore/messages/book';
import { delivery } from '@bookstore/shop/delivery';
import { useDeferredValue, useLayoutEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { isOnlyBookOfAuthor, isWhole, type WithBooksCache } from '../../api/cachedBooks.ts';
import { IN_SHOP_LANGUAGE } from '../../lib/inShopLanguage.ts';
import { removeServerJsonLd } from '../../lib/usePageMeta.ts';
import { paths } from '../../paths.ts';
import { Cover, displayedPicture } from '../../ui/covers/Cover.tsx';
import { coverPicture } from '../../ui/covers/coverPicture.ts';
import { ON_TINT, tintedPanel } from '../../ui/covers/coverTint.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Price } from '../../ui/Price.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AddToCartButton } from '../cart/AddToCartButton.tsx';
import { LowStockWarning } from '../cart/ItemWarning.tsx';
import { BookFacts } from './BookFacts.tsx';

/**
 * Price, button and facts are a sticky column beside the text; on a large screen it begins on the title's panel. On a phone, price and
 * button are a sticky row at the foot of the screen, the delivery promise comes before the description and the facts after it. If
 * only the title of a book is known, the rest is rendered when it has loaded.
 * @param isDrawnInTap renders title and cover a frame before the rest. The layout shift is acceptable only right after a tap.
 */
export function BookDetail({ book, isDrawnInTap }: { book: Book | BookTitle; isDrawnInTap: boolean }) {
  const isRestDrawn = useDeferredValue(true, isDrawnInTap ? false : undefined);
  const whole = isRestDrawn && isWhole(book) ? book : null;
  return (
    <article className="flex flex-col gap-8 md:grid md:grid-cols-[1fr_18rem] md:gap-10 wide:grid-cols-[1fr_26rem]">
      {whole && <BookJsonLd book={whole} />}
      <TitlePanel book={book} />
      <div className="max-md:contents md:sticky md:top-28 md:col-start-2 md:row-start-2 md:grid md:h-fit md:gap-6 md:rounded-card md:border md:border-line md:bg-paper-raised md:p-6 md:shadow-card wide:row-span-2 wide:row-start-1 wide:mt-14 wide:mr-14">
        <BuyBox book={book} />
        <p {...IN_SHOP_LANGUAGE} className="text-ink-soft text-sm max-md:text-center">
          {deliveryTimeText()}. {delivery.promise}.
        </p>
        {whole && <BookFacts book={whole} />}
      </div>
      {whole && <Description book={whole} />}
    </article>
  );
}

/** The cover, the title and who wrote it, on the cover's own colour. */
function TitlePanel({ book }: { book: BookTitle }) {
  // Determined while the previous page is still visible.
  const [seen] = useState(() => displayedPicture(book));
  const tinted = tintedPanel(book);
  const author = namedAuthor(book);
  const isOnly = useSelector((state: WithBooksCache) => isOnlyBookOfAuthor(state, book));
  return (
    <div
      style={tinted}
      className="grid items-center gap-8 rounded-card bg-paper-sunk p-8 text-ink max-md:justify-items-center max-md:text-center md:col-span-full md:grid-cols-[auto_1fr] lg:gap-16 lg:p-14 wide:row-start-1 wide:pr-112"
    >
      <div className="w-52 rounded-cover shadow-cover lg:w-64" style={tinted && ON_TINT}>
        <Cover book={book} alt={messages.coverOf(book.title)} sizes={BOOK_COVER_SIZES} isEager seen={seen} />
      </div>
      <div className="grid gap-3">
        <PageHeading dir="auto" className="text-3xl sm:text-4xl lg:text-5xl">
          {book.title}
        </PageHeading>
        {author && (
          <p dir="auto" className="wrap-anywhere text-lg">
            {messages.byAuthor(
              isOnly ? (
                author
              ) : (
                <Link key="author" to={paths.booksSearch(author)} className="underline underline-offset-4">
                  {author}
                </Link>
              ),
            )}
          </p>
        )}
      </div>
    </div>
  );
}

/** Price and button. On a phone this is one row. */
function BuyBox({ book }: { book: Book | BookTitle }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line max-md:sticky max-md:bottom-0 max-md:z-10 max-md:order-last max-md:-mx-4 max-md:border-t max-md:bg-paper max-md:px-4 max-md:py-3 md:grid md:gap-4">
      <div>
        <Price price={book.newPrice} struck={struckPriceOf(book)} className="text-xl md:text-2xl" />
        <LowStockWarning book={book} />
      </div>
      {isWhole(book) ? <AddToCartButton book={book} className="max-md:px-3.5" /> : <Skeleton className="h-11 w-32" />}
      {isSoldOut(book) && <p className="text-ink-soft text-sm">{messages.noCopyLeft}</p>}
    </div>
  );
}

function Description({ book }: { book: Book }) {
  return (
    <div className="grid h-fit gap-2 lg:px-14">
      <h2 className="font-display text-xl">{messages.description}</h2>
      <p
        dir="auto"
        lang={book.language}
        className="wrap-anywhere max-w-prose whitespace-pre-line text-ink-soft leading-relaxed"
      >
        {book.description}
      </p>
    </div>
  );
}

/** Describes the book to search engines (schema.org). A data block: no policy on scripts concerns it. */
export function BookJsonLd({ book }: { book: Book }) {
  useLayoutEffect(removeServerJsonLd, []);
  const { origin } = window.location;
  const cover = coverPicture(book)?.large;
  const description = describeBook(book, {
    url: origin + paths.book(book._id),
    cover: cover ? new URL(cover, origin).href : null,
  });
  return <script type="application/ld+json">{toDataBlock(description)}</script>;
}
