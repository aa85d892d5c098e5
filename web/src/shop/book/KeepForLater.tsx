import type { Book } from '@bookstore/contract/api/book';
import type { BookTitle } from '@bookstore/contract/api/booksQuery';
import { isSoldOut } from '@bookstore/contract/format/bookFacts';
import { Suspense } from 'react';
import { lazyNamed } from '../../lib/lazyNamed.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { WishButton } from '../wishes/WishButton.tsx';

const BackAlert = lazyNamed(
  () => import('./BackAlert.tsx'),
  (module) => module.BackAlert,
);

/** What one can do with a book beside buying it now. */
export function KeepForLater({ book }: { book: Book | BookTitle }) {
  return (
    <div className="grid gap-3 max-md:justify-items-center">
      {isSoldOut(book) && (
        <ErrorBoundary resetKey={book._id} fallback={null}>
          <Suspense>
            <BackAlert id={book._id} />
          </Suspense>
        </ErrorBoundary>
      )}
      <WishButton book={book} />
    </div>
  );
}
