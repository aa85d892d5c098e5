import type { Book } from '@bookstore/contract/book';
import { formatPrice } from '@bookstore/contract/money';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useDeleteBookMutation, useRestoreBookMutation } from '../../../api/bookAdminApi.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { alertUser } from '../../../ui/notify.ts';
import { CELL } from '../ui/cell.ts';

interface BookRowProps {
  number: number;
  book: Book;
  onDeleted: (book: Book) => void;
}

export function BookRow({ number, book, onDeleted }: BookRowProps) {
  const [deleteBook, { isLoading }] = useDeleteBookMutation();
  const remove = async () => {
    const { error } = await deleteBook(book._id);
    alertUser(error ? 'Failed to delete book. Please try again.' : 'Book deleted successfully!');
    if (!error) onDeleted(book);
  };
  return (
    <tr className="hover:bg-paper-sunk">
      <td className={`${CELL} text-ink-soft tabular-nums`}>{number}</td>
      <th scope="row" className={`${CELL} wrap-anywhere min-w-24 font-medium`}>
        {book.title}
      </th>
      <td className={`${CELL} capitalize max-sm:hidden`}>{book.category}</td>
      <td className={`${CELL} tabular-nums`}>{formatPrice(book.newPrice)}</td>
      <td className={CELL}>
        <div className="-my-1 flex gap-2 max-sm:flex-col">
          <Link
            to={paths.editBook(book._id)}
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
      </td>
    </tr>
  );
}

interface DeletedRowProps {
  book: Book;
  onRestored: (id: string) => void;
  /** The row goes while its button has the focus, which needs another place. */
  onFocusLost: () => void;
}

/** The place of a deleted book. It does not repeat the title: the book is in no list any more. */
export function DeletedRow({ book, onRestored, onFocusLost }: DeletedRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [restoreBook, { isLoading, isSuccess }] = useRestoreBookMutation();
  useLayoutEffect(() => {
    const undo = button.current;
    // The button that was pressed went with the row: who works by keyboard goes on here.
    if (document.activeElement === document.body) undo?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === undo) onFocusLost();
    };
  }, [onFocusLost]);
  const restore = async () => {
    const { error } = await restoreBook(book._id);
    if (error) alertUser('Failed to restore book. Please try again.');
    else onRestored(book._id);
  };
  return (
    <tr className="bg-paper-sunk">
      <td className={CELL} />
      <td colSpan={2} className={`${CELL} text-ink-soft`}>
        {isSuccess ? 'On its way back' : 'This book was deleted'}
      </td>
      {/* On a phone, where the column of categories is hidden, the text has taken this place. */}
      <td className={`${CELL} max-sm:hidden`} />
      <td className={CELL}>
        <button
          ref={button}
          type="button"
          aria-disabled={isLoading || isSuccess}
          onClick={() => !isLoading && !isSuccess && void restore()}
          className={buttonClass('secondary', 'px-4!')}
        >
          Undo
        </button>
      </td>
    </tr>
  );
}
