import type { Book } from '@bookstore/contract/api/book';
import { categoryName } from '@bookstore/contract/constants';
import { formatPrice } from '@bookstore/contract/format/money';
import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useDeleteBookMutation } from '../../api/bookAdminApi.ts';
import { lazyNamed } from '../../lib/lazyNamed.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Cover } from '../../ui/covers/Cover.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { alertUser } from '../../ui/notify.ts';
import { CELL } from '../ui/cell.ts';
import { SelectBox } from '../ui/SelectBox.tsx';
import { holdDeleted } from './deletedBooks.ts';

const Copies = lazyNamed(() => import('./stock/Copies.tsx').then((module) => module.Copies));

interface BookRowProps {
  number: number;
  book: Book;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  /** The books of the page whose copies are counted. */
  countedIds: readonly string[];
}

export function BookRow({ number, book, isSelected, onSelect, countedIds }: BookRowProps) {
  const [isCounting, setIsCounting] = useState(false);
  const [editor, setEditor] = useState<HTMLElement | null>(null);
  return (
    <>
      <tr className={isSelected ? 'bg-accent-soft/60' : 'hover:bg-paper-sunk'}>
        <td className={`${CELL} text-ink-soft tabular-nums`}>
          <SelectBox name={`Select ${book.title}`} isSelected={isSelected} onChange={onSelect}>
            {number}
          </SelectBox>
        </td>
        <th scope="row" className={`${CELL} wrap-anywhere min-w-24 font-medium sm:min-w-40`}>
          <BookTitle book={book} />
        </th>
        <td className={`${CELL} capitalize max-sm:hidden`}>{categoryName(book.category).toLowerCase()}</td>
        <td className={`${CELL} tabular-nums`}>
          <p>{formatPrice(book.newPrice)}</p>
          {/* Its own, as high as what comes: the table is there before. */}
          <ErrorBoundary fallback={<p className="min-h-8 text-ink-soft text-sm">Copies not loaded</p>}>
            <Suspense fallback={<p className="min-h-8" />}>
              <Copies book={book} countedIds={countedIds} editor={editor} onEdit={setIsCounting} />
            </Suspense>
          </ErrorBoundary>
        </td>
        <td className={CELL}>
          <BookActions book={book} />
        </td>
      </tr>
      {isCounting && (
        <tr className="bg-paper-sunk">
          <td ref={setEditor} colSpan={5} className={CELL} />
        </tr>
      )}
    </>
  );
}

function BookTitle({ book }: { book: Book }) {
  return (
    <div className="flex items-center gap-4">
      <Cover book={book} alt="" sizes="40px" className="w-10! shrink-0 max-sm:hidden" />
      <div>
        <Link
          to={paths.book(book._id)}
          aria-label={`View ${book.title} in the shop`}
          className="underline-offset-4 hover:underline"
          dir="auto"
        >
          {book.title}
        </Link>
        {book.author && (
          <p dir="auto" className="font-normal text-ink-soft text-sm">
            {book.author}
          </p>
        )}
        {book.trending && (
          <p className="mt-1 inline-block rounded-full bg-accent-soft px-2 py-0.5 text-accent text-xs">Trending</p>
        )}
      </div>
    </div>
  );
}

function BookActions({ book }: { book: Book }) {
  const { search, state } = useLocation();
  const [deleteBook, { isLoading }] = useDeleteBookMutation();
  const remove = async () => {
    const { error } = await deleteBook(book._id);
    alertUser(error ? 'Failed to delete book. Please try again.' : 'Book deleted successfully!');
    if (!error) holdDeleted(book);
  };
  return (
    <div className="-my-1 flex gap-2 max-lg:flex-col">
      <Link
        to={paths.editBook(book._id)}
        state={{ ...(state as object | null), search }}
        aria-label={`Edit ${book.title}`}
        className={buttonClass('secondary', 'px-3! sm:px-4!')}
      >
        Edit
      </Link>
      <Button
        look="danger"
        className="px-3! sm:px-4!"
        aria-label={`Delete ${book.title}`}
        disabled={isLoading}
        onClick={() => void remove()}
      >
        Delete
      </Button>
    </div>
  );
}
