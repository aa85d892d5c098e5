import type { Book } from '@bookstore/contract/api/book';
import type { BookTitle } from '@bookstore/contract/api/booksQuery';
import { BOOK_COVER_SIZES } from '@bookstore/contract/covers';
import { isSoldOut, namedAuthor } from '@bookstore/contract/format/bookFacts';
import { describeBook, toDataBlock } from '@bookstore/contract/format/bookJsonLd';
import * as messages from '@bookstore/messages/book';
import { lazy, type ReactNode, useDeferredValue, useLayoutEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { isWhole } from '../../api/cachedBooks.ts';
import { afterFirstView } from '../../lib/firstView.ts';
import { removeServerJsonLd } from '../../lib/usePageMeta.ts';
import { paths } from '../../paths.ts';
import { Cover, displayedPicture } from '../../ui/covers/Cover.tsx';
import { coverPicture } from '../../ui/covers/coverPicture.ts';
import { ON_TINT, tintedPanel } from '../../ui/covers/coverTint.ts';
import { LazyPart } from '../../ui/LazyPart.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { PriceNote } from '../legal/PriceNote.tsx';
import { WishButton } from '../wishes/WishButton.tsx';
import { AskAboutBook, BookFacts } from './BookFacts.tsx';
import { BuyBox, DeliveryPromise } from './BuyBox.tsx';
import { ExcerptLink, ShopsNote, TitlePageDetails } from './TitlePage.tsx';

const BackAlert = lazy(() =>
  afterFirstView(() => import('./BackAlert.tsx')).then(({ BackAlert }) => ({ default: BackAlert })),
);

const NextInSeries = lazy(() =>
  afterFirstView(() => import('./NextInSeries.tsx')).then(({ NextInSeries }) => ({ default: NextInSeries })),
);

const OtherEditions = lazy(() =>
  afterFirstView(() => import('./OtherEditions.tsx')).then(({ OtherEditions }) => ({ default: OtherEditions })),
);

const ProductSafety = lazy(() =>
  afterFirstView(() => import('./ProductSafety.tsx')).then(({ ProductSafety }) => ({ default: ProductSafety })),
);

/** As high as the section, to prevent a layout shift. */
const SERIES_PLACEHOLDER = <div className="h-60" />;

interface Props {
  book: Book | BookTitle;
  /** Renders title and cover a frame before the rest. The layout shift is acceptable only right after a tap. */
  isDrawnInTap: boolean;
  /** Alternatives to an unavailable book, before the description on phones and after it on larger screens. */
  instead: ReactNode;
}

/** Phones show price and button in a sticky row at the bottom. While only the title is known, the rest loads later. */
export function BookDetail({ book, isDrawnInTap, instead }: Props) {
  const isRestDrawn = useDeferredValue(true, isDrawnInTap ? false : undefined);
  const whole = isRestDrawn && isWhole(book) ? book : null;
  return (
    <article className="flex flex-col gap-8 max-md:gap-6 md:grid md:grid-cols-[1fr_18rem] md:gap-10 wide:grid-cols-[1fr_26rem] wide:grid-rows-[auto_1fr]">
      {whole && <BookJsonLd book={whole} />}
      <TitlePanel book={book} />
      <div className="max-md:contents md:sticky md:top-28 md:col-start-2 md:row-start-2 md:grid md:h-fit md:gap-6 md:rounded-card md:border md:border-line md:bg-paper-raised md:p-6 md:shadow-card wide:row-span-2 wide:row-start-1 wide:mt-14 wide:mr-14">
        <BuyBox book={book} />
        {isSoldOut(book) && (
          <LazyPart>
            <BackAlert id={book._id} />
          </LazyPart>
        )}
        <PriceNote />
        <DeliveryPromise book={book} />
        <WishButton book={book} />
        {whole && (
          <div className="grid gap-5 border-line border-t pt-5 max-md:order-1">
            <BookFacts book={whole} />
            <AskAboutBook book={whole} />
            {whole.publisher && (
              <LazyPart>
                <ProductSafety publisher={whole.publisher} />
              </LazyPart>
            )}
          </div>
        )}
      </div>
      {instead && <div className="-mx-4 sm:-mx-6 md:col-span-full md:row-start-3">{instead}</div>}
      {whole && (
        <div className="grid h-fit gap-8 md:col-start-1 md:row-start-2 lg:px-14">
          <LazyPart>
            <OtherEditions book={whole} />
          </LazyPart>
          {whole.note && <ShopsNote note={whole.note} />}
          {whole.description && <Description book={whole} />}
          {whole.series && (
            <LazyPart placeholder={SERIES_PLACEHOLDER}>
              <NextInSeries book={whole} series={whole.series.name} placeholder={SERIES_PLACEHOLDER} />
            </LazyPart>
          )}
        </div>
      )}
    </article>
  );
}

/** Titles of this many characters are set smaller. */
const LONG_TITLE = 80;

function TitlePanel({ book }: { book: Book | BookTitle }) {
  // Measured while the previous page is still visible.
  const [placeholder] = useState(() => displayedPicture(book));
  const tinted = tintedPanel(book);
  const author = namedAuthor(book);
  const whole = isWhole(book) ? book : null;
  return (
    <div
      style={tinted}
      className="grid items-center gap-5 rounded-card bg-paper-sunk p-[min(1.25rem,5.2vw)] text-ink max-md:grid-cols-1 max-md:justify-items-center max-md:text-center md:col-span-full md:grid-cols-[auto_1fr] md:gap-8 md:p-8 lg:gap-16 lg:p-14 wide:row-start-1 wide:pr-112"
    >
      <div className="w-40 max-w-full rounded-cover shadow-cover md:w-52 lg:w-64" style={tinted && ON_TINT}>
        <Cover
          book={book}
          alt={messages.coverOf(book.title)}
          sizes={BOOK_COVER_SIZES}
          isEager
          placeholder={placeholder}
        />
      </div>
      <div className="grid gap-3 max-md:gap-2">
        <PageHeading
          dir="auto"
          className={`wrap-anywhere ${book.title.length > LONG_TITLE ? 'text-xl sm:text-3xl' : 'text-3xl sm:text-4xl lg:text-5xl'}`}
        >
          {book.title}
        </PageHeading>
        {whole?.subtitle && (
          <p dir="auto" className="wrap-anywhere text-balance font-display text-xl">
            {whole.subtitle}
          </p>
        )}
        {author && (
          <p dir="auto" className="wrap-anywhere text-lg">
            {messages.byAuthor(
              <Link key="author" to={paths.contributor(author)} className="underline underline-offset-4">
                {author}
              </Link>,
            )}
          </p>
        )}
        {whole && <TitlePageDetails book={whole} />}
        {whole?.hasExcerpt && <ExcerptLink id={whole._id} />}
      </div>
    </div>
  );
}

function Description({ book }: { book: Book }) {
  return (
    <div className="grid gap-2">
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

/** Search engines read this data (schema.org). Script policies do not apply to data blocks. */
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
