import type { BookTitle } from '@bookstore/contract/api/booksQuery';
import { BOOK_COVER_SIZES } from '@bookstore/contract/covers';
import { namedAuthor } from '@bookstore/contract/format/bookFacts';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { isOnlyBookOfAuthor, type WithBooksCache } from '../../api/cachedBooks.ts';
import { paths } from '../../paths.ts';
import { Cover, seenPicture } from '../../ui/covers/Cover.tsx';
import { ON_TINT, tintedPanel } from '../../ui/covers/tintedPanel.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';

/** The cover, the title and who wrote it, on the cover's own colour. */
export function TitlePanel({ book }: { book: BookTitle }) {
  // Looked up while the page that led here is still in sight.
  const [seen] = useState(() => seenPicture(book));
  const tinted = tintedPanel(book);
  const author = namedAuthor(book);
  const isOnly = useSelector((state: WithBooksCache) => isOnlyBookOfAuthor(state, book));
  return (
    <div
      style={tinted}
      className="grid items-center gap-8 rounded-card bg-paper-sunk p-8 text-ink max-md:justify-items-center max-md:text-center md:col-span-full md:grid-cols-[auto_1fr] lg:gap-16 lg:p-14 wide:row-start-1 wide:pr-112"
    >
      <div className="w-52 rounded-cover shadow-cover lg:w-64" style={tinted && ON_TINT}>
        <Cover book={book} alt={`Cover of ${book.title}`} sizes={BOOK_COVER_SIZES} isEager seen={seen} />
      </div>
      <div className="grid gap-3">
        <PageHeading dir="auto" className="text-3xl sm:text-4xl lg:text-5xl">
          {book.title}
        </PageHeading>
        {author && (
          <p dir="auto" className="wrap-anywhere text-lg">
            by{' '}
            {isOnly ? (
              author
            ) : (
              <Link to={paths.booksSearch(author)} className="underline underline-offset-4">
                {author}
              </Link>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
