import type { Book } from '@bookstore/contract/api/book';
import type { BookTitle } from '@bookstore/contract/api/booksQuery';
import { isSoldOut } from '@bookstore/contract/format/bookFacts';
import { Suspense } from 'react';
import { lazyNamed } from '../../lib/lazyNamed.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';

const BackAlert = lazyNamed(
  () => import('./BackAlert.tsx'),
  (module) => module.BackAlert,
);

/** At a sold-out book alone: most pages load none of it. */
export function TellWhenBack({ book }: { book: Book | BookTitle }) {
  if (!isSoldOut(book)) return null;
  return (
    <ErrorBoundary resetKey={book._id} fallback={null}>
      <Suspense>
        <BackAlert id={book._id} />
      </Suspense>
    </ErrorBoundary>
  );
}
